import type { AddressInfo } from 'node:net';
import { type ParsedMail, simpleParser } from 'mailparser';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { expect, onTestFinished } from 'vitest';

export interface ReceivedMail extends ParsedMail {
  /** Addresses of the envelope, as the server was told them. */
  readonly from_: string;
  readonly to_: string[];
  readonly source: string;
}

export interface MailServer {
  readonly url: string;
  readonly port: number;
  /** What it has taken, in order. */
  readonly mails: ReceivedMail[];
  /** Says no to what a function throws for; both may be set anew at any time. */
  refuseRecipient: ((address: string) => Error | undefined) | undefined;
  refuseData: ((source: string) => Error | undefined) | undefined;
  /** Holds the answer to a mail until it resolves. */
  hold: Promise<void> | undefined;
  /** Resolves when so many mails have been taken. */
  received(count: number): Promise<ReceivedMail[]>;
  close(): Promise<void>;
}

/** What a mail server says when it refuses. */
export const smtpError = (responseCode: number, message: string): Error =>
  Object.assign(new Error(message), { responseCode });

/** A real mail server on a free port (or `port`), which keeps what it is given; closed when the test ends. */
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
  // Clients that break off are part of what is tested.
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
    received: async (count: number) => {
      await expect.poll(() => mails.length, { timeout: 10_000 }).toBe(count);
      return mails;
    },
  });
};
