/** @jsxRuntime automatic */
import { appointmentMail, passedReason, SEE_OR_CHANGE } from '../appointment-mail.tsx';

const WISH_TITLE = 'We have your request for another time';
const SAMPLE_WISH = [{ field: 'wish', value: 'Thursday, June 18 at 11:00 AM (Eastern Time)' }];

/** The mails about the state of an appointment. */
export const appointmentMails = {
  /** The appointment is confirmed. */
  'appointment-confirmed': appointmentMail(
    {
      title: 'Your appointment is confirmed',
      text: 'Your appointment is confirmed. We look forward to seeing you.',
      action: SEE_OR_CHANGE,
    },
    { label: 'Confirmation', announces: 'confirmed', tellsAddress: 'always' },
  ),
  /** The shop cannot see the visitor at the time asked for. */
  'appointment-declined': appointmentMail(
    {
      title: 'We cannot confirm your appointment',
      text: (phone) => (
        <>
          We are sorry, but we cannot see you at the time you asked for. Please write to us or call {phone},
          and we will find another time.
        </>
      ),
      action: null,
    },
    { label: 'Decline', announces: 'declined' },
  ),
  /** The shop proposes a time, which the visitor may accept. */
  'appointment-proposed': appointmentMail(
    {
      title: 'A suggested time for your appointment',
      text: (phone) => (
        <>
          We suggest the time below, and are holding it for you. Please let us know whether it works for you,
          on your private page or at {phone}.
        </>
      ),
      action: 'Accept, move or cancel it',
    },
    { label: 'Proposal', announces: 'proposed' },
  ),
  /** A confirmed appointment is at a different time. */
  'appointment-moved': appointmentMail(
    {
      title: 'Your appointment has been moved',
      text: 'Your appointment is now at a different time:',
      action: SEE_OR_CHANGE,
    },
    {
      label: 'Move',
      announces: 'confirmed',
      tellsAddress: 'always',
      sample: { previous: { day: '2026-06-15', slot: '10:00' } },
    },
  ),
  /** The appointment is cancelled, by the shop or on the private page. */
  'appointment-cancelled': appointmentMail(
    {
      title: 'Your appointment is canceled',
      text: (phone) => <>Your appointment is canceled. To book another, use our website or call {phone}.</>,
      action: null,
      booksAgain: true,
    },
    { label: 'Cancellation', announces: 'cancelled' },
  ),
  /** A decision about the appointment was taken back. */
  'appointment-reopened': appointmentMail(
    {
      title: 'Your appointment is not confirmed yet',
      text: 'We are looking at your request again, so the time below is not confirmed. We’ll email you shortly.',
      action: SEE_OR_CHANGE,
    },
    { label: 'Not confirmed', announces: 'requested' },
  ),
  /** Reminds of a confirmed appointment a day ahead. */
  'appointment-reminder': appointmentMail(
    {
      title: 'A reminder about your appointment',
      text: 'We look forward to seeing you soon.',
      action: SEE_OR_CHANGE,
    },
    {
      label: 'Reminder',
      tellsAddress: 'always',
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
  ),
  /** The visitor has asked for another time on the private page. */
  'appointment-wish': appointmentMail(
    {
      title: WISH_TITLE,
      text: 'We’ll let you know whether we can move your appointment. Until then, its time stays as it is.',
      action: SEE_OR_CHANGE,
    },
    // Followed by a time, it would be taken for that of the appointment.
    { label: 'Other time asked for', subject: WISH_TITLE, sample: { sent: SAMPLE_WISH } },
  ),
  /** The shop keeps the appointment at its time, although the visitor has asked for another one. */
  'appointment-kept': appointmentMail(
    {
      title: 'The time of your appointment has not changed',
      text: 'We’re sorry, but we can’t see you at the other time you asked for. The time of your appointment has not changed.',
      action: SEE_OR_CHANGE,
    },
    { label: 'Other time declined', sample: { sent: SAMPLE_WISH } },
  ),
};
