import type { BulkPreview } from '@jeweler/core/schemas';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx';
import { pieces } from '../bulk/describe-change.ts';
import { useBulkChanges } from '../bulk/use-bulk-changes.ts';

interface HideWithPiecesProps {
  /** Undefined while nothing is asked. */
  hiding: BulkPreview | undefined;
  endHiding: () => void;
}

/** Asks before a category is hidden with its pieces, in one act that one `Undo` takes back. */
export const HideWithPieces = ({ hiding, endHiding }: HideWithPiecesProps) => {
  const { hideCategory } = useBulkChanges();
  if (!hiding) return null;
  const its = pieces(hiding.rows.length);
  return (
    <ConfirmDialog
      title={`Hide this category and its ${its}?`}
      answer={`Hide with ${its}`}
      onAnswer={() => hideCategory(hiding.preview)}
      onClose={endHiding}
    >
      <p>
        Visitors will see neither the category nor its pieces. One Undo brings everything back, for 30 days
        also under “Recent changes” in the list of pieces.
      </p>
    </ConfirmDialog>
  );
};
