/** Types of `input` without text to type, select or copy. */
const WITHOUT_TEXT = ['button', 'checkbox', 'color', 'file', 'image', 'radio', 'range', 'reset', 'submit'];

const TEXT_FIELD = `textarea, input${WITHOUT_TEXT.map((type) => `:not([type=${type}])`).join('')}`;

/** Whether the target of a focus or other event is a text field, so that keys apply to its text. */
export const isTextField = (element: EventTarget | null): element is HTMLElement =>
  element instanceof HTMLElement && (element.isContentEditable || element.matches(TEXT_FIELD));
