import { chakra } from '@chakra-ui/react';
import { listMediaBin, undeleteMedia } from '@jeweler/core/api';
import { formatFileSize } from '@jeweler/core/format';
import type { Binned } from '@jeweler/core/schemas';
import { useRef } from 'react';
import { queryKeys } from '../../../shared/live/live-queries.ts';
import { useNameOf } from '../../../shared/session/use-session.ts';
import { shopDateAndTime } from '../../../shared/times.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { DialogFrame } from '../../../shared/ui/dialog-frame.tsx';
import { Icon } from '../../../shared/ui/icon.tsx';
import { Quiet } from '../../../shared/ui/layout.ts';
import { Loading } from '../../../shared/ui/loading.tsx';
import { EmptyLine, PanelList } from '../../../shared/ui/panel.tsx';
import { usePortalQuery } from '../../../shared/use-query.ts';
import type { Changing } from './use-changing.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

const timeLeft = ({ until }: Binned): string => {
  const days = Math.max(0, Math.ceil((Date.parse(until) - Date.now()) / DAY_MS));
  return days === 1 ? '1 day left' : `${days} days left`;
};

interface BinDialogProps {
  changing: Changing;
  finalFocus: (() => HTMLElement | null) | undefined;
  onClose: () => void;
}

/** What was deleted or replaced in the last 30 days, to be restored. */
export const BinDialog = ({ changing, finalFocus, onClose }: BinDialogProps) => {
  const nameOf = useNameOf();
  const { data: entries, ...query } = usePortalQuery(queryKeys.mediaBin, listMediaBin);
  const list = useRef<HTMLUListElement>(null);

  const putBack = async ({ id, path }: Binned) => {
    const isDone = await changing.report((http) => undeleteMedia(http, { ids: [id] }), {
      done: ({ restored: [restored] }) =>
        restored && {
          title: `“${path}” restored`,
          ...(restored.path !== path && { text: `Its name was taken: it is ${restored.path} now.` }),
        },
      failed: `“${path}” not restored`,
    });
    // Its button has gone with it.
    if (isDone) list.current?.focus();
  };

  return (
    <DialogFrame title="Recently deleted" onClose={onClose} finalFocus={finalFocus}>
      <Quiet px="panel" py="4">
        Deleted and replaced files are kept here for 30 days. Visitors cannot see them.
      </Quiet>
      {!entries ? (
        <Loading query={query} height="6rem" />
      ) : entries.length === 0 ? (
        <EmptyLine>Nothing has been deleted.</EmptyLine>
      ) : (
        <PanelList
          ref={list}
          tabIndex={-1}
          aria-label="Recently deleted"
          maxHeight="60dvh"
          overflowY="auto"
          borderTop="rule"
        >
          {entries.map((entry) => (
            <li key={entry.id}>
              <Icon name={entry.isFolder ? 'folder' : 'file'} color="admin.quiet" />
              <chakra.div flex="1" minWidth="12rem">
                <p>{entry.path}</p>
                <Quiet>
                  {[
                    `${entry.reason} by ${nameOf(entry.by)}`,
                    shopDateAndTime(entry.at),
                    formatFileSize(entry.size),
                    timeLeft(entry),
                  ].join(' · ')}
                </Quiet>
              </chakra.div>
              <Button
                aria-label={`Restore ${entry.path}`}
                aria-disabled={changing.busy}
                onClick={() => void putBack(entry)}
              >
                <Icon name="undo" />
                Restore
              </Button>
            </li>
          ))}
        </PanelList>
      )}
    </DialogFrame>
  );
};
