import { applyColorScheme, portalPaths } from '@jeweler/portal';
import { createEarlyAnswers } from './early-answers.ts';
import { createSessionStore } from './session-store.ts';

/**
 * The first script of the portal's page, small so that it runs at once: requests what the library shows first
 * for a signed-in user while the portal's code is loading, and then starts the portal.
 */
const start = async (root: HTMLElement) => {
  const store = createSessionStore(() => undefined);
  const session = store.read();
  const early = createEarlyAnswers();
  const isSignedIn = session !== undefined && Date.parse(session.expiresAt) > Date.now();
  const opensLibrary = [portalPaths.root, portalPaths.media].some(
    (path) => path === window.location.pathname,
  );
  const isListRequested = isSignedIn && opensLibrary;
  if (isListRequested)
    for (const path of ['/api/admin/media', '/api/admin/media/limits']) void early.ask(path, session.token);
  const { startPortal } = await import('./entry.tsx');
  await startPortal(root, { fetch: early.fetch, isListRequested });
};

applyColorScheme();
const root = document.getElementById('root');
if (root)
  start(root).catch((error: unknown) => {
    // biome-ignore lint/suspicious/noConsole: the only trace of a failure on a user’s device
    console.error(error);
    // In place of what says that the portal is opening.
    root.firstElementChild?.replaceChildren(
      'The staff portal could not be loaded. Check the connection, then reload this page.',
    );
  });
