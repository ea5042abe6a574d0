/** An attachment: this has the focus when its dialog opens. */
export const first = (element: HTMLElement) => element.setAttribute('autofocus', '');
