import { appointmentMail, SEE_OR_CHANGE } from '../appointment-mail.tsx';

/** A decision about the appointment was taken back. */
export const appointmentReopened = appointmentMail(
  {
    title: 'Your appointment is not confirmed yet',
    text: 'We are looking at your request again: the time below is not confirmed. We will write to you shortly.',
    action: SEE_OR_CHANGE,
  },
  { label: 'Not confirmed', announces: 'requested' },
);
