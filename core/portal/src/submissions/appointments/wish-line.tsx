import { slotHasBegun } from '@jeweler/core/business';
import { formatAppointment } from '@jeweler/core/format';
import type { SubmissionRecord } from '@jeweler/core/submissions';
import { Button } from '../../shared/ui/button.tsx';
import { sentBy } from '../labels.ts';
import { MarkedLine } from '../outcome-line.tsx';
import type { Changes } from '../use-changes.ts';

interface WishLineProps {
  record: SubmissionRecord;
  changes: Changes;
  now: Date;
}

/** The time that the visitor has asked for in place of the appointment's own, and the decisions about it. */
export const WishLine = ({ record, changes, now }: WishLineProps) => {
  const { wish, appointment } = record;
  if (!wish || !appointment) return null;
  const hasPassed = slotHasBegun(wish.day, wish.slot, now);
  return (
    <MarkedLine
      icon="calendar"
      iconColor="admin.accent"
      sentence={`Asks for ${formatAppointment({ ...appointment, ...wish })}${hasPassed ? ', which has passed.' : ' instead.'}`}
      columnGap="5"
      rowGap="2"
    >
      {hasPassed ? null : (
        <Button
          variant="solid"
          aria-disabled={changes.busy}
          title={sentBy(record, 'confirmed')}
          onClick={() => void changes.move(record, { ...wish, status: 'confirmed' })}
        >
          Confirm this time
        </Button>
      )}
      <Button
        variant="bare"
        aria-disabled={changes.busy}
        title={sentBy(record, 'kept', now)}
        onClick={() => void changes.move(record, appointment)}
      >
        Keep the present time
      </Button>
    </MarkedLine>
  );
};
