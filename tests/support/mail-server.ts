import type { AddressInfo } from 'node:net';
import { type ParsedMail, simpleParser } from 'mailparser';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { SMTPConnection } from 'smtp-server/lib/smtp-connection.js';
import { expect, onTestFinished } from 'vitest';

export interface ReceivedMail extends ParsedMail {
  /** Addresses of the SMTP envelope. */
  readonly from_: string;
  readonly to_: string[];
  readonly source: string;
}

export interface MailServer {
  readonly url: string;
  readonly port: number;
  /** The mails it has accepted, in order. */
  readonly mails: ReceivedMail[];
  /** Rejects a mail with the error that one of these returns; both may be replaced at any time. */
  refuseRecipient: ((address: string) => Error | undefined) | undefined;
  refuseData: ((source: string) => Error | undefined) | undefined;
  /** Delays the reply to a mail until it resolves. */
  hold: Promise<void> | undefined;
  /** Resolves when `count` mails have been accepted. */
  received(count: number): Promise<ReceivedMail[]>;
  /** Ends its connections, as when whoever sends has died. */
  disconnect(): void;
  close(): Promise<void>;
}

/** It greets at once: by default it waits a tenth of a second for whoever talks too early. */
Object.assign(SMTPConnection.prototype, {
  init(this: { _setListeners(then: () => void): void; connectionReady(): void }) {
    this._setListeners(() => this.connectionReady());
  },
});

/** The error of a mail server that rejects a mail. */
export const smtpError = (responseCode: number, message: string): Error =>
  Object.assign(new Error(message), { responseCode });

/**
 * A real mail server on a free port (or `port`), which stores the mails it receives; closed when the test
 * ends.
 */
export const startMailServer = async (options: SMTPServerOptions = {}, port = 0): Promise<MailServer> => {
  const mails: ReceivedMail[] = [];
  const control: Pick<MailServer, 'refuseRecipient' | 'refuseData' | 'hold'> = {
    refuseRecipient: undefined,
    refuseData: undefined,
    hold: undefined,
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    disableReverseLookup: true,
    closeTimeout: 100,
    onRcptTo: ({ address }, _session, done) => done(control.refuseRecipient?.(address)),
    onData: (stream, { envelope }, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', async () => {
        const source = Buffer.concat(chunks).toString('utf8');
        await control.hold;
        const refusal = control.refuseData?.(source);
        if (refusal) return done(refusal);
        const parsed = await simpleParser(source);
        mails.push({
          ...parsed,
          source,
          from_: envelope.mailFrom ? envelope.mailFrom.address : '',
          to_: envelope.rcptTo.map(({ address }) => address),
        });
        done();
      });
    },
    ...options,
  });
  // Aborted connections are part of what is tested.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  let closing: Promise<void> | undefined;
  const close = () => {
    closing ??= new Promise<void>((resolve) => server.close(resolve));
    return closing;
  };
  onTestFinished(close);
  const bound = (server.server.address() as AddressInfo).port;
  return Object.assign(control, {
    url: `smtp://127.0.0.1:${bound}`,
    port: bound,
    mails,
    close,
    disconnect: () => {
      for (const connection of server.connections) connection.close();
    },
    received: async (count: number) => {
      await expect.poll(() => mails.length).toBe(count);
      return mails;
    },
  });
};
