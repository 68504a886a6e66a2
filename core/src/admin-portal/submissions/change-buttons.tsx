import { type NewStatus, nextStatuses, type SubmissionRecord } from '../../submissions/index.ts';
import { Button } from '../shared/ui/button.tsx';
import { Icon } from '../shared/ui/icon.tsx';
import { MoveButtons } from './appointments/move-buttons.tsx';
import { changeLabel } from './labels.ts';
import type { Changes } from './use-changes.ts';

interface ChangeButtonsProps {
  record: SubmissionRecord;
  changes: Changes;
}

/** Buttons for the possible statuses, the most likely one first. Appointments can also be moved. */
export const ChangeButtons = ({ record, changes }: ChangeButtonsProps) => {
  const { kind, status } = record;
  const next: readonly NewStatus[] = status === 'spam' ? ['not-spam'] : nextStatuses(kind, status);
  // `proposed` is set by the form that proposes another time.
  const offered = next.filter((to) => to !== 'proposed');
  const likely = offered.find((to) => to === 'answered' || to === 'confirmed') ?? offered[0];
  const order = [...offered].sort((a, b) => Number(b === likely) - Number(a === likely));
  const buttons = order.map((to) => (
    <Button
      key={to}
      variant={to === likely && to !== 'spam' ? 'solid' : 'line'}
      aria-disabled={changes.busy}
      onClick={() => void changes.change(record, to)}
    >
      {to === likely && to !== 'spam' ? <Icon name="check" /> : null}
      <span>{changeLabel(record, to)}</span>
    </Button>
  ));
  return kind === 'appointment' && status !== 'spam' && status !== 'done' ? (
    <MoveButtons record={record} changes={changes} first={buttons.slice(0, 1)} others={buttons.slice(1)} />
  ) : (
    buttons
  );
};
