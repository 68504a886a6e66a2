import { mayBecome, type NewStatus, type SubmissionItem } from '@jeweler/core/submissions';
import { SelectionBar } from '../../../shared/data-list/selection-bar.tsx';
import type { Selection } from '../../../shared/data-list/use-selection.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { type MenuChoice, MoreMenu } from '../../../shared/ui/menu-choices.tsx';
import type { BulkChanges } from '../data/use-bulk-changes.ts';

/** The statuses that several requests can be given at once, and the button labels. */
const offered: readonly { readonly to: NewStatus; readonly label: string }[] = [
  { to: 'answered', label: 'Answered' },
  { to: 'done', label: 'Done' },
  { to: 'spam', label: 'Spam' },
  { to: 'not-spam', label: 'Not spam' },
];

interface RequestsBarProps {
  /** Number of submissions found, fetched or not. */
  found: number;
  unread: number | undefined;
  selection: Selection<SubmissionItem>;
  changes: BulkChanges;
  makeAll: (items: readonly SubmissionItem[], to: NewStatus) => Promise<void>;
  /** Saves the selection as CSV; undefined for whoever may not export people. */
  onExport: (() => void) | undefined;
}

/** What is done with several requests at once. */
export const RequestsBar = (props: RequestsBarProps) => {
  const { found, unread = 0, selection, changes, makeAll, onExport } = props;
  const { shown, selected } = selection;
  const choices: readonly MenuChoice[] = [
    { label: 'Mark as read', choose: () => void changes.mark(selected, true) },
    { label: 'Mark as unread', choose: () => void changes.mark(selected, false) },
    ...(onExport ? [{ label: 'Save as CSV', choose: onExport }] : []),
  ];

  return (
    <SelectionBar selection={selection} total={found}>
      {selected.length > 0 ? (
        <>
          {offered
            .filter(({ to }) => selected.some((submission) => mayBecome(submission, to)))
            .map(({ to, label }) => (
              <Button
                key={to}
                px="3"
                aria-disabled={changes.busy}
                aria-label={`${label} (${selected.length} selected)`}
                onClick={() => void makeAll(selected, to)}
              >
                {label}
              </Button>
            ))}
          <MoreMenu label="More actions for the selection" choices={choices} />
        </>
      ) : unread > 0 && shown.length > 0 ? (
        <Button
          variant="bare"
          px="3"
          marginRight="-3"
          aria-disabled={changes.busy}
          onClick={() => void changes.markAll()}
        >
          Mark all as read
        </Button>
      ) : null}
    </SelectionBar>
  );
};
