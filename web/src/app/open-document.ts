/** Session storage key of the URL whose document was loaded because its page's code was gone. */
const OPENED = 'document-opened';

/** Stores the URL; false if it is already stored or cannot be stored. */
const isFirstTime = (href: string): boolean => {
  try {
    if (sessionStorage.getItem(OPENED) === href) return false;
    sessionStorage.setItem(OPENED, href);
    return true;
  } catch {
    return false;
  }
};

const serverAnswers = async (href: string): Promise<boolean> => {
  const answer = await fetch(href, { method: 'HEAD', cache: 'no-store' }).catch(() => undefined);
  return answer !== undefined && answer.status < 500;
};

/**
 * Loads the document of the current URL: for a tab that was opened before a deployment, when the server no
 * longer has the code for other pages. Does nothing if the server does not respond (or with 5xx), or if the
 * same URL was the last one opened this way.
 */
export const openDocument = async (): Promise<void> => {
  const { href } = window.location;
  if (!(await serverAnswers(href)) || window.location.href !== href || !isFirstTime(href)) return;
  window.location.reload();
  await new Promise(() => {});
};
