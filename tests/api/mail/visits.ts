import type { AppointmentSlot } from '@jeweler/core/schemas';
import type { MailServer } from '../../support/mail-server.ts';
import { request, visitor } from '../appointments/appointments.ts';
import type { Inbox } from '../inbox/inbox.ts';

/** Requests an appointment, and returns it with the private link in the acknowledgement. */
export const invited = async (
  inbox: Inbox,
  mailServer: MailServer,
  { index = 1, slot = '14:00' as AppointmentSlot } = {},
) => {
  const item = await request(inbox, index, slot);
  const { email } = visitor(index);
  const mails = await mailServer.received(2 * index);
  const mail = mails.find(({ to_ }) => to_[0] === email);
  const link = /https:\/\/www\.example\.com(\/visit\/[\w-]{43})/.exec(mail?.text ?? '')?.[1];
  if (link === undefined) throw new Error('The mail holds no private link.');
  return { reference: item.reference, item, link };
};

/** Submits a form of the private page. */
export const submit = (inbox: Inbox, path: string, fields: Record<string, string> = {}) =>
  inbox.server.request('POST', path, { body: new URLSearchParams(fields), redirect: 'manual' });
