import { chakra, Portal } from '@chakra-ui/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { checkPassword } from '@jeweler/core/api';
import { type Unlock, unlockSchema } from '@jeweler/core/schemas';
import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import { type HostLock, useIsLocked, useLockState } from '../../shared/host/host-lock.ts';
import { useIsSignedIn, useSession, useUsername } from '../../shared/session/use-session.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Panel } from '../../shared/ui/panel.tsx';
import { PasswordField } from '../../shared/ui/password-field.tsx';
import { useFieldForm } from '../../shared/use-field-form.ts';
import { ShopMark } from '../../ui/index.ts';
import { PinForm } from './pin-form.tsx';
import { TouchUnlock } from './touch-unlock.tsx';
import { useLockedPage } from './use-locked-page.ts';

/** Modal, so that the browser makes everything below inert for keyboard, pointer and screen readers. */
const Cover = chakra('dialog', {
  base: {
    position: 'fixed',
    inset: '0',
    width: '100vw',
    height: '100dvh',
    maxWidth: 'none',
    maxHeight: 'none',
    padding: '5',
    overflow: 'auto',
    bg: 'transparent',
    // An open dialog below disables pointer events on the whole body.
    pointerEvents: 'auto',
    color: 'admin.fg',
    display: 'grid',
    placeItems: 'center',
    '&::backdrop': {
      // Blurred enough that no picture or headline is recognizable.
      backdropFilter: 'blur(2.5rem)',
      bg: 'color-mix(in srgb, {colors.admin.canvas} 82%, transparent)',
    },
  },
});

/** Covers the portal of a signed-in user while the host is locked. */
export const LockScreen = ({ lock }: { lock: HostLock }) => {
  const isLocked = useIsLocked(lock);
  const isSignedIn = useIsSignedIn();
  return isLocked && isSignedIn ? (
    <Portal>
      <LockDialog lock={lock} />
    </Portal>
  ) : null;
};

const LockDialog = ({ lock }: { lock: HostLock }) => {
  const { signOut } = useSession();
  const username = useUsername();
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const { pin } = useLockState(lock);
  const [prefersPassword, setPrefersPassword] = useState(false);
  const usesPin = pin === 'set' && !prefersPassword;
  useLockedPage(dialog);
  return (
    // Chakra's dialogs hide all else from screen readers when they open, but for what has this attribute.
    <Cover ref={dialog} aria-labelledby={titleId} data-live-announcer="">
      <Panel as="div" width="min(100%, 26rem)" px={{ base: '5', md: '8' }} paddingTop="7" paddingBottom="8">
        <ShopMark width="1.75rem" height="2.5rem" color="admin.accent" />
        <chakra.h2 id={titleId} textStyle="h3" marginTop="3">
          Locked
        </chakra.h2>
        <chakra.p marginTop="1" color="admin.quiet" overflowWrap="anywhere">
          {username === undefined
            ? `Enter your ${usesPin ? 'PIN' : 'password'} to continue.`
            : `Sign in as ${username} to continue.`}
        </chakra.p>
        {lock.unlockByTouchId && <TouchUnlock lock={lock} />}
        {pin === 'used-up' ? (
          <chakra.p role="status" marginTop="6">
            The PIN was wrong five times. Enter your password.
          </chakra.p>
        ) : null}
        {usesPin ? (
          <PinForm lock={lock} dialog={dialog} onUsePassword={() => setPrefersPassword(true)} />
        ) : (
          <UnlockForm
            dialog={dialog}
            onSignOut={signOut}
            onUsePin={pin === 'set' ? () => setPrefersPassword(false) : undefined}
          />
        )}
      </Panel>
    </Cover>
  );
};

interface UnlockFormProps {
  dialog: RefObject<HTMLDialogElement | null>;
  onSignOut: () => void;
  /** Undefined without a PIN. */
  onUsePin: (() => void) | undefined;
}

/** The host unlocks when the server has accepted the password; until then all state is preserved. */
const UnlockForm = ({ dialog, onSignOut, onUsePin }: UnlockFormProps) => {
  const { http } = useSession();
  const { field, isSubmitting, onSubmit, setFocus } = useFieldForm<Unlock>(
    { resolver: zodResolver(unlockSchema), defaultValues: { password: '' } },
    (typed) => checkPassword(http, typed),
  );
  useEffect(() => {
    if (dialog.current?.open) setFocus('password');
  }, [dialog, setFocus]);

  return (
    <chakra.form noValidate aria-label="Unlock" display="grid" gap="5" marginTop="6" onSubmit={onSubmit}>
      <PasswordField label="Password" autoComplete="current-password" {...field('password')} />
      <chakra.div display="flex" flexWrap="wrap" gap="3">
        <Button type="submit" variant="solid" flex="1 1 auto" aria-disabled={isSubmitting}>
          {isSubmitting ? 'Unlocking...' : 'Unlock'}
        </Button>
        <Button onClick={onSignOut}>Sign out</Button>
        {onUsePin ? (
          <Button variant="bare" flex="1 1 100%" onClick={onUsePin}>
            Use your PIN
          </Button>
        ) : null}
      </chakra.div>
    </chakra.form>
  );
};
