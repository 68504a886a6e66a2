import { chakra } from '@chakra-ui/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { ApiError, changePassword } from '@jeweler/core/api';
import { type PasswordChangeForm, passwordChangeFormSchema } from '@jeweler/core/schemas';
import { type FieldError, useForm } from 'react-hook-form';
import { errorMessage } from '../../shared/errors.ts';
import { queryKeys } from '../../shared/live/live-queries.ts';
import { usePortal } from '../../shared/portal.ts';
import { useSession, useUsername } from '../../shared/session/use-session.ts';
import { Button } from '../../shared/ui/button.tsx';
import { submitOnce } from '../../shared/ui/field-frame.tsx';
import { PasswordField } from '../../shared/ui/password-field.tsx';

const NOTICE = 'password';
const empty: PasswordChangeForm = { currentPassword: '', newPassword: '', repeatedPassword: '' };
const serverFields = ['currentPassword', 'newPassword'] as const;

/** A server error arrives after validation, so it is announced to screen readers. */
const errorProps = (error: FieldError | undefined) => ({
  error: error?.message,
  announced: error?.type === 'server',
});

/** Changes the person's password. The input is preserved when the change fails. */
export const PasswordForm = () => {
  const { host, queries } = usePortal();
  const { http } = useSession();
  const username = useUsername();
  const { register, handleSubmit, formState, setError, reset } = useForm<PasswordChangeForm>({
    resolver: zodResolver(passwordChangeFormSchema),
    defaultValues: empty,
  });
  const { errors, isSubmitting } = formState;

  const fail = (error: unknown) => {
    const faults = error instanceof ApiError ? error.fields : {};
    const faulty = serverFields.filter((field) => faults[field]);
    faulty.forEach((field, position) => {
      setError(field, { type: 'server', message: faults[field] ?? '' }, { shouldFocus: position === 0 });
    });
    // A 401 means the session has ended, which the sign-in screen reports.
    if (faulty.length > 0 || (error instanceof ApiError && error.status === 401)) return;
    const text = errorMessage(error);
    host.notify({ id: NOTICE, tone: 'error', title: 'The password was not changed', text });
  };

  const send = async ({ currentPassword, newPassword }: PasswordChangeForm) => {
    host.hideNotice(NOTICE);
    try {
      await changePassword(http, { currentPassword, newPassword });
    } catch (error) {
      fail(error);
      return;
    }
    reset();
    void queries.invalidateQueries({ queryKey: queryKeys.people });
    host.notify({
      tone: 'success',
      title: 'Your password has been changed',
      text: 'Other devices have been signed out.',
    });
  };

  return (
    <chakra.form
      noValidate
      aria-label="Change your password"
      display="grid"
      gap="5"
      maxWidth="24rem"
      onSubmit={submitOnce(isSubmitting, handleSubmit(send))}
    >
      {/* Tells password managers whose password this is. */}
      <chakra.input hidden readOnly type="text" autoComplete="username" value={username ?? ''} />
      <PasswordField
        label="Current password"
        autoComplete="current-password"
        {...errorProps(errors.currentPassword)}
        {...register('currentPassword')}
      />
      <PasswordField
        label="New password"
        autoComplete="new-password"
        hint="At least 12 characters."
        {...errorProps(errors.newPassword)}
        {...register('newPassword')}
      />
      <PasswordField
        label="Repeat new password"
        autoComplete="new-password"
        {...errorProps(errors.repeatedPassword)}
        {...register('repeatedPassword')}
      />
      <Button type="submit" variant="solid" aria-disabled={isSubmitting}>
        {isSubmitting ? 'Changing...' : 'Change password'}
      </Button>
    </chakra.form>
  );
};
