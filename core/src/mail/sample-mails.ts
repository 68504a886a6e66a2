import { newsletterConsent } from '../business/index.ts';
import { mailKinds } from '../schemas/index.ts';
import { drawMail } from './draw-mail.tsx';
import type { DrawnMail, MailContent } from './mail-content.ts';

const sampleLinks: Partial<Record<MailContent['kind'], string>> = {
  'staff-notice': 'https://www.example.com/admin/requests/a-4f7k',
  'newsletter-confirmation': 'https://www.example.com/newsletter/confirm/sample',
};

const contentOf = (kind: MailContent['kind']): MailContent => ({
  kind,
  reference: kind === 'prize-code' ? 'P-4F7K' : 'A-4F7K',
  submissionKind: kind === 'prize-code' ? 'prize-claim' : 'appointment',
  name: 'Ada Ferrer',
  appointment: { day: '2026-06-15', slot: '14:00', type: 'bespoke' },
  previous: kind === 'appointment-moved' ? { day: '2026-06-15', slot: '10:00' } : null,
  act: null,
  prize: kind === 'prize-code' ? { service: 'Ring Sizing', value: '$80' } : null,
  prizeCode: kind === 'prize-code' ? 'K4M-7RX' : null,
  sent: [
    { field: 'name', value: 'Ada Ferrer' },
    { field: 'email', value: 'ada.ferrer@example.com' },
    { field: 'notes', value: 'I will bring a loose sapphire.' },
  ],
  newsletter:
    kind === 'newsletter-confirmation'
      ? {
          consent: newsletterConsent,
          unsubscribeLink: 'https://www.example.com/newsletter/unsubscribe/sample',
        }
      : null,
  link: sampleLinks[kind] ?? 'https://www.example.com/visit/sample',
});

/** Every mail with sample content, shown by `npm run dev` at /dev/mails. */
export const drawSampleMails = (): readonly (DrawnMail & { kind: string })[] =>
  mailKinds.map((kind) => ({ kind, ...drawMail(contentOf(kind)) }));
