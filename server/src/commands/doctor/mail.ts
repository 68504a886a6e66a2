import { shop } from '@jeweler/core/business';
import type { Config } from '../../config.ts';
import { deliveryFailure } from '../../mail/delivery-failure.ts';
import { type MailTransport, openMailTransport } from '../../mail/mail-transport.ts';
import { getDomain, senderAddress } from '../../mail/sender-address.ts';
import { type Finding, fault, note, ok } from './finding.ts';

const MAIL_OFF = ok('off: SMTP_URL is not set. Emails are kept, and shown in the portal');
const NOT_SENT = fault('no test mail was sent, because SMTP_URL is not set: see docs/mail.md');

/** Opens the configured mail server for `work`; without one, `off`. */
const attempt = async (
  config: Config,
  off: Finding,
  work: (transport: MailTransport) => Promise<Finding>,
): Promise<Finding> => {
  const { smtpUrl, mailFrom, notifyEmail } = config;
  if (smtpUrl === undefined) return off;
  if (mailFrom === undefined || notifyEmail === undefined)
    return note('not checked, because its settings are incomplete');
  const transport = openMailTransport({ ...config, smtpUrl });
  try {
    return await work(transport);
  } catch (error) {
    return fault(deliveryFailure(error).reason);
  } finally {
    transport.close();
  }
};

/** Whether the mail server can be reached and accepts our login; nothing is sent. */
export const checkMail = (config: Config): Promise<Finding> =>
  attempt(config, MAIL_OFF, async (transport) => {
    await transport.verify();
    return ok('the mail server can be reached and accepts the user of SMTP_URL');
  });

/** Sends one mail to `address` and reports what happened. */
export const sendTestMail = (config: Config, address: string, now: Date): Promise<Finding> =>
  attempt(config, NOT_SENT, async (transport) => {
    const text = `This is a test mail of ${shop.name}. It was requested on the server; no reply is needed.`;
    await transport.send({
      messageId: `<test-${now.getTime()}@${getDomain(senderAddress(config))}>`,
      to: address,
      replyTo: null,
      subject: `Test mail of ${shop.name}`,
      text: `${text}\n`,
      html: `<p>${text}</p>`,
      calendar: null,
      unsubscribeLink: null,
      isAutomatic: true,
      date: now,
    });
    return ok(
      `the mail server has accepted a test mail to ${address}. If it does not arrive within a few minutes, check the spam folder, and see SPF and DKIM in docs/mail.md`,
    );
  });
