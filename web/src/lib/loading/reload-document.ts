/** Session storage key of the page that was loaded again, what had been typed there, and where the focus was. */
const TYPED = 'typed-before-reload';

interface Typed {
  readonly path: string;
  readonly values: Readonly<Record<string, string>>;
  /** The focused field, '' for anything else that had the focus, undefined for none. */
  readonly focused?: string;
}

/** By the names of form and field: the server's page has fields that a hydrated one has not (`PlainWhen`). */
const typedFields = () =>
  new Map(
    [
      ...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
        'form :is(input:not([type=hidden], [type=radio], [type=checkbox], [type=password]), textarea)',
      ),
    ].map((field) => [`${field.form?.getAttribute('name')}: ${field.name}`, field]),
  );

const serverAnswers = async (href: string): Promise<boolean> => {
  const answer = await fetch(href, { method: 'HEAD', cache: 'no-store' }).catch(() => undefined);
  return answer !== undefined && answer.status < 500;
};

/** Loads the document again if the server answers, which keeps what was typed where storage is available. */
export const reloadDocument = async (): Promise<void> => {
  if (!(await serverAnswers(window.location.href))) return;
  const fields = [...typedFields()];
  const { activeElement, body } = document;
  const typed: Typed = {
    // The visitor may have gone to another page while the server was asked.
    path: window.location.pathname,
    values: Object.fromEntries(fields.map(([name, { value }]) => [name, value])),
    ...(activeElement !== body && {
      focused: fields.find(([, field]) => field === activeElement)?.[0] ?? '',
    }),
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
    for (const [name, field] of fields) field.value ||= values[name] ?? '';
    if (focused !== undefined) (fields.get(focused) ?? document.getElementById('main'))?.focus();
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
