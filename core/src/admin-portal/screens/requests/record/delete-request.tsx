import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { deleteSubmission } from '../../../../api/index.ts';
import { errorMessage } from '../../../shared/errors.ts';
import { queryKeys } from '../../../shared/live/live-queries.ts';
import { usePortal } from '../../../shared/portal.ts';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx';
import { deletedReferenceAtom } from '../../../submissions/submission-record.ts';

interface DeleteRequestProps {
  reference: string;
  onClose: () => void;
  onDeleted: () => void;
}

/** Asks whether this request alone is to be deleted for good, and does it. */
export const DeleteRequest = ({ reference, onClose, onDeleted }: DeleteRequestProps) => {
  const { session, queries, host } = usePortal();
  const setDeletedReference = useSetAtom(deletedReferenceAtom);
  const [busy, setBusy] = useState(false);
  // Not by useChange, which fetches again what is shown: the record behind the dialog is gone.
  const destroy = async () => {
    setBusy(true);
    setDeletedReference(reference);
    try {
      await deleteSubmission(session.http, reference);
      onDeleted();
      host.notify({ tone: 'success', title: `Request ${reference} was permanently deleted` });
      // The deleted data must not stay in this window's cache either.
      queries.removeQueries({ queryKey: queryKeys.submissions, type: 'inactive' });
    } catch (error) {
      setDeletedReference(undefined);
      setBusy(false);
      host.notify({ tone: 'error', title: 'The request was not deleted', text: errorMessage(error) });
    }
  };
  return (
    <ConfirmDialog
      title={`Delete request ${reference}?`}
      answer="Delete permanently"
      busy={busy}
      onAnswer={() => void destroy()}
      onClose={onClose}
    >
      <p>
        This request will be permanently deleted, with its notes, emails and history. Everything else from
        this person stays. This cannot be undone.
      </p>
    </ConfirmDialog>
  );
};
