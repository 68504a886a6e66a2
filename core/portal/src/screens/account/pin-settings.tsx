import { zodResolver } from '@hookform/resolvers/zod';
import { checkPassword } from '@jeweler/core/api';
import { type NewPin, newPinFormSchema } from '@jeweler/core/schemas';
import { useState } from 'react';
import { type HostLock, useLockState } from '../../shared/host/host-lock.ts';
import { useHost } from '../../shared/portal.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Flow, Form } from '../../shared/ui/layout.ts';
import { onEscape } from '../../shared/ui/on-escape.ts';
import { PasswordField } from '../../shared/ui/password-field.tsx';
import { useFieldForm } from '../../shared/use-field-form.ts';
import { SettingsGroup } from './settings-group.tsx';

const HINT = 'Six digits that unlock this computer in place of your password, until you sign out.';
const IMPOSSIBLE = 'This computer has no safe place to keep a PIN: it unlocks with your password.';
const NOT_KEPT = 'This computer could not keep the PIN. Please try again.';

/** The PIN that ends the lock of this computer. */
export const PinSettings = ({ lock }: { lock: HostLock }) => {
  const { pin } = useLockState(lock);
  const [isChanging, setIsChanging] = useState(false);
  if (pin === 'impossible') return <SettingsGroup legend="PIN" hint={IMPOSSIBLE} />;
  return (
    <SettingsGroup legend="PIN" hint={pin === 'none' ? HINT : `A PIN is set. ${HINT}`}>
      {isChanging ? (
        <NewPinForm lock={lock} onClose={() => setIsChanging(false)} />
      ) : (
        <Flow marginY="1">
          <Button onClick={() => setIsChanging(true)}>
            {pin === 'none' ? 'Set a PIN' : 'Change the PIN'}
          </Button>
          {pin === 'none' ? null : <Button onClick={() => void lock.setPin(null)}>Remove the PIN</Button>}
        </Flow>
      )}
    </SettingsGroup>
  );
};

const NewPinForm = ({ lock, onClose }: { lock: HostLock; onClose: () => void }) => {
  const host = useHost();
  const { http } = useSession();
  const { field, isSubmitting, onSubmit, setError } = useFieldForm<NewPin>(
    { resolver: zodResolver(newPinFormSchema), defaultValues: { pin: '', password: '' } },
    async ({ pin, password }): Promise<void> => {
      await checkPassword(http, { password });
      if (!(await lock.setPin(pin)))
        return setError('pin', { type: 'server', message: NOT_KEPT }, { shouldFocus: true });
      onClose();
      host.notify({
        tone: 'success',
        title: 'The PIN is set',
        text: 'It unlocks this computer from now on.',
      });
    },
  );

  return (
    <Form
      aria-label="PIN"
      width="min(100%, 24rem)"
      marginY="2"
      onSubmit={onSubmit}
      onKeyDown={onEscape(onClose)}
    >
      <PasswordField
        label="New PIN"
        autoComplete="new-password"
        inputMode="numeric"
        maxLength={6}
        {...field('pin')}
      />
      <PasswordField label="Your password" autoComplete="current-password" {...field('password')} />
      <Flow>
        <Button type="submit" variant="solid" aria-disabled={isSubmitting}>
          {isSubmitting ? 'Setting...' : 'Set PIN'}
        </Button>
        <Button onClick={onClose}>Cancel</Button>
      </Flow>
    </Form>
  );
};
