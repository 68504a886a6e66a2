import type { ContactMessage } from '@jeweler/core/schemas';
import type { Receipt } from '../../components/form/received.tsx';

/** What the place of the message form says after sending. */
export const messageReceipt = ({ email, message }: ContactMessage): Receipt => ({
  title: 'Your message is with the jeweler',
  facts: [
    ['You wrote', message],
    ['Answer to', email],
  ],
  next: 'You will hear back within 24 hours.',
});
