import { isPageAwaited } from './pending-page.ts';

/** Session storage key of the URL whose document was loaded because its page's code was gone. */
const RELOADED = 'document-reloaded';

/** Stores the URL; false if it is already stored or cannot be stored. */
const isFirstTime = (href: string): boolean => {
  try {
    if (sessionStorage.getItem(RELOADED) === href) return false;
    sessionStorage.setItem(RELOADED, href);
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
 * A tab that was opened before an update may ask for the code of a page that the server no longer has. The
 * document of that page is loaded instead: not while the server does not respond, and not twice in a row.
 */
export const reloadStaleTab = (): void => {
  window.addEventListener('vite:preloadError', async () => {
    // Only a page that was navigated to: parts of the page that is shown leave its words, and what was typed.
    if (!isPageAwaited()) return;
    const { href } = window.location;
    if ((await serverAnswers(href)) && window.location.href === href && isFirstTime(href))
      window.location.reload();
  });
};
