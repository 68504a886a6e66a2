import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import type { MediaChange } from '../../schemas/index.ts';
import { usePortal } from '../portal/portal-context.ts';
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

/** Calls `listener` with every change of the media folder while mounted; it may be new on every render. */
export const useMediaChanges = (listener: (change: MediaChange) => void): void => {
  const { live } = usePortal();
  const onChange = useEffectEvent(listener);
  useEffect(() => live.subscribeToMedia((change) => onChange(change)), [live]);
};
