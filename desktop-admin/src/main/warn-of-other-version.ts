import type { TellWindow } from './ipc/tell-window.ts';
import type { ServerConnection } from './server-connection.ts';

/**
 * A server that was updated past this program answers, but not as its screens expect. Everything else
 * that may be the matter with a server the screens notice by themselves.
 */
export const warnOfOtherVersion = async (
  server: Pick<ServerConnection, 'check'>,
  tell: TellWindow,
): Promise<void> => {
  const found = await server.check();
  if (found?.checked.outcome !== 'failed' || found.checked.why !== 'version') return;
  tell('notice', { tone: 'error', title: 'Versions do not match', text: found.checked.sentence });
};
