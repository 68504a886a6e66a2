import { shop } from '@jeweler/core/business';
import type { Config } from '../../config.ts';
import { mailDomain } from '../../services/mail/calendar-file.ts';
import { deliveryFailure } from '../../services/mail/delivery-failure.ts';
import { type MailTransport, openMailTransport } from '../../services/mail/mail-transport.ts';
import { type Finding, fault, note, ok } from './finding.ts';

/** Opens the mail server of the settings; a finding when there is none to open. */
const transportOf = (config: Config): MailTransport | Finding => {
  const { smtpUrl, mailFrom, notifyEmail } = config;
  if (smtpUrl === undefined)
    return ok('Mail', 'off: SMTP_URL is not set. Mails are kept, and shown in the portal');
  if (mailFrom === undefined || notifyEmail === undefined)
    return note('Mail', 'not tried, because its settings are not complete');
  return openMailTransport({ ...config, smtpUrl });
};

const attempt = async (
  config: Config,
  work: (transport: MailTransport) => Promise<Finding>,
): Promise<Finding> => {
  const transport = transportOf(config);
  if ('kind' in transport) return transport;
  try {
    return await work(transport);
  } catch (error) {
    return fault('Mail', deliveryFailure(error).reason);
  } finally {
    transport.close();
  }
};

/** Whether the mail server can be reached and lets us in; nothing is sent. */
export const checkMail = (config: Config): Promise<Finding> =>
  attempt(config, async (transport) => {
    await transport.verify();
    return ok('Mail', 'the mail server can be reached and accepts the user of SMTP_URL');
  });

/** Sends one mail to `address` and says what happened. */
export const sendTestMail = async (config: Config, address: string, now: Date): Promise<Finding> => {
  if (config.smtpUrl === undefined)
    return fault('Mail', 'no test mail was sent, because SMTP_URL is not set: see Mail in README');
  return attempt(config, async (transport) => {
    const text = `This is a test mail of ${shop.name}. It was asked for on the server; nobody has to answer it.`;
    await transport.send({
      messageId: `<test-${now.getTime()}@${mailDomain}>`,
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
      'Mail',
      `the mail server has taken a test mail to ${address}. If it does not arrive within minutes, look into the folder for spam, and at SPF and DKIM in README`,
    );
  });
};
