declare module 'virtual:symbols' {
  /** Lines of each unit's symbol inside the frame 25,50 to 175,150, drawn in the current colour. */
  const symbols: Record<string, string>;
  export default symbols;
}

declare module 'virtual:pictures' {
  /** Drawings of boards by name, fetched when they are needed. */
  const pictures: Record<string, () => Promise<{ default: string }>>;
  export default pictures;
}
