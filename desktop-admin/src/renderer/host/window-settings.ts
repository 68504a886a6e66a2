import type { ComputerSettings } from '@jeweler/core/schemas';
import type { HostSettings } from '@jeweler/portal';
import type { ShopConsole } from '../../shared/ipc-contract.ts';
import { sendToMain } from '../bridge.ts';
import { createStore } from './store.ts';

/** What main keeps of the account screen; `initial` is what it has stored. */
export const createWindowSettings = (bridge: ShopConsole, initial: ComputerSettings): HostSettings => {
  const { get, set, subscribe } = createStore(initial);
  const change = (some: Partial<ComputerSettings>) => {
    set({ ...get(), ...some });
    sendToMain(bridge, 'settings:set', get());
  };
  return { settings: get, change, subscribe };
};
