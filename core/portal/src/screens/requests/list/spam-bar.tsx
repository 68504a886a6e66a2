import { emptySpam, searchSubmissions } from '@jeweler/core/api';
import { useState } from 'react';
import { useMay } from '../../../shared/session/use-session.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx';
import { ToolRow } from '../../../shared/ui/panel.tsx';
import { useChange } from '../../../shared/use-change.ts';
import { requests } from '../../../submissions/labels.ts';
import { countMatches } from '../requests-view.ts';

/** Shown above the spam: an explanation, and a button that deletes all of it. */
export const SpamBar = () => {
  const [asked, setAsked] = useState<number>();
  const mayDelete = useMay('delete-for-good');
  const { busy, report } = useChange({ awaitsData: false });
  const failed = 'The spam was not deleted';

  // Counted again on the server: a search or a filter may hide some of it.
  const ask = () =>
    report((http) => searchSubmissions(http, { status: 'spam', limit: 1 }), {
      failed,
      done: ({ counts }) => {
        const count = countMatches(counts, { kind: 'all', status: 'spam' });
        if (count === 0) return { id: 'no-spam', tone: 'info', title: 'There is no spam' };
        setAsked(count);
        return undefined;
      },
    });
  const empty = () =>
    report(emptySpam, {
      failed,
      done: (deleted) => ({ title: 'Spam emptied', text: `${requests(deleted)} permanently deleted.` }),
    });

  return (
    <ToolRow justifyContent="space-between" color="admin.quiet">
      <p>Spam never counts as unread or late.</p>
      {mayDelete ? (
        <Button aria-disabled={busy} onClick={() => void ask()}>
          Empty spam
        </Button>
      ) : null}
      {asked === undefined ? null : (
        <ConfirmDialog
          title="Empty the spam folder?"
          answer={`Delete ${requests(asked)}`}
          onAnswer={empty}
          onClose={() => setAsked(undefined)}
        >
          <span>{requests(asked)}</span> marked as spam will be permanently deleted, even those that the
          search and filters hide. This cannot be undone.
        </ConfirmDialog>
      )}
    </ToolRow>
  );
};
