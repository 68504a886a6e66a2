import { chakra } from '@chakra-ui/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { ApiError } from '@jeweler/core/api';
import { type StaffName, staffNameSchema } from '@jeweler/core/schemas';
import { useForm } from 'react-hook-form';
import { errorMessage } from '../errors.ts';
import { useHost } from '../portal.ts';
import { Button } from '../ui/button.tsx';
import { submitOnce } from '../ui/field-frame.tsx';
import { TextField } from '../ui/text-field.tsx';
import { useSession, useStaffName } from './use-session.ts';

/** How the person signs what they write to customers. */
export const NameForm = () => {
  const host = useHost();
  const { rename } = useSession();
  const name = useStaffName();
  const { register, handleSubmit, formState, setError } = useForm<StaffName>({
    resolver: zodResolver(staffNameSchema),
    values: { name: name ?? '' },
    resetOptions: { keepDirtyValues: true },
  });
  const { errors, isSubmitting } = formState;
  const save = async (typed: StaffName) => {
    try {
      await rename(typed.name);
      host.notify({ tone: 'success', title: 'Your name is saved' });
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) return;
      const fault = error instanceof ApiError ? error.fields.name : undefined;
      setError('name', { type: 'server', message: fault ?? errorMessage(error) }, { shouldFocus: true });
    }
  };
  return (
    <chakra.form
      noValidate
      aria-label="Your name"
      display="grid"
      gap="4"
      maxWidth="24rem"
      onSubmit={submitOnce(isSubmitting, handleSubmit(save))}
    >
      <TextField
        label="Your name"
        hint="As customers read it: it stands for {staff} in saved replies."
        autoComplete="name"
        dir="auto"
        error={errors.name?.message}
        announced={errors.name?.type === 'server'}
        {...register('name')}
      />
      <Button type="submit" justifySelf="start" aria-disabled={isSubmitting}>
        {isSubmitting ? 'Saving...' : 'Save name'}
      </Button>
    </chakra.form>
  );
};
