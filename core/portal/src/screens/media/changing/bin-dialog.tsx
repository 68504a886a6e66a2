import { chakra } from '@chakra-ui/react';
import { listMediaBin, undeleteMedia } from '@jeweler/core/api';
import { formatFileSize } from '@jeweler/core/format';
import type { Binned } from '@jeweler/core/schemas';
import { useAtomValue } from 'jotai';
import { useRef } from 'react';
import { errorMessage } from '../../../shared/errors.ts';
import { queryKeys } from '../../../shared/live/live-queries.ts';
import { useHost } from '../../../shared/portal.ts';
import { queryAtom } from '../../../shared/query-atom.ts';
import { useNameOf } from '../../../shared/session/use-session.ts';
import { shopDateAndTime } from '../../../shared/times.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { DialogFrame } from '../../../shared/ui/dialog-frame.tsx';
import { ErrorMessage } from '../../../shared/ui/error-message.tsx';
import { Icon } from '../../../shared/ui/icon.tsx';
import type { Changing } from './use-changing.ts';

const binAtom = queryAtom((http) => ({ queryKey: queryKeys.mediaBin, queryFn: () => listMediaBin(http) }));

const DAY_MS = 24 * 60 * 60 * 1000;

const timeLeft = ({ until }: Binned): string => {
  const days = Math.max(0, Math.ceil((Date.parse(until) - Date.now()) / DAY_MS));
  return days === 1 ? '1 day left' : `${days} days left`;
};

interface BinDialogProps {
  changing: Changing;
  finalFocus?: () => HTMLElement | null;
  onClose: () => void;
}

/** What was deleted or replaced in the last 30 days, to be restored. */
export const BinDialog = ({ changing, finalFocus, onClose }: BinDialogProps) => {
  const { notify } = useHost();
  const nameOf = useNameOf();
  const { data: entries, status, refetch } = useAtomValue(binAtom);
  const list = useRef<HTMLUListElement>(null);

  const putBack = async ({ id, path }: Binned) => {
    try {
      const outcome = await changing.run((http) => undeleteMedia(http, { ids: [id] }));
      const [restored] = outcome?.restored ?? [];
      if (!restored) return;
      const elsewhere =
        restored.path === path ? undefined : `Its name was taken: it is ${restored.path} now.`;
      notify({ tone: 'success', title: `“${path}” restored`, ...(elsewhere && { text: elsewhere }) });
    } catch (error) {
      notify({ tone: 'error', title: `“${path}” not restored`, text: errorMessage(error) });
    }
    // Its button has gone with it.
    list.current?.focus();
  };

  return (
    <DialogFrame title="Recently deleted" onClose={onClose} {...(finalFocus ? { finalFocus } : {})}>
      <chakra.div display="grid" gap="3" p="panel">
        <chakra.p color="admin.quiet">
          Deleted and replaced files are kept here for 30 days. Visitors cannot see them.
        </chakra.p>
        {entries === undefined && status === 'error' ? (
          <ErrorMessage onRetry={() => void refetch()}>What was deleted could not be loaded.</ErrorMessage>
        ) : entries?.length === 0 ? (
          <p>Nothing has been deleted.</p>
        ) : (
          <chakra.ul
            ref={list}
            tabIndex={-1}
            aria-label="Recently deleted"
            maxHeight="60dvh"
            overflowY="auto"
          >
            {entries?.map((entry) => (
              <chakra.li
                key={entry.id}
                display="flex"
                flexWrap="wrap"
                alignItems="center"
                gap="3"
                py="2"
                borderTop="rule"
              >
                <Icon name={entry.isFolder ? 'folder' : 'file'} color="admin.quiet" />
                <chakra.div flex="1" minWidth="12rem">
                  <chakra.p overflowWrap="anywhere">{entry.path}</chakra.p>
                  <chakra.p color="admin.quiet" fontSize="small">
                    {[
                      `${entry.reason} by ${nameOf(entry.by)}`,
                      shopDateAndTime(entry.at),
                      formatFileSize(entry.size),
                      timeLeft(entry),
                    ].join(' · ')}
                  </chakra.p>
                </chakra.div>
                <Button
                  aria-label={`Restore ${entry.path}`}
                  aria-disabled={changing.busy}
                  onClick={() => void putBack(entry)}
                >
                  <Icon name="undo" />
                  Restore
                </Button>
              </chakra.li>
            ))}
          </chakra.ul>
        )}
      </chakra.div>
    </DialogFrame>
  );
};
