import { shop } from '../../business/index.ts';
import { appointmentMail } from '../appointment-mail.tsx';

/** The shop proposes a time, which the visitor may accept. */
export const appointmentProposed = appointmentMail(
  {
    title: 'We propose a time for your appointment',
    text: `We would like to see you at the time below. Please let us know whether it suits you, on your private page or by calling us at ${shop.phone.display}; until then it is reserved for you.`,
    action: 'Accept, move or cancel it',
  },
  { label: 'Proposal', announces: 'proposed' },
);
