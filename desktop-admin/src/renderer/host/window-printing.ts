import type { HostPrinting, HostSettings } from '@jeweler/portal';
import type { ShopConsole } from '../../shared/ipc-contract.ts';

/** Printing by main. */
export const createWindowPrinting = (bridge: ShopConsole, settings: HostSettings): HostPrinting => ({
  ...settings,
  printers: () => bridge.call('printing:printers'),
  print: () =>
    bridge
      .call('printing:print')
      .catch(() => ({ outcome: 'failed', sentence: 'The console could not print it.' }) as const),
});
