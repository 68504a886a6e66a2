import { shop } from '@jeweler/core/business';
import type { Config } from '../../config.ts';
import { mailDomain } from './calendar-file.ts';
import { composeMail, type MailRow, type PrivateLinks } from './compose-mail.ts';
import type { OutgoingMail } from './mail-transport.ts';

/** The address in a setting that may contain a name before it. */
const addressIn = (setting: string): string => /<([^<>]+)>\s*$/.exec(setting)?.[1] ?? setting;

/** A mail of the outbox with its private links, ready for one attempt to send it. */
export const outgoingMail = (
  config: Pick<Config, 'siteUrl' | 'notifyEmail'>,
  row: MailRow,
  links: PrivateLinks,
  now: Date,
): OutgoingMail => {
  const { siteUrl } = config;
  const { subject, html, text, calendar } = composeMail(row, { siteUrl, ...links });
  const isForStaff = row.recipient === null;
  const visitor = isForStaff && row.email ? { name: row.name ?? '', address: row.email } : null;
  return {
    messageId: `<${row.message_key}@${mailDomain}>`,
    to: row.recipient ?? addressIn(config.notifyEmail ?? shop.email),
    replyTo: visitor,
    subject,
    html,
    text,
    calendar,
    unsubscribeLink: links.unsubscribeLink,
    isAutomatic: !isForStaff,
    date: now,
  };
};
