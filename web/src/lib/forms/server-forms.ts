/**
 * The forms as the server sent them, with what was filled in before they were hydrated. React replaces a part of the page
 * that somebody else has changed until then (a translator, a browser extension); the replaced elements still have it.
 */
const serverForms = new Map<string, HTMLFormElement>();

/** Not the property `name`: a field called 'name' hides it. */
const getName = (form: HTMLFormElement) => form.getAttribute('name') ?? '';

let lastFocused: EventTarget | null = null;

/** Keeps the forms of the server's HTML, by their names. To be called before hydration. */
export const keepServerForms = (): void => {
  for (const form of document.forms) serverForms.set(getName(form), form);
  if (serverForms.size === 0) return;
  lastFocused = document.activeElement;
  document.addEventListener('focusin', ({ target }) => {
    lastFocused = target;
  });
};

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const getFields = (form: HTMLFormElement) => [
  ...form.querySelectorAll<Field>('input:not([type=hidden]), textarea, select'),
];

const isFilledIn = (field: Field): boolean =>
  field.type === 'radio' || field.type === 'checkbox'
    ? (field as HTMLInputElement).checked
    : field.value !== '';

/** The field of `form` that stands for this field of the form that it has replaced. */
const findCounterpart = (field: Field, form: HTMLFormElement): Field | undefined =>
  getFields(form).find(
    ({ name, type, value }) =>
      name === field.name && type === field.type && (type !== 'radio' || value === field.value),
  );

const moveFocus = (from: Field, to: Field) => {
  to.focus({ preventScroll: true });
  if (from instanceof HTMLSelectElement || to instanceof HTMLSelectElement) return;
  // Not every type of field has a selection: an email address has none.
  if (from.selectionStart === null) return;
  to.setSelectionRange(from.selectionStart, from.selectionEnd, from.selectionDirection ?? 'none');
};

/**
 * Gives what was filled in to the server's form of this name to `form` by `setValue`; if `form` has replaced it, the focus
 * with its selection too. Once for each form: later ones begin empty.
 */
export const restoreServerForm = (
  form: HTMLFormElement,
  setValue: (name: string, value: string) => void,
): void => {
  const sent = serverForms.get(getName(form));
  serverForms.delete(getName(form));
  if (!sent) return;
  for (const field of getFields(sent)) {
    const counterpart = findCounterpart(field, form);
    if (!counterpart) continue;
    if (isFilledIn(field)) setValue(field.name, field.value);
    if (sent !== form && field === lastFocused && document.activeElement === document.body)
      moveFocus(field, counterpart);
  }
};
