import type { HostPrinting } from '@jeweler/portal';
import type { PrintSettings, ShopConsole } from '../../shared/ipc-contract.ts';
import { sendToMain } from '../bridge.ts';
import { createListeners } from './listeners.ts';

/** Printing by main; `initial` are the settings that it has stored. */
export const createWindowPrinting = (bridge: ShopConsole, initial: PrintSettings): HostPrinting => {
  let settings = initial;
  const { notify, subscribe } = createListeners();
  return {
    settings: () => settings,
    change: (some) => {
      settings = { ...settings, ...some };
      notify();
      sendToMain(bridge, 'printing:set', settings);
    },
    subscribe,
    printers: () => bridge.call('printing:printers'),
    print: () =>
      bridge
        .call('printing:print')
        .catch(() => ({ outcome: 'failed', sentence: 'The console could not print it.' }) as const),
  };
};
