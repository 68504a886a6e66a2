import { chakra } from '@chakra-ui/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { ApiError, changePerson, invitePerson } from '@jeweler/core/api';
import {
  INVITATION_HOURS,
  type Invitation,
  invitationSchema,
  type Person,
  type Role,
  roleNames,
} from '@jeweler/core/schemas';
import { type ComponentProps, useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { errorMessage } from '../../shared/errors.ts';
import { queryKeys } from '../../shared/live/live-queries.ts';
import { useHost } from '../../shared/portal.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { Button } from '../../shared/ui/button.tsx';
import { FieldError, submitOnce } from '../../shared/ui/field-frame.tsx';
import { RadioGroup } from '../../shared/ui/radio-group.tsx';
import { TextField } from '../../shared/ui/text-field.tsx';
import { TypingDialog } from '../../shared/ui/typing-dialog.tsx';
import { useOpener } from '../../shared/ui/use-focus-keeping.ts';
import { useChange } from '../../shared/use-change.ts';
import { InvitationLink } from './invitation-link.tsx';
import { invitationSent, LINK_TITLE } from './texts.ts';

const roles = Object.entries(roleNames)
  .map(([value, label]) => ({ value: value as Role, label }))
  .reverse();
const serverFields = ['username', 'email'] as const;

interface PersonDialogProps {
  /** Whose role and address are changed; undefined: somebody is invited. */
  person: Person | undefined;
  sendsMail: boolean;
  onClose: () => void;
}

/** Invites somebody, or changes somebody's role and address. */
export const PersonDialog = ({ person, onClose, ...rest }: PersonDialogProps) => {
  const [invited, setInvited] = useState<ComponentProps<typeof InvitationLink>>();
  const title = person ? `Change ${person.name ?? person.username}` : 'Invite somebody';
  return (
    <TypingDialog
      narrow
      title={invited ? LINK_TITLE : title}
      isSaved={invited !== undefined}
      onClose={onClose}
      finalFocus={useOpener()}
    >
      {invited ? (
        <InvitationLink {...invited} />
      ) : (
        <PersonForm {...rest} person={person} onClose={onClose} onLink={setInvited} />
      )}
    </TypingDialog>
  );
};

interface PersonFormProps extends PersonDialogProps {
  onLink: (invitation: { username: string; link: string }) => void;
}

/** The input is preserved until it has been stored. */
const PersonForm = ({ person, sendsMail, onLink, onClose }: PersonFormProps) => {
  const { notify } = useHost();
  const { refresh } = useSession();
  const { run } = useChange({ affected: [queryKeys.people] });
  const [failure, setFailure] = useState<string>();
  const { register, control, handleSubmit, setError, formState } = useForm<Invitation>({
    resolver: zodResolver(invitationSchema),
    defaultValues: {
      username: person?.username ?? '',
      email: person?.email ?? undefined,
      role: person?.role ?? 'staff',
    },
  });
  const { errors, isSubmitting } = formState;

  const change = async ({ id, ...before }: Person, { email, role }: Invitation) => {
    const isDone = await run(async (http) => {
      await changePerson(http, id, {
        ...(role !== before.role && { role }),
        ...((email ?? null) !== before.email && { email: email ?? null }),
      });
      await refresh();
      return true;
    });
    if (!isDone) return;
    onClose();
    notify({ tone: 'success', title: 'Changed', text: before.name ?? before.username });
  };
  const send = async (typed: Invitation) => {
    setFailure(undefined);
    try {
      if (person) return await change(person, typed);
      const invited = await run((http) => invitePerson(http, typed));
      if (!invited) return;
      if (invited.link !== null) return onLink({ username: typed.username, link: invited.link });
      onClose();
      notify(invitationSent);
    } catch (error) {
      const faults = error instanceof ApiError ? error.fields : {};
      const faulty = serverFields.filter((field) => faults[field]);
      if (faulty.length === 0) return setFailure(errorMessage(error));
      faulty.forEach((field, position) => {
        setError(field, { type: 'server', message: faults[field] ?? '' }, { shouldFocus: position === 0 });
      });
    }
  };

  const hint = sendsMail
    ? `The link goes to this address. It works once, for ${INVITATION_HOURS} hours. Without an address, you get it to pass on.`
    : 'Email is not set up, so you get the link to pass on.';
  return (
    <chakra.form
      noValidate
      aria-label="Person"
      display="grid"
      gap="5"
      padding={{ base: '4', lg: '5' }}
      onSubmit={submitOnce(isSubmitting, handleSubmit(send))}
    >
      {person ? null : (
        <TextField
          data-autofocus
          label="Username"
          hint="For signing in. It cannot be changed later."
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          error={errors.username?.message}
          announced={errors.username?.type === 'server'}
          {...register('username')}
        />
      )}
      <TextField
        label="Email (optional)"
        hint={person ? 'For a forgotten password.' : hint}
        type="email"
        autoComplete="off"
        autoCapitalize="none"
        error={errors.email?.message}
        announced={errors.email?.type === 'server'}
        {...register('email', { setValueAs: (typed?: string) => typed?.trim() || undefined })}
      />
      <Controller
        control={control}
        name="role"
        render={({ field }) => (
          <RadioGroup label="Role" value={field.value} options={roles} onChange={field.onChange} />
        )}
      />
      <chakra.p fontSize="small" color="admin.quiet">
        Staff do the daily work. Owners also set limits, export and delete people’s data, and manage accounts.
      </chakra.p>
      {failure === undefined ? null : <FieldError announced>{failure}</FieldError>}
      <chakra.div display="flex" flexWrap="wrap" justifyContent="flex-end" gap="3">
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" variant="solid" aria-disabled={isSubmitting}>
          {person ? 'Save' : 'Invite'}
        </Button>
      </chakra.div>
    </chakra.form>
  );
};
