import { createContext, use } from 'react';
import type { AdminHost } from '../host/admin-host.ts';
import type { Portal } from './portal.ts';

export const PortalContext = createContext<Portal | undefined>(undefined);

/** The running portal. Throws outside `AdminPortal`. */
export const usePortal = (): Portal => {
  const portal = use(PortalContext);
  if (!portal) throw new Error('The portal’s screens need AdminPortal around them.');
  return portal;
};

/** The program that the portal runs in. Throws outside `AdminPortal`. */
export const useHost = (): AdminHost => usePortal().host;
