import { chakra } from '@chakra-ui/react';
import { useAtomValue } from 'jotai';
import { useEffect, useRef } from 'react';
import type { HostLastKnown } from '../../shared/host/host-last-known.ts';
import type { HostLock } from '../../shared/host/host-lock.ts';
import { serverGoneAtom } from '../../shared/live/server-gone.ts';
import { Button } from '../../shared/ui/button.tsx';
import { LastKnownView } from './last-known-view.tsx';

interface LastKnownOverLockProps {
  host: HostLastKnown;
  lock: HostLock;
}

/** What a right PIN shows while the server is gone. Once it is back, the lock has to be opened as always. */
export const LastKnownOverLock = ({ host, lock }: LastKnownOverLockProps) => {
  const isGone = useAtomValue(serverGoneAtom);
  const lead = useRef<HTMLParagraphElement>(null);
  useEffect(() => lead.current?.focus(), []);
  useEffect(() => {
    if (!isGone) lock.lock();
  }, [isGone, lock]);
  return (
    <chakra.div display="grid" gap="6" marginTop="1">
      <chakra.div display="flex" flexWrap="wrap" justifyContent="space-between" alignItems="center" gap="4">
        <chakra.p ref={lead} tabIndex={-1} color="admin.quiet" _focus={{ outline: 'none' }}>
          The server cannot be reached. This is what was last known.
        </chakra.p>
        <Button variant="line" onClick={lock.lock}>
          Hide it
        </Button>
      </chakra.div>
      <LastKnownView host={host} />
    </chakra.div>
  );
};
