import { createContext, use } from 'react';
import type { AdminHost } from './admin-host.ts';

export const HostContext = createContext<AdminHost | undefined>(undefined);

/** The program the portal runs in. Throws outside of `AdminPortal`. */
export const useHost = (): AdminHost => {
  const host = use(HostContext);
  if (!host) throw new Error('The portal’s screens need AdminPortal around them.');
  return host;
};
