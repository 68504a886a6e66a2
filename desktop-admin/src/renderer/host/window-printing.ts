import type { PrintSettings } from '@jeweler/core/schemas';
import type { HostPrinting } from '@jeweler/portal';
import type { ShopConsole } from '../../shared/ipc-contract.ts';
import { sendToMain } from '../bridge.ts';
import { createStore } from './store.ts';

/** Printing by main; `initial` are the settings that it has stored. */
export const createWindowPrinting = (bridge: ShopConsole, initial: PrintSettings): HostPrinting => {
  const { get, set, subscribe } = createStore(initial);
  return {
    settings: get,
    change: (some) => {
      set({ ...get(), ...some });
      sendToMain(bridge, 'printing:set', get());
    },
    subscribe,
    printers: () => bridge.call('printing:printers'),
    print: () =>
      bridge
        .call('printing:print')
        .catch(() => ({ outcome: 'failed', sentence: 'The console could not print it.' }) as const),
  };
};
