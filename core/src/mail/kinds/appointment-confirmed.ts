import { appointmentMail, SEE_OR_CHANGE } from '../appointment-mail.tsx';

/** The appointment is confirmed. */
export const appointmentConfirmed = appointmentMail(
  {
    title: 'Your appointment is confirmed',
    text: 'Your appointment is confirmed. We look forward to seeing you.',
    action: SEE_OR_CHANGE,
  },
  { label: 'Confirmation', announces: 'confirmed' },
);
