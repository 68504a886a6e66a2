import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { subscribeToClock } from '../../shared/live/clock.ts';
import { useAttempt, useConnection } from '../../shared/live/live-connection.ts';
import { serverGoneAtom, useAskServer } from '../../shared/live/server-gone.ts';

/** A server that is restarted is back sooner, in milliseconds. */
const RESTART_MS = 3000;

/** Finds out, while the event stream is lost, whether the server is gone or only the stream. */
export const ServerWatch = () => {
  const connection = useConnection();
  const hasBeenOpen = useAttempt() > 0;
  const askServer = useAskServer();
  const setGone = useSetAtom(serverGoneAtom);
  useEffect(() => {
    if (connection === 'live') setGone(false);
    if (connection !== 'lost') return undefined;
    const ask = () => void askServer();
    const first = setTimeout(ask, hasBeenOpen ? RESTART_MS : 0);
    const stop = subscribeToClock(ask);
    return () => {
      clearTimeout(first);
      stop();
    };
  }, [connection, hasBeenOpen, askServer, setGone]);
  useEffect(() => () => setGone(false), [setGone]);
  return null;
};
