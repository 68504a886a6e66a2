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
  /** With a working private link; `conflict` for a mail whose link sets the password of an account. */
  getMailText: { route: 'POST /api/admin/mails/:id/text', answer: mailTextSchema },
  /** `conflict` if someone else has sent or discarded it first. */
  sendMail: { route: 'POST /api/admin/mails/:id/send', answer: mailPreviewSchema },
  writeOffMail: { route: 'POST /api/admin/mails/:id/write-off', answer: mailPreviewSchema },
} satisfies ApiCalls;

const SUBSCRIBERS = '/api/admin/subscribers';
const exporting = { permission: 'export-people' } as const;

export const subscriberCalls = {
  searchSubscribers: {
    route: `POST ${SUBSCRIBERS}/search`,
    body: subscriberQuerySchema,
    answer: subscriberPageSchema,
  },
  getSubscribersCsv: { ...exporting, route: `GET ${SUBSCRIBERS}.csv`, contentType: 'text/csv' },
  requestSubscribersCsv: {
    ...exporting,
    route: `POST ${SUBSCRIBERS}/downloads`,
    answer: downloadAddressSchema,
  },
  /** `conflict` within a day of the last one. */
  askToConfirm: { route: `POST ${SUBSCRIBERS}/:id/ask`, answer: subscriberSchema },
  unsubscribeByHand: { route: `POST ${SUBSCRIBERS}/:id/unsubscribe`, answer: subscriberSchema },
} satisfies ApiCalls;
