import { Badge, chakra } from '@chakra-ui/react';
import { type AdminClient, endSession, endSessions, listSessions } from '@jeweler/core/api';
import type { OpenSession } from '@jeweler/core/schemas';
import { useId, useRef } from 'react';
import { queryKeys } from '../live/live-queries.ts';
import { shopDateAndTime } from '../times.ts';
import { Button } from '../ui/button.tsx';
import { Quiet } from '../ui/layout.ts';
import { Loading } from '../ui/loading.tsx';
import { PanelList, ToolRow } from '../ui/panel.tsx';
import { useChange } from '../use-change.ts';
import { usePortalQuery } from '../use-query.ts';
import { useNameOf, useUsername } from './use-session.ts';

const used = ({ usedAt, network }: OpenSession): string =>
  `Last used ${shopDateAndTime(usedAt)}${network === null ? '' : ` from ${network}`}`;

/** Where the person is signed in, or for owners everybody, and what ends that. */
export const OpenSessions = ({ isOfAll = false }: { isOfAll?: boolean }) => {
  const { data, ...query } = usePortalQuery([...queryKeys.people, 'sessions'], listSessions);
  const id = useId();
  const username = useUsername();
  const nameOf = useNameOf();
  const { busy, report } = useChange({ affected: [queryKeys.people] });
  const list = useRef<HTMLUListElement>(null);
  if (!data) return <Loading query={query} height="6rem" />;

  const sessions = data.sessions.filter((each) => isOfAll || each.username === username);
  const own = sessions.find(({ isThis }) => isThis);
  const end = async (call: (http: AdminClient) => Promise<undefined>, title: string) => {
    const isDone = await report(call, {
      done: { tone: 'success', title },
      failed: 'Nothing was ended',
    });
    // The pressed button is gone.
    if (isDone) list.current?.focus();
  };
  return (
    <>
      <PanelList ref={list} tabIndex={-1} aria-label="Open sessions" aria-busy={query.isFetching}>
        {sessions.map((session) => {
          const name = isOfAll ? `${nameOf(session.username)}, ${session.device}` : session.device;
          return (
            <li key={session.id}>
              <chakra.div flex="1 1 14rem" minWidth="0">
                <chakra.p display="flex" flexWrap="wrap" columnGap="3" alignItems="center">
                  <chakra.span fontWeight="medium">{name}</chakra.span>
                  {session.isThis ? <Badge>This one</Badge> : null}
                </chakra.p>
                <Quiet id={`${id}${session.id}`}>{used(session)}</Quiet>
              </chakra.div>
              {session.isThis ? null : (
                <Button
                  aria-label={`End ${name}`}
                  aria-describedby={`${id}${session.id}`}
                  aria-disabled={busy}
                  onClick={() => void end((http) => endSession(http, session.id), `Signed out: ${name}`)}
                >
                  End
                </Button>
              )}
            </li>
          );
        })}
      </PanelList>
      {own && !isOfAll && sessions.length > 1 ? (
        <ToolRow>
          <Button
            aria-disabled={busy}
            onClick={() =>
              void end((http) => endSessions(http, own.accountId), 'Signed out everywhere but here')
            }
          >
            End all others
          </Button>
        </ToolRow>
      ) : null}
    </>
  );
};
