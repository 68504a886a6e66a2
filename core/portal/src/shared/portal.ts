import type { QueryClient } from '@tanstack/react-query';
import { atom, type createStore, useAtomValue } from 'jotai';
import type { AdminHost } from './host/admin-host.ts';
import type { Session } from './session/session.ts';

/** A running portal: the objects its screens share. */
export interface Portal {
  readonly host: AdminHost;
  readonly session: Session;
  /** Cleared when the session ends. */
  readonly queries: QueryClient;
  readonly store: ReturnType<typeof createStore>;
  /** Runs the session and the connection until the returned function is called. */
  start(): () => void;
}

/** The running portal; `createPortal` sets it, once per store. */
const portalAtom = atom<Portal | undefined>(undefined);

export const providePortal = (portal: Portal): void => portal.store.set(portalAtom, portal);

/** The running portal, for what is not a component. Throws outside `PortalScreens`. */
export const requiredPortalAtom = atom((get) => {
  const portal = get(portalAtom);
  if (!portal) throw new Error('The portal’s screens need PortalScreens around them.');
  return portal;
});

/** The running portal. Throws outside `PortalScreens`. */
export const usePortal = (): Portal => useAtomValue(requiredPortalAtom);

/** The program that the portal runs in. Throws outside `PortalScreens`. */
export const useHost = (): AdminHost => usePortal().host;
