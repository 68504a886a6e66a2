import { appointmentMail, passedReason, SEE_OR_CHANGE } from '../appointment-mail.tsx';

/** Reminds of a confirmed appointment a day ahead. */
export const appointmentReminder = appointmentMail(
  {
    title: 'A reminder of your appointment',
    text: 'We look forward to seeing you soon.',
    action: SEE_OR_CHANGE,
  },
  {
    label: 'Reminder',
    obsoleteReason: (state) => {
      const passed = passedReason(state);
      const { appointment, submission } = state;
      if (passed !== null || !appointment) return passed;
      const isConfirmed =
        submission?.status === 'confirmed' &&
        submission.day === appointment.day &&
        submission.slot === appointment.slot;
      return isConfirmed ? null : 'The appointment is no longer confirmed for that time.';
    },
  },
);
