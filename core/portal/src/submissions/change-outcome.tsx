import { formatAppointment, formatTimes } from '@jeweler/core/format';
import { Announcement } from '../shared/data-list/announcement.tsx';
import { shortDay } from '../shared/day-labels.ts';
import { useNameOf } from '../shared/session/use-session.ts';
import { Button } from '../shared/ui/button.tsx';
import { changeLabel, getSender, statusLabels } from './labels.ts';
import { FailureLine, OutcomeLine, UndoButton } from './outcome-line.tsx';
import type { Changes } from './use-changes.ts';

interface ChangeOutcomeProps {
  changes: Changes;
  /** Says whose record it is: in a list. */
  isNamed?: boolean;
}

/** What has been done, in a sentence: 'Confirmed: Grace Moreau, Tuesday, November 24 at 2:00 PM.' */
const doneSentence = ({ changes: { outcome }, isNamed = false }: ChangeOutcomeProps): string => {
  if (!outcome || outcome.kind === 'failed' || outcome.kind === 'conflict') return '';
  const { kind, record } = outcome;
  const when = record.appointment ? formatAppointment(record.appointment) : '';
  const about = kind === 'moved' ? [when] : isNamed ? [getSender(record), when] : [];
  return `${[statusLabels[record.status], about.filter(Boolean).join(', ')].filter(Boolean).join(': ')}.`;
};

/**
 * The result of the last change: with an undo button, or with both versions if someone else changed it first.
 */
export const ChangeOutcome = (props: ChangeOutcomeProps) => (
  <>
    <Announcement>{doneSentence(props)}</Announcement>
    <Outcome {...props} />
  </>
);

const Outcome = (props: ChangeOutcomeProps) => {
  const { changes } = props;
  const nameOf = useNameOf();
  const { outcome, busy, undo, change, move, dismiss } = changes;
  if (!outcome) return null;
  if (outcome.kind === 'failed') {
    return <FailureLine sentence={outcome.sentence} onClose={dismiss} />;
  }
  if (outcome.kind !== 'conflict') {
    const { record } = outcome;
    const isMoved = outcome.kind === 'moved';
    const back = isMoved ? outcome.back : undefined;
    return (
      <OutcomeLine isWarning={false} sentence={doneSentence(props)}>
        {back ? (
          <UndoButton
            busy={busy}
            onUndo={() => move(record, back)}
            label={`Back to ${formatTimes(back)}, ${shortDay(back.day)}`}
          />
        ) : isMoved ? null : (
          <UndoButton busy={busy} onUndo={undo} />
        )}
      </OutcomeLine>
    );
  }
  const { requested, present } = outcome;
  const last = present.history.at(-1);
  const label =
    typeof requested === 'string'
      ? changeLabel(present, requested)
      : `Move to ${formatAppointment(requested)}`;
  const now =
    typeof requested !== 'string' && present.appointment
      ? `${statusLabels[present.status]}, ${formatAppointment(present.appointment)}`
      : statusLabels[present.status];
  const repeat = () =>
    typeof requested === 'string' ? change(present, requested) : move(present, requested);
  return (
    <OutcomeLine
      isWarning
      sentence={`Nothing was changed: ${last ? `${nameOf(last.by)} has` : 'someone has'} changed this in the meantime. It is now “${now}”; you wanted “${label}”.`}
    >
      <Button aria-disabled={busy} onClick={() => void repeat()}>
        {`${label} anyway`}
      </Button>
      <Button variant="bare" onClick={dismiss}>
        Leave it
      </Button>
    </OutcomeLine>
  );
};
