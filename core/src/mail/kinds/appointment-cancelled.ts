import { shop } from '../../business/index.ts';
import { appointmentMail } from '../appointment-mail.tsx';

/** The appointment is cancelled, by the shop or on the private page. */
export const appointmentCancelled = appointmentMail(
  {
    title: 'Your appointment is cancelled',
    text: `Your appointment is cancelled. To make a new one, please write or call us at ${shop.phone.display}.`,
    action: null,
  },
  { label: 'Cancellation', announces: 'cancelled' },
);
