import { shop } from '../../business/index.ts';
import { appointmentMail } from '../appointment-mail.tsx';

/** The shop cannot see the visitor at the time asked for. */
export const appointmentDeclined = appointmentMail(
  {
    title: 'We cannot confirm your appointment',
    text: `We are sorry: we cannot see you at the time you asked for. Please write or call us at ${shop.phone.display}, and we will find another one.`,
    action: null,
  },
  { label: 'Decline', announces: 'declined' },
);
