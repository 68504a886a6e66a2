import { chakra } from '@chakra-ui/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { ApiError, confirmSecondFactor, endSecondFactor, setUpSecondFactor } from '@jeweler/core/api';
import { shop } from '@jeweler/core/business';
import { formatLocalDate } from '@jeweler/core/format';
import { type FactorSetup, type FactorState, factorChangeSchema } from '@jeweler/core/schemas';
import { useState } from 'react';
import { wholeDay } from '../../../shared/day-labels.ts';
import { queryKeys } from '../../../shared/live/live-queries.ts';
import { usePortal } from '../../../shared/portal.ts';
import { useSession, useUsername } from '../../../shared/session/use-session.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Flow, Form } from '../../../shared/ui/layout.ts';
import { Message } from '../../../shared/ui/message.tsx';
import { onEscape } from '../../../shared/ui/on-escape.ts';
import { PasswordField } from '../../../shared/ui/password-field.tsx';
import { QrCode } from '../../../shared/ui/qr-code.tsx';
import { TextField } from '../../../shared/ui/text-field.tsx';
import { useFieldForm } from '../../../shared/use-field-form.ts';

const WHAT_IT_IS =
  'After your password, the sign-in asks for six digits that an app on your phone shows. A stolen password alone then opens nothing.';

const describe = ({ since, codesLeft, from }: FactorState): string => {
  if (since === null)
    return from === null ? WHAT_IT_IS : `${WHAT_IT_IS} Everybody needs one from ${wholeDay(from)}.`;
  const left = codesLeft === 1 ? 'One recovery code is' : `${codesLeft} recovery codes are`;
  return `On since ${formatLocalDate(since)}. ${left} left.${codesLeft < 4 ? ' Turn it off and set it up again to get new ones.' : ''}`;
};

/** The second factor of the signed-in person: set up, its recovery codes, turned off. */
export const SecondFactorGroup = ({ factor }: { factor: FactorState }) => {
  const { host, queries } = usePortal();
  const { refresh } = useSession();
  const [step, setStep] = useState<'start' | 'form' | 'back'>('start');
  const [codes, setCodes] = useState<readonly string[]>();
  const isOn = factor.since !== null;
  // Not before the codes are kept: where a second factor is demanded, the group goes once there is one.
  const finish = async (title: string) => {
    await refresh();
    // It ends the other sessions.
    void queries.invalidateQueries({ queryKey: queryKeys.people });
    setCodes(undefined);
    setStep('back');
    host.notify({ tone: 'success', title });
  };
  if (codes) return <RecoveryCodes codes={codes} onKept={() => void finish('The second factor is on')} />;
  if (step === 'form')
    return (
      <FactorForm
        isOn={isOn}
        onSetUp={setCodes}
        onTurnedOff={() => finish('The second factor is off')}
        onCancel={() => setStep('back')}
      />
    );
  return (
    <chakra.div display="grid" gap="4" justifyItems="start">
      <chakra.p maxWidth="measure">{describe(factor)}</chakra.p>
      <Button autoFocus={step === 'back'} onClick={() => setStep('form')}>
        {isOn ? 'Turn off' : 'Set up'}
      </Button>
    </chakra.div>
  );
};

const List = chakra('ol', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(13rem, 100%), 1fr))',
    columnGap: '6',
    rowGap: '2',
    width: 'min(100%, 32rem)',
    padding: '4',
    border: 'rule',
    borderRadius: 'admin',
    fontVariantNumeric: 'tabular-nums',
    letterSpacing: '.04em',
    _print: { color: 'black', borderColor: 'black' },
  },
});

/** Ten codes, shown this once. */
const RecoveryCodes = ({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) => (
  <chakra.div display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)" justifyItems="start">
    <Message status="warning" role="status" _print={{ display: 'none' }}>
      Keep these recovery codes where your phone is not. They are shown only now.
    </Message>
    <chakra.p maxWidth="measure" _print={{ color: 'black' }}>
      {`Recovery codes of ${useUsername() ?? 'your account'}, ${shop.name}. If the phone is lost, each signs you in once, in place of the app’s code.`}
    </chakra.p>
    <List aria-label="Recovery codes">
      {codes.map((code) => (
        <li key={code}>{code}</li>
      ))}
    </List>
    <Flow _print={{ display: 'none' }}>
      <Button autoFocus onClick={() => window.print()}>
        Print
      </Button>
      <Button variant="solid" onClick={onKept}>
        I have kept them
      </Button>
    </Flow>
  </chakra.div>
);

const formSchema = factorChangeSchema.partial({ code: true });
type FormValues = ReturnType<typeof formSchema.parse>;

interface FactorFormProps {
  isOn: boolean;
  onSetUp: (recoveryCodes: readonly string[]) => void;
  onTurnedOff: () => Promise<void>;
  onCancel: () => void;
}

/** Turns the second factor off by password and code, or sets it up: by the password, and then the app's first code. */
const FactorForm = ({ isOn, onSetUp, onTurnedOff, onCancel }: FactorFormProps) => {
  const { http, refresh } = useSession();
  const [setup, setSetup] = useState<FactorSetup>();
  const { field, isSubmitting, onSubmit } = useFieldForm<FormValues>(
    { resolver: zodResolver(formSchema), defaultValues: { password: '' } },
    async ({ password, code = '' }) => {
      try {
        if (isOn) {
          await endSecondFactor(http, { password, code });
          await onTurnedOff();
        } else if (setup) onSetUp(await confirmSecondFactor(http, { code, secret: setup.secret }));
        else setSetup(await setUpSecondFactor(http, { password }));
      } catch (error) {
        // It has been turned on elsewhere, or by an earlier try.
        if (error instanceof ApiError && error.status === 409) await refresh();
        throw error;
      }
    },
    setup ? 'code' : 'password',
  );
  return (
    <Form
      aria-label={isOn ? 'Turn off the second factor' : 'Set up a second factor'}
      width="min(100%, 24rem)"
      onSubmit={onSubmit}
      onKeyDown={onEscape(onCancel)}
    >
      {setup && !isOn ? (
        <AppSetup {...setup} />
      ) : (
        <PasswordField
          autoFocus
          label="Your password"
          autoComplete="current-password"
          {...field('password')}
        />
      )}
      {isOn || setup ? (
        <TextField
          autoFocus={!isOn}
          label="Code"
          hint={
            isOn ? 'Six digits of the app, or a recovery code.' : 'The six digits that the app shows now.'
          }
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          {...field('code')}
        />
      ) : null}
      <Flow>
        <Button type="submit" variant="solid" aria-disabled={isSubmitting}>
          {isOn ? 'Turn off' : setup ? 'Turn on' : 'Continue'}
        </Button>
        <Button onClick={onCancel}>Cancel</Button>
      </Flow>
    </Form>
  );
};

/** What an authenticator app reads, and the same to type. */
const AppSetup = ({ secret, uri }: FactorSetup) => (
  <>
    <p>
      Scan this with an authenticator app on your phone, such as the one of Google, Microsoft or Apple
      (Passwords). Or type the key below into it.
    </p>
    <chakra.div width="min(100%, 14rem)">
      <QrCode text={uri} label="QR code of the key below" />
    </chakra.div>
    <chakra.code fontSize="small" overflowWrap="anywhere">
      {secret.replaceAll(/.{4}(?=.)/g, '$& ')}
    </chakra.code>
  </>
);
