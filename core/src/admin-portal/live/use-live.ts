import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { usePortal } from '../portal/portal-context.ts';
import type { LiveReader } from './live-connection.ts';
import type { ConnectionState } from './stay-connected.ts';

/** Whether changes on the server arrive here by themselves. */
export const useConnection = (): ConnectionState => {
  const { live } = usePortal();
  return useSyncExternalStore(live.subscribe, live.state, live.state);
};

/**
 * Another number whenever the connection stands again: what could not be loaded while the server was
 * gone is worth another try then.
 */
export const useAttempt = (): number => {
  const { live } = usePortal();
  return useSyncExternalStore(live.subscribe, live.timesOpened, live.timesOpened);
};

/** Hears the server's events for as long as the component stands; the functions may be new on every render. */
export const useLiveEvents = ({ onMedia, onCatalogue }: LiveReader): void => {
  const { live } = usePortal();
  const heardMedia = useEffectEvent<NonNullable<LiveReader['onMedia']>>((change) => onMedia?.(change));
  const heardCatalogue = useEffectEvent(() => onCatalogue?.());
  useEffect(
    () => live.read({ onMedia: (change) => heardMedia(change), onCatalogue: () => heardCatalogue() }),
    [live],
  );
};
