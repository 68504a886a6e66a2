import { chakra } from '@chakra-ui/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { confirmSecondFactor, endSecondFactor, setUpSecondFactor } from '@jeweler/core/api';
import { type FactorSetup, factorChangeSchema } from '@jeweler/core/schemas';
import { useState } from 'react';
import { useSession } from '../../../shared/session/use-session.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Flow, Form } from '../../../shared/ui/layout.ts';
import { onEscape } from '../../../shared/ui/on-escape.ts';
import { PasswordField } from '../../../shared/ui/password-field.tsx';
import { QrCode } from '../../../shared/ui/qr-code.tsx';
import { TextField } from '../../../shared/ui/text-field.tsx';
import { useFieldForm } from '../../../shared/use-field-form.ts';

const formSchema = factorChangeSchema.partial({ code: true });
type FormValues = ReturnType<typeof formSchema.parse>;

interface FactorFormProps {
  isOn: boolean;
  onSetUp: (recoveryCodes: readonly string[]) => void;
  onTurnedOff: () => Promise<void>;
  onCancel: () => void;
}

/** Turns the second factor off by password and code, or sets it up: by the password, and then the app's first code. */
export const FactorForm = ({ isOn, onSetUp, onTurnedOff, onCancel }: FactorFormProps) => {
  const { http } = useSession();
  const [setup, setSetup] = useState<FactorSetup>();
  const { field, isSubmitting, onSubmit } = useFieldForm<FormValues>(
    { resolver: zodResolver(formSchema), defaultValues: { password: '' } },
    async ({ password, code = '' }) => {
      if (isOn) {
        await endSecondFactor(http, { password, code });
        await onTurnedOff();
      } else if (setup) onSetUp(await confirmSecondFactor(http, { code }));
      else setSetup(await setUpSecondFactor(http, { password }));
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
      {setup ? (
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
