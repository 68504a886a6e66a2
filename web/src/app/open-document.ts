/** Names the address whose document was loaded because its page's code was gone. */
const OPENED = 'document-opened';

/** Notes the address; false where it is noted already, or where nothing can be noted. */
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
 * Loads the document of the current address: the way on for a tab that was opened before an update, whose
 * code for other pages the server no longer has. Does nothing while the server does not answer, and nothing
 * a second time in a row for one address.
 */
export const openDocument = async (): Promise<void> => {
  const { href } = window.location;
  if (!(await serverAnswers(href)) || window.location.href !== href || !isFirstTime(href)) return;
  window.location.reload();
  await new Promise(() => {});
};
