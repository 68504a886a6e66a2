import { Badge, chakra } from '@chakra-ui/react';
import { listPeople, removePerson } from '@jeweler/core/api';
import { type Person, roleNames } from '@jeweler/core/schemas';
import { useState } from 'react';
import { useCommands } from '../../shared/host/use-commands.ts';
import { queryKeys, refetchAffected } from '../../shared/live/live-queries.ts';
import { usePortal } from '../../shared/portal.ts';
import { OpenSessions } from '../../shared/session/open-sessions.tsx';
import { useMay, useSession, useUsername } from '../../shared/session/use-session.ts';
import { shopDateAndTime } from '../../shared/times.ts';
import { Button } from '../../shared/ui/button.tsx';
import { ConfirmDialog } from '../../shared/ui/confirm-dialog.tsx';
import { Quiet } from '../../shared/ui/layout.ts';
import { Loading } from '../../shared/ui/loading.tsx';
import { OwnersPanel } from '../../shared/ui/owners-panel.tsx';
import { LoadingPanel, PanelList, TitledPanel } from '../../shared/ui/panel.tsx';
import { ScreenTitle } from '../../shared/ui/screen-title.tsx';
import { useChange } from '../../shared/use-change.ts';
import { usePortalQuery } from '../../shared/use-query.ts';
import { AccountEventsPanel } from './account-events-panel.tsx';
import { PersonDialog } from './person-dialog.tsx';

type OpenDialog =
  | { readonly kind: 'person'; readonly person?: Person }
  | { readonly kind: 'remove'; readonly person: Person };

/** Who has an account, where everybody is signed in, and what happened; for owners. */
export const PeopleScreen = () => {
  const mayManage = useMay('manage-people');
  if (mayManage) return <People />;
  if (mayManage === false) return <OwnersPanel title="People" />;
  return <LoadingPanel height="24rem">Loading: People</LoadingPanel>;
};

const People = () => {
  const { queries } = usePortal();
  const { data, ...query } = usePortalQuery([...queryKeys.people, 'list'], listPeople);
  const [dialog, setDialog] = useState<OpenDialog>();
  useCommands({ refresh: () => void refetchAffected(queries, [queryKeys.people]) });
  const close = () => setDialog(undefined);
  return (
    <chakra.div display="grid" gap="6" maxWidth="52rem">
      <chakra.div display="flex" flexWrap="wrap" gap="4" alignItems="center" justifyContent="space-between">
        <ScreenTitle fontSize="2.25rem">People</ScreenTitle>
        {data ? (
          <Button variant="solid" onClick={() => setDialog({ kind: 'person' })}>
            Invite
          </Button>
        ) : null}
      </chakra.div>
      <TitledPanel title="Accounts" aria-busy={query.isFetching}>
        {data ? (
          <PanelList>
            {data.people.map((person) => (
              <PersonRow
                key={person.id}
                person={person}
                onChange={() => setDialog({ kind: 'person', person })}
                onRemove={() => setDialog({ kind: 'remove', person })}
              />
            ))}
          </PanelList>
        ) : (
          <Loading query={query} height="12rem" />
        )}
      </TitledPanel>
      <TitledPanel title="Signed in now">
        <OpenSessions isOfAll />
      </TitledPanel>
      <AccountEventsPanel />
      {dialog?.kind === 'person' && data ? (
        <PersonDialog person={dialog.person} sendsMail={data.sendsMail} onClose={close} />
      ) : null}
      {dialog?.kind === 'remove' ? <RemoveDialog person={dialog.person} onClose={close} /> : null}
    </chakra.div>
  );
};

interface PersonRowProps {
  person: Person;
  onChange: () => void;
  onRemove: () => void;
}

/** One person with an account. */
const PersonRow = ({ person, onChange, onRemove }: PersonRowProps) => {
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
          <Button aria-label={`Invite again: ${username}`} onClick={onChange}>
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

/** Asks before an account is removed; what the person has done stays. */
const RemoveDialog = ({ person, onClose }: { person: Person; onClose: () => void }) => {
  const { id, username, name, state } = person;
  const { refresh } = useSession();
  const { report } = useChange({ affected: [queryKeys.people] });
  const who = name ?? username;
  const remove = () =>
    report(
      async (http) => {
        await removePerson(http, id);
        await refresh();
      },
      { done: { title: 'Removed', text: who }, failed: `${who} was not removed` },
    );
  return (
    <ConfirmDialog title={`Remove ${who}?`} answer="Remove" onAnswer={remove} onClose={onClose}>
      <p>
        {state === 'invited'
          ? 'The invitation no longer works.'
          : 'Wherever this person is signed in, the session ends now. Nobody can sign in with this account again.'}
      </p>
      <p>Nothing they did is deleted: the name stays in every history, with “(removed)” behind it.</p>
    </ConfirmDialog>
  );
};
