import { chakra } from '@chakra-ui/react';
import { formatSlot, hourAfter } from '@jeweler/core/format';
import { type AppointmentSlot, appointmentSlots, weekdays } from '@jeweler/core/schemas';
import { useRef, useState } from 'react';
import { Button } from '../../../shared/ui/button.tsx';
import { FieldError } from '../../../shared/ui/field-frame.tsx';
import { Flow, PanelBody, Quiet } from '../../../shared/ui/layout.ts';
import { Select } from '../../../shared/ui/select.tsx';
import { TextField } from '../../../shared/ui/text-field.tsx';
import { TypingDialog } from '../../../shared/ui/typing-dialog.tsx';
import { type HourStart, hourRanges } from '../hour-ranges.ts';
import type { Blocking } from './blocking.ts';
import type { BlockingChanges } from './use-blocking.ts';

const NOON = '12:00';
/** What is blocked most often, where nothing is chosen yet. */
const LUNCH = '13:00';
const isMorning = (slot: AppointmentSlot) => slot < NOON;

const choices = [
  { label: 'Morning', slots: appointmentSlots.filter(isMorning) },
  { label: 'Afternoon', slots: appointmentSlots.filter((slot) => !isMorning(slot)) },
] as const;

const starts = appointmentSlots.map((slot) => ({ value: slot, label: formatSlot(slot) }));
/** An hour ends when the next one begins; it is chosen by its beginning. */
const ends = appointmentSlots.map((slot) => ({ value: slot, label: formatSlot(hourAfter(slot)) }));

interface BlockDialogProps {
  start: HourStart;
  /** The first day that can be blocked. */
  today: string;
  changes: BlockingChanges;
  onBlocked?: (what: Blocking) => void;
  onClose: () => void;
}

/** Blocks a part of a day with one click, or hours from-to. */
export const BlockDialog = ({ start, today, changes, onBlocked, onClose }: BlockDialogProps) => {
  const [day, setDay] = useState(start.day);
  const [note, setNote] = useState('');
  const [from, setFrom] = useState<AppointmentSlot>(start.slot ?? LUNCH);
  const [last, setLast] = useState(from);
  const field = useRef<HTMLInputElement>(null);
  const [isAsked, setAsked] = useState(false);
  const isDayWrong = day < today;

  const block = async (slots: Blocking['slots'], every?: Blocking['every']) => {
    setAsked(true);
    if (isDayWrong && !every) return field.current?.focus();
    const what = { day, slots, ...(every ? { note: '', every } : { note: note.trim() }) };
    // What was not saved stays, with its note.
    if (!(await changes.block(what))) return;
    onClose();
    onBlocked?.(what);
  };
  const chosen = appointmentSlots.filter((slot) => from <= slot && slot <= last);
  return (
    <TypingDialog narrow title="Block hours" onClose={onClose} initialFocus={() => field.current}>
      <PanelBody>
        <TextField
          ref={field}
          label="Day"
          type="date"
          min={today}
          maxWidth="12rem"
          value={day}
          error={isAsked && isDayWrong ? 'Please choose a day from today on.' : undefined}
          announced
          onChange={({ currentTarget }) => setDay(currentTarget.value)}
        />
        <TextField
          label="Note, shown to staff (optional)"
          dir="auto"
          autoComplete="off"
          maxLength={200}
          value={note}
          onChange={({ currentTarget }) => setNote(currentTarget.value)}
        />
        <chakra.div
          display="grid"
          gap="3"
          gridTemplateColumns="repeat(auto-fit, minmax(min(11.5rem, 100%), 1fr))"
        >
          {choices.map(({ label, slots }) => (
            <Choice key={label} label={label} hint={hourRanges(slots)} onClick={() => block(slots)} />
          ))}
          <Choice label="Whole day" hint="Closed, also on the website" onClick={() => block('day')} />
        </chakra.div>
        <Flow
          as="form"
          aria-label="Block from to"
          alignItems="center"
          onSubmit={(event) => {
            event.preventDefault();
            void block(chosen);
          }}
        >
          <chakra.div flex="0 1 9rem">
            <Select
              label="From"
              value={from}
              options={starts}
              onChange={(slot) => {
                setFrom(slot);
                if (last < slot) setLast(slot);
              }}
            />
          </chakra.div>
          to
          <chakra.div flex="0 1 9rem">
            <Select
              label="To"
              value={last}
              options={ends.filter(({ value }) => from <= value)}
              onChange={setLast}
            />
          </chakra.div>
          <Button type="submit">Block these hours</Button>
          <Button
            title="A break in the opening hours, also on the website"
            onClick={() => void block(chosen, weekdays)}
          >
            Block them every day
          </Button>
        </Flow>
        <FieldError announced>
          {isAsked && changes.outcome?.kind === 'failed' ? changes.outcome.sentence : undefined}
        </FieldError>
        <Quiet>
          Visitors cannot book what is blocked; staff still can. Appointments already made for that time stay
          as they are, and you are told how many there are.
        </Quiet>
      </PanelBody>
    </TypingDialog>
  );
};

const Choice = ({ label, hint, onClick }: { label: string; hint: string; onClick: () => void }) => (
  <Button onClick={onClick} minHeight="4rem" whiteSpace="normal">
    <span>
      {label}
      <Quiet as="span" display="block" fontWeight="text">
        {hint}
      </Quiet>
    </span>
  </Button>
);
