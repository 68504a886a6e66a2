import { listDeletions } from '@jeweler/core/api';
import { queryKeys } from '../../shared/live/live-queries.ts';
import { useNameOf } from '../../shared/session/use-session.ts';
import { longTime } from '../../shared/times.ts';
import { Quiet } from '../../shared/ui/layout.ts';
import { EmptyLine, PanelList, ShowOlder } from '../../shared/ui/panel.tsx';
import { usePortalPages } from '../../shared/use-query.ts';
import { byLabel, reasonLabels, requests } from '../../submissions/labels.ts';
import { SettingsPanel, type SettingsPlace } from './settings-panel.tsx';

/** Permanent deletions: when, by whom, why and how many items; none of the deleted content. */
export const DeletionsPanel = (place: SettingsPlace) => {
  const query = usePortalPages(
    [...queryKeys.submissions, 'deletions'],
    (http, after?: string) => listDeletions(http, { after }),
    ({ next }) => next,
  );
  const nameOf = useNameOf();
  return (
    <SettingsPanel {...place} query={{ ...query, data: query.pages }}>
      {(pages) => (
        <>
          {pages[0]?.deletions.length === 0 ? <EmptyLine>Nothing has been deleted yet.</EmptyLine> : null}
          <PanelList>
            {pages
              .flatMap(({ deletions }) => deletions)
              .map((deletion) => (
                <li key={deletion.id}>
                  {`${requests(deletion.count)} ${reasonLabels[deletion.reason]}, ${byLabel({ by: deletion.by && nameOf(deletion.by) })}`}
                  <Quiet as="span">{longTime(deletion.at)}</Quiet>
                </li>
              ))}
          </PanelList>
          <ShowOlder query={query} />
        </>
      )}
    </SettingsPanel>
  );
};
