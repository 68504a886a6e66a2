import { chakra } from '@chakra-ui/react';
import { listBulkChanges } from '@jeweler/core/api';
import { queryKeys } from '../../../shared/live/live-queries.ts';
import { useNameOf } from '../../../shared/session/use-session.ts';
import { shopDateAndTime } from '../../../shared/times.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { DialogFrame } from '../../../shared/ui/dialog-frame.tsx';
import { Flow, PanelBody, Quiet } from '../../../shared/ui/layout.ts';
import { Loading } from '../../../shared/ui/loading.tsx';
import { usePortalQuery } from '../../../shared/use-query.ts';
import { useChoices } from '../data/choices.ts';
import { describeChange, pieces } from './describe-change.ts';
import type { BulkChanges } from './use-bulk-changes.ts';

/** The changes of several pieces in the last 30 days, each with `Undo`. */
export const RecentChanges = ({ changes, onClose }: { changes: BulkChanges; onClose: () => void }) => {
  const choices = useChoices();
  const nameOf = useNameOf();
  const { data, ...query } = usePortalQuery([...queryKeys.catalogue, 'bulk'], listBulkChanges);
  return (
    <DialogFrame title="Recent changes" narrow onClose={onClose}>
      {data ? (
        <PanelBody gap="4">
          <chakra.p color="admin.quiet">
            {data.changes.length === 0
              ? 'No one has changed several pieces at once in the last 30 days.'
              : 'They can be undone for 30 days.'}
          </chakra.p>
          <chakra.ul display="grid" gap="4">
            {data.changes.map(({ undo, at, by, change, count, isUndone }) => {
              const words = describeChange(change, choices);
              return (
                <Flow as="li" key={undo} alignItems="center" justifyContent="space-between">
                  <chakra.div flex="1" minWidth="12rem" overflowWrap="anywhere">
                    <chakra.p fontWeight="medium">{`${words} (${pieces(count)})`}</chakra.p>
                    <Quiet>{`${nameOf(by)}, ${shopDateAndTime(at)}`}</Quiet>
                  </chakra.div>
                  {isUndone ? (
                    <chakra.span color="admin.quiet">Undone</chakra.span>
                  ) : (
                    <Button
                      aria-label={`Undo: ${words}`}
                      aria-disabled={changes.busy}
                      onClick={() => void changes.undo(undo)}
                    >
                      Undo
                    </Button>
                  )}
                </Flow>
              );
            })}
          </chakra.ul>
        </PanelBody>
      ) : (
        <Loading query={query} height="8rem" />
      )}
    </DialogFrame>
  );
};
