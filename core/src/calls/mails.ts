import {
  downloadAddressSchema,
  mailPageSchema,
  mailPreviewSchema,
  mailQuerySchema,
  mailTextSchema,
} from '../schemas/index.ts';
import { subscriberPageSchema, subscriberQuerySchema, subscriberSchema } from '../submissions/index.ts';
import type { ApiCalls } from './api-call.ts';

export const mailCalls = {
  listMails: { route: 'GET /api/admin/mails', query: mailQuerySchema, answer: mailPageSchema },
  getMail: { route: 'GET /api/admin/mails/:id', answer: mailPreviewSchema },
  /** With a working private link. */
  getMailText: { route: 'POST /api/admin/mails/:id/text', answer: mailTextSchema },
  /** `conflict` if someone else has sent or discarded it first. */
  sendMail: { route: 'POST /api/admin/mails/:id/send', answer: mailPreviewSchema, failures: [409] },
  writeOffMail: { route: 'POST /api/admin/mails/:id/write-off', answer: mailPreviewSchema, failures: [409] },
} satisfies ApiCalls;

export const subscriberCalls = {
  searchSubscribers: {
    route: 'POST /api/admin/subscribers/search',
    body: subscriberQuerySchema,
    answer: subscriberPageSchema,
  },
  getSubscribersCsv: { route: 'GET /api/admin/subscribers.csv', contentType: 'text/csv' },
  requestSubscribersCsv: { route: 'POST /api/admin/subscribers/downloads', answer: downloadAddressSchema },
  /** `conflict` within a day of the last one. */
  askToConfirm: { route: 'POST /api/admin/subscribers/:id/ask', answer: subscriberSchema, failures: [409] },
  unsubscribeByHand: { route: 'POST /api/admin/subscribers/:id/unsubscribe', answer: subscriberSchema },
} satisfies ApiCalls;
