import { showNotice } from '@jeweler/core/ui';
import type { AdminHost, DownloadOutcome, SavedFileActions } from '@jeweler/portal';
import type { ShopConsole } from '../../shared/ipc-contract.ts';
import { sendToMain } from '../bridge.ts';
import { showTransfer } from './transfer-notice.ts';

/** What the notice of a completed download offers; both report a failure themselves. */
const savedFileActions = (bridge: ShopConsole, id: number, canOpen: boolean): SavedFileActions => {
  const run = (name: 'download:show' | 'download:open') => async () => {
    const result = await bridge
      .call(name, id)
      .catch(() => ({ outcome: 'failed', sentence: 'The console could not do it.' }) as const);
    if (result.outcome === 'failed')
      showNotice({ tone: 'error', title: 'The file was not opened', text: result.sentence });
  };
  return { show: run('download:show'), ...(canOpen ? { open: run('download:open') } : {}) };
};

/** Saves files of the server: main asks for the path and fetches them. */
export const createFileSaving =
  (bridge: ShopConsole): AdminHost['download'] =>
  async ({ name, prepare }) => {
    const broken: DownloadOutcome = {
      outcome: 'failed',
      sentence: 'The console could not save it. Please try again.',
    };
    const chosen = await bridge.call('download:choose', name).catch(() => broken);
    if (chosen.outcome !== 'chosen') return chosen;
    const { id } = chosen;
    // Requested only now: the server's URL is valid for a minute, and choosing a path can take longer.
    const url = await prepare().catch((error: unknown) => {
      sendToMain(bridge, 'download:cancel', id);
      throw error;
    });
    const cancel = { label: 'Cancel', run: () => sendToMain(bridge, 'download:cancel', id) };
    const end = showTransfer(bridge, { id, title: `Downloading ${name}`, actions: [cancel] });
    const result = await bridge.call('download:save', { id, url }).catch(() => broken);
    end();
    if (result.outcome !== 'saved') return result;
    const { outcome, savedTo, canOpen } = result;
    return { outcome, savedTo, actions: savedFileActions(bridge, id, canOpen) };
  };
