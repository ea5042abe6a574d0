// Small things kept in this browser. A browser that keeps nothing (private window, full disk) still plays.

export function load<T>(name: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(`feldzug.${name}`);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

export function save(name: string, value: unknown) {
  try {
    localStorage.setItem(`feldzug.${name}`, JSON.stringify(value));
  } catch {
    // Then it is forgotten when the page closes.
  }
}
