import type { SubmissionRecord } from '@jeweler/core/submissions';
import { useState } from 'react';
import { useHost } from '../../shared/portal.ts';
import { TypingDialog } from '../../shared/ui/typing-dialog.tsx';
import { focusFallback } from '../../shared/ui/use-focus-keeping.ts';
import { getSender } from '../../submissions/labels.ts';
import { spokenAppointment } from '../../submissions/times.ts';
import { BookingForm, type BookingStart } from './booking-form.tsx';

/** The focusable element in the grid for a slot; focus moves there after booking. */
const findFocusableCell = (day: string, slot: string) =>
  document.querySelector<HTMLElement>(`[data-cell="${day} ${slot}"] [data-position]`);

/** Books an appointment that was made by telephone or at the counter. */
export const BookingDialog = ({ start, onClose }: { start: BookingStart; onClose: () => void }) => {
  const host = useHost();
  const [opener] = useState(() => document.activeElement);
  const finalFocus = () => {
    if (opener instanceof HTMLElement && opener.isConnected) return opener;
    return (start.slot && findFocusableCell(start.day, start.slot)) ?? focusFallback();
  };
  const done = (record: SubmissionRecord) => {
    const when = record.appointment ? spokenAppointment(record.appointment) : '';
    host.notify({ tone: 'success', title: 'Booked', text: `${getSender(record)}, ${when}` });
    onClose();
  };
  return (
    <TypingDialog narrow title="Add booking" onClose={onClose} finalFocus={finalFocus}>
      <BookingForm start={start} onBooked={done} />
    </TypingDialog>
  );
};
