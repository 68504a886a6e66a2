import { zodResolver } from '@hookform/resolvers/zod';
import { forgetPassword } from '@jeweler/core/api';
import { type ForgottenPassword as Forgotten, forgottenPasswordSchema } from '@jeweler/core/schemas';
import { useHost } from '../../shared/portal.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Form } from '../../shared/ui/layout.ts';
import { TextField } from '../../shared/ui/text-field.tsx';
import { useFieldForm } from '../../shared/use-field-form.ts';

/** Asks for a link to a new password, in place of the sign-in. */
export const ForgottenPassword = ({ onSent, onBack }: { onSent: () => void; onBack: () => void }) => {
  const { http } = useHost();
  const { field, isSubmitting, onSubmit } = useFieldForm<Forgotten>(
    { resolver: zodResolver(forgottenPasswordSchema), defaultValues: { username: '' } },
    (typed) => forgetPassword(http, typed).then(onSent),
  );
  return (
    <Form aria-label="Forgot password" marginTop="8" onSubmit={onSubmit}>
      <TextField
        autoFocus
        label="Username or email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        {...field('username')}
      />
      <Button type="submit" variant="solid" minHeight="3rem" aria-disabled={isSubmitting}>
        {isSubmitting ? 'Sending...' : 'Send a link'}
      </Button>
      <Button onClick={onBack}>Back</Button>
    </Form>
  );
};
