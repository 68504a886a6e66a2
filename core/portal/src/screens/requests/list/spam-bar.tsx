import { emptySpam, searchSubmissions } from '@jeweler/core/api';
import { useState } from 'react';
import { errorMessage } from '../../../shared/errors.ts';
import { usePortal } from '../../../shared/portal.ts';
import { useMay } from '../../../shared/session/use-session.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx';
import { ToolRow } from '../../../shared/ui/panel.tsx';
import { useChange } from '../../../shared/use-change.ts';
import { requests } from '../../../submissions/labels.ts';
import { countMatches } from '../requests-view.ts';

/** Shown above the spam: an explanation, and a button that deletes all of it. */
export const SpamBar = () => {
  const { host, session } = usePortal();
  const [asked, setAsked] = useState<number>();
  const mayDelete = useMay('delete-for-good');
  const { busy, run } = useChange();

  const fail = (error: unknown) =>
    host.notify({ tone: 'error', title: 'The spam was not deleted', text: errorMessage(error) });
  // Counted again on the server: a search or a filter may hide some of it.
  const ask = async () => {
    if (busy) return;
    try {
      const { counts } = await searchSubmissions(session.http, { status: 'spam', limit: 1 });
      const count = countMatches(counts, { kind: 'all', status: 'spam' });
      if (count > 0) setAsked(count);
      else host.notify({ id: 'no-spam', tone: 'info', title: 'There is no spam' });
    } catch (error) {
      fail(error);
    }
  };
  const empty = async () => {
    try {
      const deleted = await run(async (http) => {
        const count = await emptySpam(http);
        setAsked(undefined);
        return count;
      });
      if (deleted === undefined) return;
      host.notify({
        tone: 'success',
        title: 'Spam emptied',
        text: `${requests(deleted)} permanently deleted.`,
      });
    } catch (error) {
      fail(error);
    }
  };

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
          busy={busy}
          onAnswer={() => void empty()}
          onClose={() => setAsked(undefined)}
        >
          <span>{requests(asked)}</span> marked as spam will be permanently deleted, even those that the
          search and filters hide. This cannot be undone.
        </ConfirmDialog>
      )}
    </ToolRow>
  );
};
