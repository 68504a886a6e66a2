const OPEN_LAYERS = 'dialog[open], header [aria-expanded="true"]';
const TYPING = 'input, textarea, select, [contenteditable]';

/** Whether a popup may open by itself: not over a dialog or menu, and not while the visitor is in a field. */
export const mayInterrupt = (page: Document): boolean =>
  !page.querySelector(OPEN_LAYERS) && !page.activeElement?.matches(TYPING);
