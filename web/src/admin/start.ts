import { applyColorScheme, portalPaths } from '@jeweler/core/admin-portal/first-view';
import { createEarlyAnswers } from './early-answers.ts';
import { createSessionStore } from './session-store.ts';
import { showFirstView } from './show-first-view.ts';

/**
 * The first script of the portal's page, small so that it runs at once: for a signed-in user it shows the
 * library's first files and requests the whole list; then it loads and starts the portal.
 */
const start = async (root: HTMLElement) => {
  const { pathname, search } = window.location;
  const store = createSessionStore({ storage: () => window.localStorage, onUnavailable: () => undefined });
  const session = store.read();
  const early = createEarlyAnswers();
  let isShown = false;
  if (session && Date.parse(session.expiresAt) > Date.now() && pathname === portalPaths.media) {
    // Any other order, search or filter needs the whole list.
    isShown = search === '' && (await showFirstView(root, session.token));
    void early.ask('/api/admin/media', session.token);
  }
  const { startPortal } = await import('./entry.tsx');
  await startPortal(root, { fetch: early.fetch, firstViewIsShown: isShown });
};

applyColorScheme();
const root = document.getElementById('root');
if (root) void start(root);
