import { chakra } from '@chakra-ui/react';
import { listPeople } from '@jeweler/core/api';
import type { Person } from '@jeweler/core/schemas';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useCommands } from '../../shared/host/use-commands.ts';
import { queryKeys, refetchAffected } from '../../shared/live/live-queries.ts';
import { usePortal } from '../../shared/portal.ts';
import { queryAtom } from '../../shared/query-atom.ts';
import { OpenSessions } from '../../shared/session/open-sessions.tsx';
import { useMay } from '../../shared/session/use-session.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Loading } from '../../shared/ui/loading.tsx';
import { OwnersPanel } from '../../shared/ui/owners-panel.tsx';
import { LoadingPanel, PanelList, TitledPanel } from '../../shared/ui/panel.tsx';
import { ScreenTitle } from '../../shared/ui/screen-title.tsx';
import { AccountEventsPanel } from './account-events-panel.tsx';
import { PersonDialog } from './person-dialog.tsx';
import { PersonRow } from './person-row.tsx';
import { RemoveDialog } from './remove-dialog.tsx';

const peopleAtom = queryAtom((http) => ({
  queryKey: [...queryKeys.people, 'list'],
  queryFn: () => listPeople(http),
}));

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
  const { data, ...query } = useAtomValue(peopleAtom);
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
