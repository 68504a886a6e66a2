import { usualContact } from '../business/index.ts';
import { type MailKind, mailDefinitions, mailKinds } from './kinds/index.ts';
import type { MailContent, RenderedMail } from './mail-definition.ts';
import { renderMail } from './render-mail.tsx';

const sample: MailContent = {
  reference: 'A-4F7K',
  submissionKind: 'appointment',
  name: 'Ada Ferrer',
  appointment: { day: '2026-06-15', slot: '14:00', type: 'bespoke' },
  piece: 'Round Solitaire in Yellow Gold',
  bookLink: 'https://www.example.com/appointment',
  prize: null,
  prizeCode: null,
  sent: [
    { field: 'name', value: 'Ada Ferrer' },
    { field: 'email', value: 'ada.ferrer@example.com' },
    { field: 'phone', value: '5615550110' },
    { field: 'notes', value: 'I will bring a loose sapphire.' },
  ],
  unsubscribeLink: null,
  receivedAt: '2026-06-12T14:20:00.000Z',
  link: 'https://www.example.com/visit/sample',
  contact: usualContact,
  rulesLink: 'https://www.example.com/prize-rules',
  address: null,
};

/** Every mail with sample content, shown by `npm run dev` at /dev/mails. */
export const renderSampleMails = (): readonly (RenderedMail & { kind: MailKind })[] =>
  mailKinds.map((kind) => ({ kind, ...renderMail(kind, { ...sample, ...mailDefinitions[kind].sample }) }));
