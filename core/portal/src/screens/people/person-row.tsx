import { Badge, chakra } from '@chakra-ui/react';
import { type Person, roleNames } from '@jeweler/core/schemas';
import { useUsername } from '../../shared/session/use-session.ts';
import { shopDateAndTime } from '../../shared/times.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Quiet } from '../../shared/ui/layout.ts';

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
        <Quiet>{`${name === null ? '' : `${username} · `}${email ?? 'No email address'}`}</Quiet>
        {state === 'active' ? (
          <Quiet>
            {`${lastSignInAt === null ? 'Never signed in' : `Last sign-in ${shopDateAndTime(lastSignInAt)}`} · Second\u00a0factor:\u00a0${hasSecondFactor ? 'yes' : 'no'}`}
          </Quiet>
        ) : null}
      </chakra.div>
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        {state === 'invited' ? (
          <Button aria-label={`Invite ${username} again`} onClick={onChange}>
            Invite again
          </Button>
        ) : (
          <Button aria-label={`Change ${username}`} onClick={onChange}>
            Change
          </Button>
        )}
        <Button aria-label={`Remove ${username}`} onClick={onRemove}>
          Remove
        </Button>
      </chakra.div>
    </li>
  );
};
