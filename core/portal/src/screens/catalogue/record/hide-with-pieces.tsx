import type { BulkPreview } from '@jeweler/core/schemas';
import { useState } from 'react';
import { errorMessage } from '../../../shared/errors.ts';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx';
import { Message } from '../../../shared/ui/message.tsx';
import { pieces } from '../bulk/describe-change.ts';
import { useBulkChanges } from '../bulk/use-bulk-changes.ts';

interface HideWithPiecesProps {
  /** Undefined while nothing is asked. */
  hiding: BulkPreview | undefined;
  endHiding: () => void;
}

/** Asks before a category is hidden with its pieces, in one act that one `Undo` takes back. */
export const HideWithPieces = ({ hiding, endHiding }: HideWithPiecesProps) => {
  const { busy, apply } = useBulkChanges();
  const [failure, setFailure] = useState<string>();
  if (!hiding) return null;
  const { preview, rows } = hiding;
  const close = () => {
    setFailure(undefined);
    endHiding();
  };
  const hide = async () => {
    try {
      if (await apply(preview, [], 'The category and ')) close();
    } catch (error) {
      setFailure(`Nothing was hidden. ${errorMessage(error)}`);
    }
  };
  return (
    <ConfirmDialog
      title={`Hide this category and its ${pieces(rows.length)}?`}
      answer={`Hide with ${pieces(rows.length)}`}
      busy={busy}
      onAnswer={() => void hide()}
      onClose={close}
    >
      <p>
        Visitors will see neither the category nor {rows.length === 1 ? 'the piece' : 'the pieces'}. One Undo
        brings everything back, for 30 days also under “Recent changes” in the list of pieces.
      </p>
      {failure === undefined ? null : (
        <Message status="error" role="alert">
          {failure}
        </Message>
      )}
    </ConfirmDialog>
  );
};
