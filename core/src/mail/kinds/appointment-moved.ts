import { appointmentMail, SEE_OR_CHANGE } from '../appointment-mail.tsx';

/** A confirmed appointment is at a different time. */
export const appointmentMoved = appointmentMail(
  {
    title: 'Your appointment has been moved',
    text: 'Your appointment is now at a different time:',
    action: SEE_OR_CHANGE,
  },
  { label: 'Move', announces: 'confirmed', sample: { previous: { day: '2026-06-15', slot: '10:00' } } },
);
