import { type MailState, mailPageSchema, mailPreviewSchema, mailTextSchema } from '../schemas/index.ts';
import { endpoint } from './authorized-client.ts';

const MAILS = 'api/admin/mails';

/** `GET /api/admin/mails`: a page of the outbox, newest first; `after` is the `next` of the previous page. */
export const listMails = endpoint(
  mailPageSchema,
  (http, { state, after }: { readonly state?: MailState | undefined; readonly after?: number | null } = {}) =>
    http.get(MAILS, { searchParams: { ...(state && { state }), ...(after && { after }) } }),
);

/** `GET /api/admin/mails/ID` */
export const getMail = endpoint(mailPreviewSchema, (http, id: number) => http.get(`${MAILS}/${id}`));

/** `POST /api/admin/mails/ID/text`: the mail's text for sending it manually, with a working private link. */
export const getMailText = endpoint(mailTextSchema, (http, id: number) => http.post(`${MAILS}/${id}/text`));

/** `POST /api/admin/mails/ID/send` or `/write-off`; `conflict` if someone else did so first. */
export const decideMail = endpoint(mailPreviewSchema, (http, id: number, decision: 'send' | 'write-off') =>
  http.post(`${MAILS}/${id}/${decision}`),
);
