import { chakra } from '@chakra-ui/react';
import { formatCount } from '@jeweler/core/format';
import { type NewStatus, nextStatuses, type SubmissionItem } from '@jeweler/core/submissions';
import { emptySelection } from '../../../shared/data-list/selection.ts';
import { Button, IconButton } from '../../../shared/ui/button.tsx';
import { Checkbox } from '../../../shared/ui/checkbox.tsx';
import { ChoicesMenu, type MenuChoice } from '../../../shared/ui/menu-choices.tsx';
import { SelectionRow } from '../../../shared/ui/panel.tsx';
import type { BulkChanges } from '../data/use-bulk-changes.ts';
import { deselectAll, type RequestSelection, selectAll } from './use-request-selection.ts';

/** The statuses that several requests can be given at once, and the button labels. */
const offered: readonly { readonly to: NewStatus; readonly label: string }[] = [
  { to: 'answered', label: 'Answered' },
  { to: 'done', label: 'Done' },
  { to: 'spam', label: 'Spam' },
  { to: 'not-spam', label: 'Not spam' },
];

const mayBecome = ({ kind, status }: SubmissionItem, to: NewStatus): boolean =>
  to === 'not-spam' ? status === 'spam' : nextStatuses(kind, status).includes(to);

interface SelectionBarProps {
  shown: readonly SubmissionItem[];
  /** Number of submissions found, fetched or not. */
  found: number;
  unread: number | undefined;
  selection: RequestSelection;
  changes: BulkChanges;
  /** Saves the selection as CSV; undefined if the host cannot save files. */
  onExport: (() => void) | undefined;
}

/** 'Select All (selected/fetched)', and bulk actions for the selection. */
export const SelectionBar = ({
  shown,
  found,
  unread = 0,
  selection,
  changes,
  onExport,
}: SelectionBarProps) => {
  const { value, change, selected } = selection;
  const all = shown.length > 0 && selected.length === shown.length;
  const hidden = value.keys.size - selected.length;
  const choices: readonly MenuChoice[] = [
    { label: 'Mark as read', choose: () => void changes.mark(selected, true) },
    { label: 'Mark as unread', choose: () => void changes.mark(selected, false) },
    ...(onExport ? [{ label: 'Save as CSV', choose: onExport }] : []),
  ];
  const makeAll = async (to: NewStatus) => {
    const changed = await changes.change(selected, to);
    // What could not be changed stays selected: the message names it, and it can be inspected.
    change((current) => ({
      ...emptySelection,
      keys: new Set([...current.keys].filter((reference) => !changed.includes(reference))),
    }));
  };

  return (
    <SelectionRow>
      <Checkbox
        checked={all || (selected.length > 0 && 'some')}
        disabled={shown.length === 0}
        onChange={() => change((current) => (all ? deselectAll(current, shown) : selectAll(current, shown)))}
      >
        {`Select All (${selected.length}/${shown.length})`}
      </Checkbox>
      {/* On phones the buttons have a separate line. */}
      <chakra.span flex="1" flexBasis={{ base: selected.length > 0 ? 'full' : '0', sm: '0' }} />
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
                onClick={() => void makeAll(to)}
              >
                {label}
              </Button>
            ))}
          <ChoicesMenu choices={choices}>
            <IconButton
              icon="more"
              label="More actions for the selection"
              variant="line"
              css={{ '& svg': { strokeWidth: '2.5' } }}
            />
          </ChoicesMenu>
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
      {all && found > shown.length ? (
        <Hint>
          {`These are the ${shown.length} of ${formatCount(found)} loaded so far. Scroll down to load more.`}
        </Hint>
      ) : null}
      {hidden > 0 ? (
        <Hint>
          <span>{`${formatCount(hidden)} more selected, not in this list`}</span>
          <Button
            variant="bare"
            px="2"
            textDecoration="underline"
            onClick={() => change(() => emptySelection)}
          >
            Select none
          </Button>
        </Hint>
      ) : null}
    </SelectionRow>
  );
};

const Hint = chakra('p', {
  base: {
    flexBasis: 'full',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    color: 'admin.quiet',
    fontSize: 'small',
  },
});
