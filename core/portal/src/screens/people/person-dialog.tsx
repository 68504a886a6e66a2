import { zodResolver } from '@hookform/resolvers/zod';
import { changeEmail, changeRole, invitePerson } from '@jeweler/core/api';
import {
  INVITATION_HOURS,
  type Invitation,
  invitationSchema,
  type Person,
  type Role,
  roleNames,
} from '@jeweler/core/schemas';
import { type ComponentProps, useRef, useState } from 'react';
import { Controller } from 'react-hook-form';
import { useCopyText } from '../../shared/host/use-copy-text.ts';
import { queryKeys } from '../../shared/live/live-queries.ts';
import { useHost } from '../../shared/portal.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { Button } from '../../shared/ui/button.tsx';
import { FieldError } from '../../shared/ui/field-frame.tsx';
import { Flow, Form, PanelBody, Quiet } from '../../shared/ui/layout.ts';
import { RadioGroup } from '../../shared/ui/radio-group.tsx';
import { TextField } from '../../shared/ui/text-field.tsx';
import { TypingDialog } from '../../shared/ui/typing-dialog.tsx';
import { useChange } from '../../shared/use-change.ts';
import { useFieldForm } from '../../shared/use-field-form.ts';

const roles = Object.entries(roleNames)
  .map(([value, label]) => ({ value: value as Role, label }))
  .reverse();

const titleOf = (person: Person | undefined): string => {
  if (!person) return 'Invite somebody';
  return person.state === 'active'
    ? `Change ${person.name ?? person.username}`
    : `Invite ${person.username} again`;
};

interface PersonDialogProps {
  /** Whose role and address are changed; undefined: somebody is invited. */
  person: Person | undefined;
  sendsMail: boolean;
  onClose: () => void;
}

/** Invites somebody, or changes somebody's role and address. */
export const PersonDialog = ({ person, onClose, ...rest }: PersonDialogProps) => {
  const [invited, setInvited] = useState<ComponentProps<typeof InvitationLink>>();
  const title = invited ? 'A link to pass on' : titleOf(person);
  return (
    <TypingDialog narrow title={title} isSaved={invited !== undefined} onClose={onClose}>
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
  const isActive = person?.state === 'active';
  const { control, field, isSubmitting, onSubmit } = useFieldForm<Invitation>(
    {
      resolver: zodResolver(invitationSchema),
      defaultValues: {
        username: person?.username ?? '',
        email: person?.email ?? undefined,
        role: person?.role ?? 'staff',
      },
    },
    async (typed) => {
      const { role, email = null } = typed;
      const answer = await run(async (http) => {
        if (!isActive) return invitePerson(http, typed);
        if (email !== person.email) await changeEmail(http, person.id, { email });
        if (role !== person.role) await changeRole(http, person.id, { role });
        await refresh();
        return {};
      });
      if (!answer) return;
      if (answer.url !== undefined) return onLink({ username: typed.username, link: answer.url });
      onClose();
      notify(
        isActive
          ? { tone: 'success', title: 'Changed', text: person.name ?? person.username }
          : {
              tone: 'success',
              title: 'Invitation sent',
              text: `The link works for ${INVITATION_HOURS} hours.`,
            },
      );
    },
    'role',
  );

  const hint = sendsMail
    ? `The link goes to this address. It works once, for ${INVITATION_HOURS} hours. Without an address, you get it to pass on.`
    : 'Email is not set up, so you get the link to pass on.';
  return (
    <Form aria-label="Person" padding="panel" onSubmit={onSubmit}>
      {person ? null : (
        <TextField
          data-autofocus
          label="Username"
          hint="For signing in. It cannot be changed later."
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          {...field('username')}
        />
      )}
      <TextField
        label="Email (optional)"
        hint={isActive ? 'For a forgotten password.' : hint}
        type="email"
        autoComplete="off"
        autoCapitalize="none"
        {...field('email', { setValueAs: (typed?: string) => typed?.trim() || undefined })}
      />
      <Controller
        control={control}
        name="role"
        render={({ field: { value, onChange }, fieldState: { error } }) => (
          <>
            <RadioGroup label="Role" value={value} options={roles} onChange={onChange} />
            <FieldError announced>{error?.message}</FieldError>
          </>
        )}
      />
      <Quiet>
        Staff do the daily work. Owners also set limits, export and delete people’s data, and manage accounts.
      </Quiet>
      <Flow justifyContent="flex-end">
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" variant="solid" aria-disabled={isSubmitting}>
          {isActive ? 'Save' : 'Invite'}
        </Button>
      </Flow>
    </Form>
  );
};

/** In a dialog, the link of an invitation that no email carries; nobody can look it up later. */
const InvitationLink = ({ username, link }: { username: string; link: string }) => {
  const copy = useCopyText('The link is on the clipboard.', 'The link is selected: copy it by hand.');
  const field = useRef<HTMLInputElement>(null);
  const copyLink = async () => {
    if (!(await copy(link))) field.current?.focus();
  };
  return (
    <PanelBody>
      <p>
        Give this link to <bdi>{username}</bdi>, who chooses a name and a password with it. It works once, for{' '}
        {INVITATION_HOURS} hours, and is shown only now.
      </p>
      <TextField
        ref={field}
        label="Link"
        readOnly
        value={link}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <Button autoFocus data-autofocus variant="solid" justifySelf="end" onClick={() => void copyLink()}>
        Copy the link
      </Button>
    </PanelBody>
  );
};
