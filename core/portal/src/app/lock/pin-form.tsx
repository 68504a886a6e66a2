import { chakra } from '@chakra-ui/react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { unlockError } from '../../shared/errors.ts';
import type { HostLock } from '../../shared/host/host-lock.ts';
import { useCheckSession } from '../../shared/live/server-gone.ts';
import { Button } from '../../shared/ui/button.tsx';
import { TextField } from '../../shared/ui/text-field.tsx';

const PIN_DIGITS = 6;

interface PinFormProps {
  lock: HostLock;
  dialog: RefObject<HTMLDialogElement | null>;
  onUsePassword: () => void;
}

const triesText = (left: number) => (left === 1 ? 'One try left.' : `${left} tries left.`);

/**
 * Unlocks by the PIN of this computer, as soon as all its digits are there. The server is asked first, so that
 * no PIN opens a session that it has ended; if it cannot be reached, the PIN alone decides.
 */
export const PinForm = ({ lock, dialog, onUsePassword }: PinFormProps) => {
  const checkSession = useCheckSession();
  const [pin, setPin] = useState('');
  const [error, setError] = useState<string>();
  const [isChecking, setChecking] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (dialog.current?.open) field.current?.focus();
  }, [dialog]);

  const send = async (digits: string) => {
    setChecking(true);
    try {
      await checkSession();
      const result = await lock.unlockByPin(digits);
      if (result.outcome === 'wrong') setError(`The PIN is wrong. ${triesText(result.triesLeft)}`);
      if (result.outcome === 'refused') setError('The PIN cannot be used now: enter your password.');
    } catch (problem) {
      setError(unlockError(problem));
    }
    setChecking(false);
    setPin('');
  };

  const change = (typed: string) => {
    const digits = typed.replace(/\D/g, '').slice(0, PIN_DIGITS);
    setPin(digits);
    if (digits.length === PIN_DIGITS) void send(digits);
    else if (digits !== '') setError(undefined);
  };

  return (
    <chakra.div display="grid" gap="5" marginTop="6">
      <TextField
        ref={field}
        label="PIN"
        hint={isChecking ? 'Checking…' : 'Six digits.'}
        readOnly={isChecking}
        type="password"
        inputMode="numeric"
        autoComplete="off"
        error={error}
        announced
        value={pin}
        onChange={({ target }) => change(target.value)}
      />
      <Button onClick={onUsePassword}>Use your password</Button>
    </chakra.div>
  );
};
