import { zodResolver } from '@hookform/resolvers/zod';
import { setStaffName } from '@jeweler/core/api';
import { type StaffName, staffNameSchema } from '@jeweler/core/schemas';
import { useHost } from '../portal.ts';
import { Button } from '../ui/button.tsx';
import { Form } from '../ui/layout.ts';
import { TextField } from '../ui/text-field.tsx';
import { useFieldForm } from '../use-field-form.ts';
import { useSession, useStaffName } from './use-session.ts';

/** How the person signs what they write to customers. */
export const NameForm = () => {
  const { notify } = useHost();
  const { http, refresh } = useSession();
  const name = useStaffName();
  const { field, isSubmitting, onSubmit } = useFieldForm<StaffName>(
    {
      resolver: zodResolver(staffNameSchema),
      values: { name: name ?? '' },
      resetOptions: { keepDirtyValues: true },
    },
    async (typed) => {
      await setStaffName(http, typed);
      await refresh();
      notify({ tone: 'success', title: 'Your name is saved' });
    },
  );
  return (
    <Form aria-label="Your name" gap="4" maxWidth="24rem" onSubmit={onSubmit}>
      <TextField
        label="Your name"
        hint="As customers read it: it stands for {staff} in saved replies."
        autoComplete="name"
        dir="auto"
        {...field('name')}
      />
      <Button type="submit" justifySelf="start" aria-disabled={isSubmitting}>
        {isSubmitting ? 'Saving...' : 'Save name'}
      </Button>
    </Form>
  );
};
