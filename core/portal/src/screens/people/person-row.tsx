import { Badge, chakra } from '@chakra-ui/react';
import { inviteAgain } from '@jeweler/core/api';
import { type Person, roleNames } from '@jeweler/core/schemas';
import { useState } from 'react';
import { errorMessage } from '../../shared/errors.ts';
import { queryKeys } from '../../shared/live/live-queries.ts';
import { useHost } from '../../shared/portal.ts';
import { useUsername } from '../../shared/session/use-session.ts';
import { shopDateAndTime } from '../../shared/times.ts';
import { Button } from '../../shared/ui/button.tsx';
import { DialogFrame } from '../../shared/ui/dialog-frame.tsx';
import { useChange } from '../../shared/use-change.ts';
import { InvitationLink } from './invitation-link.tsx';
import { invitationSent, LINK_TITLE } from './texts.ts';

const Quiet = chakra('p', { base: { fontSize: 'small', color: 'admin.quiet' } });

interface PersonRowProps {
  person: Person;
  onChange: () => void;
  onRemove: () => void;
}

/** One person with an account. */
export const PersonRow = ({ person, onChange, onRemove }: PersonRowProps) => {
  const { username, name, email, role, state, lastSignInAt, hasSecondFactor } = person;
  const isSelf = useUsername() === username;
  return (
    <li>
      <chakra.div display="grid" gap="1" flex="1 1 16rem" minWidth="0">
        <chakra.p display="flex" flexWrap="wrap" columnGap="3" rowGap="1" alignItems="center">
          <chakra.span fontWeight="strong">{name ?? username}</chakra.span>
          <Badge>{roleNames[role]}</Badge>
          {state === 'invited' ? <Badge>Invited</Badge> : null}
          {isSelf ? <Badge>You</Badge> : null}
        </chakra.p>
        <Quiet>{`${username} · ${email ?? 'no email address'}`}</Quiet>
        {state === 'active' ? (
          <Quiet>
            {`${lastSignInAt === null ? 'Never signed in' : `Last sign-in ${shopDateAndTime(lastSignInAt)}`} · Second\u00a0factor:\u00a0${hasSecondFactor ? 'yes' : 'no'}`}
          </Quiet>
        ) : null}
      </chakra.div>
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        {state === 'invited' ? <InviteAgain person={person} /> : null}
        <Button aria-label={`Change ${username}`} onClick={onChange}>
          Change
        </Button>
        <Button aria-label={`Remove ${username}`} onClick={onRemove}>
          Remove
        </Button>
      </chakra.div>
    </li>
  );
};

/** Makes another link, in place of one that was lost or is too old. */
const InviteAgain = ({ person: { id, username } }: Pick<PersonRowProps, 'person'>) => {
  const { notify } = useHost();
  const [link, setLink] = useState<string>();
  const { busy, run } = useChange({ affected: [queryKeys.people] });
  const invite = async () => {
    try {
      const invited = await run((http) => inviteAgain(http, id));
      if (invited?.link === null) notify(invitationSent);
      else setLink(invited?.link);
    } catch (error) {
      notify({ tone: 'error', title: 'The invitation was not sent again', text: errorMessage(error) });
    }
  };
  return (
    <>
      <Button aria-label={`Invite ${username} again`} aria-disabled={busy} onClick={() => void invite()}>
        Invite again
      </Button>
      {link === undefined ? null : (
        <DialogFrame title={LINK_TITLE} narrow onClose={() => setLink(undefined)}>
          <InvitationLink username={username} link={link} />
        </DialogFrame>
      )}
    </>
  );
};
