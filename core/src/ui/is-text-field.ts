/** Kinds of `input` that hold no text a person could type, select or copy. */
const WITHOUT_TEXT = ['button', 'checkbox', 'color', 'file', 'image', 'radio', 'range', 'reset', 'submit'];

const TEXT_FIELD = `textarea, input${WITHOUT_TEXT.map((type) => `:not([type=${type}])`).join('')}`;

/** Whether the element of a focus or of an event is one that text is typed into, so that keys belong to its text. */
export const isTextField = (element: EventTarget | null): element is HTMLElement =>
  element instanceof HTMLElement && (element.isContentEditable || element.matches(TEXT_FIELD));
