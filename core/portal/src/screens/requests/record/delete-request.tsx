import { deleteSubmission } from '@jeweler/core/api';
import { usePortal } from '../../../shared/portal.ts';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx';
import { useDestroying } from './use-destroying.ts';

interface DeleteRequestProps {
  reference: string;
  onClose: () => void;
  onDeleted: () => void;
}

/** Asks whether this request alone is to be deleted for good, and does it. */
export const DeleteRequest = ({ reference, onClose, onDeleted }: DeleteRequestProps) => {
  const { session, host } = usePortal();
  const { busy, destroy } = useDestroying(reference);
  const answer = () =>
    destroy(
      async () => {
        await deleteSubmission(session.http, reference);
        onDeleted();
        host.notify({ tone: 'success', title: `Request ${reference} was permanently deleted` });
      },
      (text) => host.notify({ tone: 'error', title: 'The request was not deleted', text }),
    );
  return (
    <ConfirmDialog
      title={`Delete request ${reference}?`}
      answer="Delete permanently"
      busy={busy}
      onAnswer={() => void answer()}
      onClose={onClose}
    >
      <p>
        This request will be permanently deleted, with its notes, emails and history. Everything else from
        this person stays. This cannot be undone.
      </p>
    </ConfirmDialog>
  );
};
