import { formatSlot } from '../../../format/index.ts';
import { shortDay } from '../../agenda/day-words.ts';
import { Button } from '../../components/button.tsx';
import { Icon } from '../../components/icon.tsx';
import type { Changes } from '../data/use-changes.ts';
import { OutcomeLine } from '../outcome-line.tsx';
import { spokenAppointment } from '../times.ts';
import { changeWord, statusWords } from '../words.ts';

/** What came of the last change: with a way back, or with both versions where somebody else was faster. */
export const ChangeOutcome = ({ changes }: { changes: Changes }) => {
  const { outcome, busy, undo, change, moveAtOnce, dismiss } = changes;
  if (!outcome) return null;
  if (outcome.kind === 'failed') {
    return (
      <OutcomeLine isWarning sentence={outcome.sentence}>
        <Button look="bare" onClick={dismiss}>
          Close
        </Button>
      </OutcomeLine>
    );
  }
  if (outcome.kind === 'changed') {
    return (
      <OutcomeLine isWarning={false} sentence={`${statusWords[outcome.record.status]}.`}>
        <Button look="bare" aria-disabled={busy} onClick={() => void undo()}>
          <Icon name="undo" />
          Undo
        </Button>
      </OutcomeLine>
    );
  }
  if (outcome.kind === 'moved') {
    const { record, back } = outcome;
    return (
      <OutcomeLine
        isWarning={false}
        sentence={`${statusWords[record.status]}: ${record.appointment ? spokenAppointment(record.appointment) : ''}.`}
      >
        {back ? (
          <Button look="bare" aria-disabled={busy} onClick={() => void moveAtOnce(record, back)}>
            <Icon name="undo" />
            Back to {formatSlot(back.slot)}, {shortDay(back.day)}
          </Button>
        ) : null}
      </OutcomeLine>
    );
  }
  const { wanted, present } = outcome;
  const last = present.history.at(-1);
  const word =
    typeof wanted === 'string' ? changeWord(present, wanted) : `Move to ${spokenAppointment(wanted)}`;
  const now =
    typeof wanted !== 'string' && present.appointment
      ? `${statusWords[present.status]}, ${spokenAppointment(present.appointment)}`
      : statusWords[present.status];
  const repeat = () => (typeof wanted === 'string' ? change(present, wanted) : moveAtOnce(present, wanted));
  return (
    <OutcomeLine
      isWarning
      sentence={`Nothing was changed: ${last ? `${last.by} has` : 'somebody has'} changed this meanwhile. It is now “${now}”; you wanted “${word}”.`}
    >
      <Button aria-disabled={busy} onClick={() => void repeat()}>
        {word} all the same
      </Button>
      <Button look="bare" onClick={dismiss}>
        Leave it
      </Button>
    </OutcomeLine>
  );
};
