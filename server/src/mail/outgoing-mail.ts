import { needsSmtpUtf8 } from '@jeweler/core/format';
import { mailDefinitions } from '@jeweler/core/mail';
import type { Config } from '../config.ts';
import { composeMail, type MailRow, type MailShop, type PrivateLinks } from './compose-mail.ts';
import type { OutgoingMail } from './mail-transport.ts';
import { addressIn, getDomain, senderAddress } from './sender-address.ts';

/** A mail of the outbox with its private links, ready for one attempt to send it. */
export const outgoingMail = (
  config: Pick<Config, 'siteUrl' | 'mailFrom' | 'notifyEmail'>,
  shop: MailShop,
  row: MailRow,
  links: PrivateLinks,
  now: Date,
): OutgoingMail => {
  const isForStaff = row.recipient === null;
  // In a header of its own such an address would keep the whole mail from servers without SMTPUTF8.
  const canReply = isForStaff && row.email !== null && !needsSmtpUtf8(row.email);
  return {
    messageId: `<${row.message_key}@${getDomain(senderAddress(config))}>`,
    to: row.recipient ?? addressIn(config.notifyEmail ?? shop.contact.email),
    replyTo: canReply ? { name: row.name ?? '', address: row.email as string } : null,
    ...composeMail(row, config, shop, links),
    unsubscribeLink: links.unsubscribeLink,
    isAutomatic: !isForStaff && mailDefinitions[row.kind].isPersonal !== true,
    date: now,
  };
};
