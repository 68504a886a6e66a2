import {
  type MailPage,
  type MailPreview,
  type MailState,
  type MailText,
  mailPageSchema,
  mailPreviewSchema,
  mailTextSchema,
} from '../schemas/index.ts';
import { bearer } from './admin.ts';
import { call, type HttpClient } from './http-client.ts';

const MAILS = 'api/admin/mails';

/** `GET /api/admin/mails`: a page of the outbox, newest first; `after` is the `next` of the previous page. */
export const listMails = (
  http: HttpClient,
  token: string,
  { state, after }: { readonly state?: MailState | undefined; readonly after?: number | null } = {},
): Promise<MailPage> =>
  call(async () => {
    const searchParams = { ...(state && { state }), ...(after && { after }) };
    return mailPageSchema.parse(await http.get(MAILS, { ...bearer(token), searchParams }).json());
  });

/** `GET /api/admin/mails/ID` */
export const getMail = (http: HttpClient, token: string, id: number): Promise<MailPreview> =>
  call(async () => mailPreviewSchema.parse(await http.get(`${MAILS}/${id}`, bearer(token)).json()));

/** `POST /api/admin/mails/ID/text`: the mail's text for sending it manually, with a working private link. */
export const getMailText = (http: HttpClient, token: string, id: number): Promise<MailText> =>
  call(async () => mailTextSchema.parse(await http.post(`${MAILS}/${id}/text`, bearer(token)).json()));

/** `POST /api/admin/mails/ID/send` or `/write-off`; `conflict` if someone else did so first. */
export const decideMail = (
  http: HttpClient,
  token: string,
  id: number,
  decision: 'send' | 'write-off',
): Promise<MailPreview> =>
  call(async () =>
    mailPreviewSchema.parse(await http.post(`${MAILS}/${id}/${decision}`, bearer(token)).json()),
  );
