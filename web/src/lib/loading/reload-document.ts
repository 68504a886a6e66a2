/** Session storage key of the page that was loaded again, and what had been typed there. */
const TYPED = 'typed-before-reload';

const typedFields = () => [
  ...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'form :is(input:not([type=hidden], [type=radio], [type=checkbox], [type=password]), textarea)',
  ),
];

export const serverAnswers = async (href: string): Promise<boolean> => {
  const answer = await fetch(href, { method: 'HEAD', cache: 'no-store' }).catch(() => undefined);
  return answer !== undefined && answer.status < 500;
};

/** Loads the document again if the server answers, which keeps what was typed where storage is available. */
export const reloadDocument = async (): Promise<void> => {
  const { href, pathname } = window.location;
  if (!(await serverAnswers(href))) return;
  try {
    sessionStorage.setItem(TYPED, JSON.stringify([pathname, ...typedFields().map(({ value }) => value)]));
  } catch {
    // Without storage, the fields begin empty.
  }
  window.location.reload();
};

/** Fills in what had been typed before `reloadDocument`. To be called before hydration. */
export const restoreTyped = (): void => {
  try {
    const stored = sessionStorage.getItem(TYPED);
    if (stored === null) return;
    sessionStorage.removeItem(TYPED);
    const [path, ...values] = JSON.parse(stored) as string[];
    if (path !== window.location.pathname) return;
    for (const [index, field] of typedFields().entries()) field.value ||= values[index] ?? '';
  } catch {
    // Nothing is stored that this page has written.
  }
};
