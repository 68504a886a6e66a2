import { readFileSync } from 'node:fs';
import { createTransport } from 'nodemailer';
import type { Config } from '../../config.ts';

/** Connections to the mail server at once. */
const MAX_CONNECTIONS = 3;
/** Mails over one connection; many servers take a hundred. */
const MAX_MESSAGES = 100;
/** Connections are closed before servers do it, so that no mail meets one that is being closed. */
const IDLE_TIMEOUT = 20_000;
const CONNECTION_TIMEOUT = 15_000;
/** How long the server may say nothing, in milliseconds. */
const SOCKET_TIMEOUT = 60_000;

/** One mail, ready for the server. */
export interface OutgoingMail {
  readonly messageId: string;
  /** An address alone, never a list or a name: it comes from outside. */
  readonly to: string;
  readonly replyTo: { readonly name: string; readonly address: string } | null;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly calendar: { readonly method: string; readonly content: string } | null;
  /** Of a mail to a subscriber: where a click in the mail program ends the subscription (RFC 8058). */
  readonly unsubscribeLink: string | null;
  /** Whether programs should answer it by themselves (RFC 3834). */
  readonly isAutomatic: boolean;
  readonly date: Date;
}

export interface MailTransport {
  /** Resolves when the server has taken the mail; rejects with nodemailer's error. */
  send(mail: OutgoingMail, signal?: AbortSignal): Promise<void>;
  /** Whether the server can be reached and lets us in; rejects with nodemailer's error. */
  verify(): Promise<void>;
  /** Ends all connections at once. */
  close(): void;
}

export type TransportConfig = Pick<Config, 'smtpUrl' | 'mailFrom' | 'dkimKeyFile' | 'dkimSelector'>;

/** The domain of an address, or of a name with one. */
const domainOf = (address: string): string => address.slice(address.lastIndexOf('@') + 1).replace('>', '');

/** What RFC 6376 advises, of what mails here have, and the header that RFC 8058 wants signed besides. */
const SIGNED_HEADERS =
  'From:Reply-To:Subject:Date:Message-ID:To:MIME-Version:Content-Type:Content-Transfer-Encoding:Auto-Submitted:List-Unsubscribe:List-Unsubscribe-Post';

/** By which mail programs show a button that unsubscribes; the second one works by HTTPS only (RFC 8058). */
const unsubscribeHeaders = (link: string | null): Record<string, string> =>
  link === null
    ? {}
    : {
        'List-Unsubscribe': `<${link}>`,
        ...(link.startsWith('https:') && { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
      };

const dkimOf = ({ dkimKeyFile, dkimSelector, mailFrom = '' }: TransportConfig) =>
  dkimKeyFile !== undefined && dkimSelector !== undefined
    ? {
        dkim: {
          domainName: domainOf(mailFrom),
          keySelector: dkimSelector,
          privateKey: readFileSync(dkimKeyFile, 'utf8'),
          headerFieldNames: SIGNED_HEADERS,
        },
      }
    : {};

/**
 * The mail server of SMTP_URL. Nothing is connected before the first mail.
 * @param timeouts in milliseconds, for tests
 */
export const openMailTransport = (
  config: TransportConfig & { readonly smtpUrl: string },
  timeouts: { readonly connection?: number; readonly socket?: number } = {},
): MailTransport => {
  const connection = timeouts.connection ?? CONNECTION_TIMEOUT;
  const transporter = createTransport({
    url: config.smtpUrl,
    pool: true,
    maxConnections: MAX_CONNECTIONS,
    maxMessages: MAX_MESSAGES,
    // A mail whose connection breaks off is tried again by the outbox, which knows of it and waits.
    maxRequeues: 0,
    idleTimeout: IDLE_TIMEOUT,
    connectionTimeout: connection,
    greetingTimeout: connection,
    dnsTimeout: connection,
    socketTimeout: timeouts.socket ?? SOCKET_TIMEOUT,
    // What a mail says never makes the server read a file or an address.
    disableFileAccess: true,
    disableUrlAccess: true,
    ...dkimOf(config),
  });
  return {
    async send({ messageId, to, calendar, isAutomatic, unsubscribeLink, replyTo, ...mail }, signal) {
      await transporter.sendMail({
        ...mail,
        ...(signal && { signal }),
        messageId,
        from: config.mailFrom,
        to: { name: '', address: to },
        ...(replyTo && { replyTo }),
        ...(calendar && {
          icalEvent: { method: calendar.method, filename: 'appointment.ics', content: calendar.content },
        }),
        headers: {
          ...(isAutomatic && { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' }),
          ...unsubscribeHeaders(unsubscribeLink),
        },
      });
    },
    async verify() {
      await transporter.verify();
    },
    close: () => transporter.close({ force: true }),
  };
};
