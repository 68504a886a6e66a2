import { chakra } from '@chakra-ui/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { unlockError } from '../../shared/errors.ts';
import type { HostLock } from '../../shared/host/host-lock.ts';
import { useCheckSession } from '../../shared/live/server-gone.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Quiet } from '../../shared/ui/layout.ts';

/**
 * Unlocks by Touch ID: by the button, and once by itself when the user returns to the window. The server is
 * asked first, so that no finger opens a session that it has ended; if it cannot be reached, the finger alone decides.
 */
export const TouchUnlock = ({ lock }: { lock: HostLock }) => {
  const checkSession = useCheckSession();
  const [message, setMessage] = useState('');
  const wasAsked = useRef(false);
  const isAsking = useRef(false);

  const ask = async () => {
    if (isAsking.current) return;
    isAsking.current = true;
    // The system's dialog takes the focus and gives it back.
    wasAsked.current = true;
    setMessage('Checking…');
    try {
      await checkSession();
      setMessage('');
      if (!(await lock.unlockByTouchId?.())) setMessage('Not unlocked. Try again, or enter your password.');
    } catch (error) {
      setMessage(unlockError(error) ?? '');
    }
    isAsking.current = false;
  };
  const askOnce = useEffectEvent(() => {
    if (!wasAsked.current) void ask();
  });
  useEffect(() => {
    const onFocus = () => askOnce();
    window.addEventListener('focus', onFocus);
    return () => window.removeEventListener('focus', onFocus);
  }, []);

  return (
    <chakra.div marginTop="6" display="grid" gap="2">
      <Button onClick={() => void ask()}>Use Touch ID</Button>
      <Quiet role="status">{message}</Quiet>
    </chakra.div>
  );
};
