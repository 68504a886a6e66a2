import type { CDPSession, Page } from '@playwright/test';

interface Questions {
  /** Asks the main process whether the page may navigate there. */
  mayNavigate(url: string): Promise<boolean>;
  /** Asks the main process whether the page may open a new window. */
  mayOpen(url: string): Promise<boolean>;
}

/** Holds back documents that the page itself requests until the main process has decided, as in Electron. */
const holdNavigations = async (session: CDPSession, { mayNavigate }: Questions) => {
  const asked = new Set<string>();
  session.on('Page.frameRequestedNavigation', ({ url, disposition }) => {
    if (disposition === 'currentTab') asked.add(url);
  });
  session.on('Fetch.requestPaused', async ({ requestId, request }) => {
    const allowed = !asked.delete(request.url) || (await mayNavigate(request.url));
    const verdict = allowed
      ? session.send('Fetch.continueRequest', { requestId })
      : session.send('Fetch.failRequest', { requestId, errorReason: 'Aborted' });
    // The page may have been closed in the meantime.
    await verdict.catch(() => {});
  });
  await session.send('Page.enable');
  await session.send('Fetch.enable', { patterns: [{ resourceType: 'Document', requestStage: 'Request' }] });
};

/** New windows: Chromium opens them, the main process is asked, and the stand-in supports none. */
const refuseWindows = (
  page: Page,
  session: CDPSession,
  { mayOpen }: Questions,
  complain: (text: string) => void,
) => {
  session.on('Page.windowOpen', async ({ url }) => {
    if (await mayOpen(url)) complain(`Main allowed a new window for ${url}.`);
  });
  page.on('popup', (popup) => void popup.close().catch(() => {}));
};

/** Lets the main process decide about navigations and new windows of a page, as in Electron. */
export const guardNavigation = async (
  page: Page,
  questions: Questions,
  complain: (text: string) => void,
): Promise<CDPSession> => {
  const session = await page.context().newCDPSession(page);
  refuseWindows(page, session, questions, complain);
  await holdNavigations(session, questions);
  return session;
};
