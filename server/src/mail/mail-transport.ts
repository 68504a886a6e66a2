import { readFileSync } from 'node:fs';
import { createTransport } from 'nodemailer';
import type { Config } from '../config.ts';
import { getDomain, senderAddress } from './sender-address.ts';

/** Maximum number of concurrent connections to the mail server. */
const MAX_CONNECTIONS = 3;
/** Mails per connection; many servers accept a hundred. */
const MAX_MESSAGES = 100;
/** Connections are closed before the server does it, so that no mail is sent on a closing connection. */
const IDLE_TIMEOUT_MS = 20_000;
const CONNECTION_TIMEOUT_MS = 15_000;
/** How long the server may be silent. */
const SOCKET_TIMEOUT_MS = 60_000;

/** One mail in the form the transport sends. */
export interface OutgoingMail {
  readonly messageId: string;
  /** A bare address, never a list or a name: it is external input. */
  readonly to: string;
  readonly replyTo: { readonly name: string; readonly address: string } | null;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly calendar: { readonly method: string; readonly content: string } | null;
  /** In mails to subscribers: where one click in the mail program ends the subscription (RFC 8058). */
  readonly unsubscribeLink: string | null;
  /** Tells other programs not to reply automatically (RFC 3834). */
  readonly isAutomatic: boolean;
  readonly date: Date;
}

export type MailTransport = ReturnType<typeof openMailTransport>;
type TransportConfig = Pick<Config, 'smtpUrl' | 'mailFrom' | 'dkimKeyFile' | 'dkimSelector'>;

/**
 * The headers recommended by RFC 6376 that our mails have, and those that RFC 8058 requires to be signed as
 * well.
 */
const SIGNED_HEADERS =
  'From:Reply-To:Subject:Date:Message-ID:To:MIME-Version:Content-Type:Content-Transfer-Encoding:Auto-Submitted:List-Unsubscribe:List-Unsubscribe-Post';

/** Makes mail programs show an unsubscribe button; the second header only works with HTTPS (RFC 8058). */
const unsubscribeHeaders = (link: string | null): Record<string, string> =>
  link === null
    ? {}
    : {
        'List-Unsubscribe': `<${link}>`,
        ...(link.startsWith('https:') && { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
      };

const getDkimOptions = ({ dkimKeyFile, dkimSelector, mailFrom }: TransportConfig) =>
  dkimKeyFile !== undefined && dkimSelector !== undefined
    ? {
        dkim: {
          domainName: getDomain(senderAddress({ mailFrom })),
          keySelector: dkimSelector,
          privateKey: readFileSync(dkimKeyFile, 'utf8'),
          headerFieldNames: SIGNED_HEADERS,
        },
      }
    : {};

/**
 * The mail server of SMTP_URL. No connection is opened before the first mail.
 * @param timeouts in milliseconds, for tests
 */
export const openMailTransport = (
  config: TransportConfig & { readonly smtpUrl: string },
  timeouts: { readonly connection?: number; readonly socket?: number } = {},
) => {
  const connection = timeouts.connection ?? CONNECTION_TIMEOUT_MS;
  const transporter = createTransport({
    url: config.smtpUrl,
    pool: true,
    maxConnections: MAX_CONNECTIONS,
    maxMessages: MAX_MESSAGES,
    // A mail whose connection breaks is retried by the outbox, which tracks its attempts and pauses.
    maxRequeues: 0,
    idleTimeout: IDLE_TIMEOUT_MS,
    connectionTimeout: connection,
    greetingTimeout: connection,
    dnsTimeout: connection,
    socketTimeout: timeouts.socket ?? SOCKET_TIMEOUT_MS,
    // The content of a mail must never make the server read a file or a URL.
    disableFileAccess: true,
    disableUrlAccess: true,
    ...getDkimOptions(config),
  });
  return {
    /** Resolves when the server has accepted the mail; rejects with nodemailer's error. */
    async send(
      { messageId, to, calendar, isAutomatic, unsubscribeLink, replyTo, ...mail }: OutgoingMail,
      signal?: AbortSignal,
    ): Promise<void> {
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
    /** Checks that the server can be reached and accepts our login; rejects with nodemailer's error. */
    async verify(): Promise<void> {
      await transporter.verify();
    },
    /** Closes all connections at once. */
    close: (): void => transporter.close({ force: true }),
  };
};
