import { chakra } from '@chakra-ui/react';
import { dayAfter, shopDay } from '@jeweler/core/business';
import { MAX_REMINDER_DAYS, type SubmissionRecord } from '@jeweler/core/submissions';
import { shortDay } from '../../../shared/day-labels.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Icon } from '../../../shared/ui/icon.tsx';
import { Flow, Form, Quiet } from '../../../shared/ui/layout.ts';
import { onEscape } from '../../../shared/ui/on-escape.ts';
import { TextField } from '../../../shared/ui/text-field.tsx';
import { useFieldForm } from '../../../shared/use-field-form.ts';
import { toWeek } from '../../../submissions/appointments/agenda-week.ts';
import { MarkedLine } from '../../../submissions/outcome-line.tsx';
import type { Changes } from '../../../submissions/use-changes.ts';

interface ReminderLineProps {
  record: SubmissionRecord;
  changes: Changes;
  now: Date;
  onMove: () => void;
}

/** The day that the record is put to. */
export const ReminderLine = ({ record, changes, now, onMove }: ReminderLineProps) => {
  const { remindOn } = record;
  if (remindOn === null) return null;
  const isDue = remindOn <= shopDay(now);
  return (
    <MarkedLine
      // Below the bar, which has a rule of its own.
      borderTopWidth="0"
      icon="bell"
      iconColor={isDue ? 'admin.warning' : 'admin.quiet'}
      sentence={isDue ? `Reminder: due since ${shortDay(remindOn)}` : `Reminder on ${shortDay(remindOn)}`}
    >
      <Button variant="bare" aria-disabled={changes.busy} onClick={() => void changes.remind(record, null)}>
        <Icon name="check" />
        Reminder done
      </Button>
      <Button variant="bare" onClick={onMove}>
        Another day
      </Button>
    </MarkedLine>
  );
};

interface ReminderFormProps extends Omit<ReminderLineProps, 'onMove'> {
  onClose: () => void;
}

/** The days that are usual, and any other one; all of them days of the shop. */
export const ReminderForm = ({ record, changes, now, onClose }: ReminderFormProps) => {
  const today = shopDay(now);
  const remind = async (chosen: string) => {
    if (await changes.remind(record, chosen)) onClose();
  };
  const { field, onSubmit } = useFieldForm({ defaultValues: { day: '' } }, ({ day }) => remind(day));
  const validate = (day: string) => {
    if (day === '') return 'Please choose a day.';
    return day >= today || 'That day has passed.';
  };
  const nextWeek = dayAfter(today, 7);
  const [monday = nextWeek] = toWeek(nextWeek);
  const usual = [
    { label: 'Tomorrow', day: dayAfter(today, 1) },
    { label: 'Monday', day: monday },
    { label: 'In a week', day: nextWeek },
    // On Sundays and Mondays, two of them are one day.
  ].filter(({ day }, index, all) => all.findIndex((each) => each.day === day) === index);
  return (
    <Form
      aria-label="Remind me"
      gap="3"
      px="panel"
      py="4"
      borderBottom="rule"
      _print={{ display: 'none' }}
      onSubmit={onSubmit}
      onKeyDown={onEscape(onClose)}
    >
      <Quiet>It appears on Today that day, for everyone, until it is done or moved.</Quiet>
      <Flow>
        {usual.map((each, index) => (
          <Button
            key={each.label}
            autoFocus={index === 0}
            aria-disabled={changes.busy}
            onClick={() => void remind(each.day)}
          >
            {`${each.label}, ${shortDay(each.day)}`}
          </Button>
        ))}
      </Flow>
      <Flow alignItems="end">
        <chakra.div flex="0 1 12rem">
          <TextField
            label="Another day"
            type="date"
            min={today}
            max={dayAfter(today, MAX_REMINDER_DAYS)}
            {...field('day', { validate })}
          />
        </chakra.div>
        <Button type="submit" aria-disabled={changes.busy}>
          Remind me
        </Button>
        <Button variant="bare" onClick={onClose}>
          Never mind
        </Button>
      </Flow>
    </Form>
  );
};
