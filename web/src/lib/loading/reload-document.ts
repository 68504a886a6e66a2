/** Session storage key of the page that was loaded again, what had been typed there, and where the focus was. */
const TYPED = 'typed-before-reload';

interface Typed {
  readonly path: string;
  readonly values: readonly string[];
  /** Index of the focused field, -1 for anything else that had the focus, undefined for none. */
  readonly focused?: number;
}

const typedFields = () => [
  ...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'form :is(input:not([type=hidden], [type=radio], [type=checkbox], [type=password]), textarea)',
  ),
];

const serverAnswers = async (href: string): Promise<boolean> => {
  const answer = await fetch(href, { method: 'HEAD', cache: 'no-store' }).catch(() => undefined);
  return answer !== undefined && answer.status < 500;
};

/** Loads the document again if the server answers, which keeps what was typed where storage is available. */
export const reloadDocument = async (): Promise<void> => {
  const { href, pathname: path } = window.location;
  if (!(await serverAnswers(href))) return;
  const fields = typedFields();
  const { activeElement, body } = document;
  const typed: Typed = {
    path,
    values: fields.map(({ value }) => value),
    ...(activeElement !== body && { focused: fields.indexOf(activeElement as HTMLInputElement) }),
  };
  try {
    sessionStorage.setItem(TYPED, JSON.stringify(typed));
  } catch {
    // Without storage, the fields begin empty.
  }
  window.location.reload();
};

/** Fills in what had been typed before `reloadDocument`, and focuses the same field or the page. To be called before hydration. */
export const restoreTyped = (): void => {
  try {
    const stored = sessionStorage.getItem(TYPED);
    if (stored === null) return;
    sessionStorage.removeItem(TYPED);
    const { path, values, focused } = JSON.parse(stored) as Typed;
    if (path !== window.location.pathname) return;
    const fields = typedFields();
    for (const [index, field] of fields.entries()) field.value ||= values[index] ?? '';
    if (focused !== undefined) (fields[focused] ?? document.getElementById('main'))?.focus();
  } catch {
    // Nothing is stored that this page has written.
  }
};

let hasFailed = false;

/**
 * To be called when code that the visitor has asked for could not be loaded: from the second time on, the document is
 * loaded again, because some browsers remember until then that a script failed.
 */
export const noteFailedLoad = (): void => {
  if (hasFailed) void reloadDocument();
  hasFailed = true;
};
