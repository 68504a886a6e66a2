import { chakra } from '@chakra-ui/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { changePassword } from '@jeweler/core/api';
import { type PasswordChangeForm, passwordChangeFormSchema } from '@jeweler/core/schemas';
import { queryKeys } from '../../shared/live/live-queries.ts';
import { usePortal } from '../../shared/portal.ts';
import { useSession, useUsername } from '../../shared/session/use-session.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Form } from '../../shared/ui/layout.ts';
import { PasswordField } from '../../shared/ui/password-field.tsx';
import { useFieldForm } from '../../shared/use-field-form.ts';

const empty: PasswordChangeForm = { currentPassword: '', newPassword: '', repeatedPassword: '' };

/** Changes the person's password. The input is preserved when the change fails. */
export const PasswordForm = () => {
  const { host, queries } = usePortal();
  const { http } = useSession();
  const username = useUsername();
  const { field, reset, isSubmitting, onSubmit } = useFieldForm<PasswordChangeForm>(
    { resolver: zodResolver(passwordChangeFormSchema), defaultValues: empty },
    async ({ currentPassword, newPassword }) => {
      await changePassword(http, { currentPassword, newPassword });
      reset();
      void queries.invalidateQueries({ queryKey: queryKeys.people });
      host.notify({
        tone: 'success',
        title: 'Your password has been changed',
        text: 'Other devices have been signed out.',
      });
    },
  );
  return (
    <Form aria-label="Change your password" maxWidth="24rem" onSubmit={onSubmit}>
      {/* Tells password managers whose password this is. */}
      <chakra.input hidden readOnly type="text" autoComplete="username" value={username ?? ''} />
      <PasswordField label="Current password" autoComplete="current-password" {...field('currentPassword')} />
      <PasswordField
        label="New password"
        autoComplete="new-password"
        hint="At least 12 characters."
        {...field('newPassword')}
      />
      <PasswordField label="Repeat new password" autoComplete="new-password" {...field('repeatedPassword')} />
      <Button type="submit" variant="solid" justifySelf="start" aria-disabled={isSubmitting}>
        {isSubmitting ? 'Changing...' : 'Change password'}
      </Button>
    </Form>
  );
};
