import { Button } from '../../../shared/ui/button.tsx';
import { Icon } from '../../../shared/ui/icon.tsx';
import { OutcomeLine } from '../../../submissions/outcome-line.tsx';
import type { BulkChanges } from '../data/use-bulk-changes.ts';

/** The result of the last bulk change, with an undo button. */
export const BulkOutcomeLine = ({ changes }: { changes: BulkChanges }) => {
  const { outcome, busy, dismiss } = changes;
  if (!outcome) return null;
  const { sentence, isWarning, undo } = outcome;
  return (
    <OutcomeLine isWarning={isWarning} sentence={sentence}>
      {undo ? (
        <Button variant="bare" aria-disabled={busy} onClick={() => void undo()}>
          <Icon name="undo" />
          Undo
        </Button>
      ) : null}
      <Button variant="bare" onClick={dismiss}>
        Close
      </Button>
    </OutcomeLine>
  );
};
