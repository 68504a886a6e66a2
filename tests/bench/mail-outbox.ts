import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { usualContact } from '@jeweler/core/business';
import { createTransport } from 'nodemailer';
import { SMTPServer } from 'smtp-server';
import { openDataFolder } from '../../server/src/database/open-data-folder.ts';
import { startJobs } from '../../server/src/jobs.ts';
import { createLog } from '../../server/src/log.ts';
import { composeMail, mailRows } from '../../server/src/mail/compose-mail.ts';
import { MailSender } from '../../server/src/mail/mail-sender.ts';
import { openMailTransport } from '../../server/src/mail/mail-transport.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { type Benchmark, figure } from './harness/figure.ts';

const MAILS = 1000;
const SITE = 'https://www.example.com';
/** As many as the outbox uses. */
const CONNECTIONS = 3;

/** A mail server that accepts everything and discards it. */
const startSink = async () => {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData: (stream, _session, done) => {
      stream.on('end', () => done());
      stream.resume();
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}` };
};

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const begun = performance.now();
  await work();
  return (performance.now() - begun) / 1000;
};

const openOutbox = async (folder: string) => {
  const database = await openDataFolder(folder);
  const at = new Date().toISOString();
  await database.writes.run(async (trx) => {
    for (let index = 0; index < MAILS; index += 1) {
      await trx
        .insertInto('outbox')
        .values({
          submission_id: null,
          kind: 'acknowledgement',
          recipient: `visitor${index}@example.com`,
          facts: '{}',
          message_key: randomUUID(),
          state: 'waiting',
          created_at: at,
        })
        .execute();
    }
  });
  return database;
};

/** Renders and sends every mail, and stores on disk that it was sent. */
const drain = async (folder: string, url: string): Promise<number> => {
  const database = await openOutbox(folder);
  const config = {
    smtpUrl: url,
    siteUrl: SITE,
    mailFrom: 'shop@example.com',
    notifyEmail: 'desk@example.com',
    dkimKeyFile: undefined,
    dkimSelector: undefined,
  };
  let sent = 0;
  const seconds = await timed(
    () =>
      new Promise<void>((resolve) => {
        const log = createLog({ logLevel: 'silent' });
        const sender = new MailSender({
          config,
          database,
          catalogue: { contact: usualContact },
          clock: () => new Date(),
          log,
          transport: openMailTransport(config),
        });
        database.changes.onCommit(
          (table) => table === 'outbox',
          () => {
            sent += 1;
            if (sent < MAILS) return;
            stop();
            void sender.close().then(resolve);
          },
        );
        const job = { name: 'sending mail', intervalMs: 2000, run: () => sender.sendDue() };
        const stop = startJobs([job], log);
        sender.wake();
      }),
  );
  await database.close();
  return seconds;
};

/** Sends the same mail a thousand times with nodemailer alone, rendered once, over as many connections. */
const sendBare = async (folder: string, url: string): Promise<number> => {
  const database = await openOutbox(folder);
  const row = await mailRows(database.query).executeTakeFirstOrThrow();
  await database.close();
  const { subject, html, text } = composeMail(row, {
    organizer: 'shop@example.com',
    contact: usualContact,
    siteUrl: SITE,
    privateLink: null,
    unsubscribeLink: null,
  });
  const transport = createTransport({ url, pool: true, maxConnections: CONNECTIONS });
  const seconds = await timed(() =>
    Promise.all(
      Array.from({ length: MAILS }, (_, index) =>
        transport.sendMail({
          from: 'shop@example.com',
          to: `visitor${index}@example.com`,
          subject,
          html,
          text,
        }),
      ),
    ),
  );
  transport.close();
  return seconds;
};

/** A thousand mails of the outbox, rendered, sent and stored as sent, compared with bare nodemailer. */
export const mailOutbox: Benchmark = {
  name: 'mail-outbox',
  measure: async () => {
    const { folder, remove } = temporaryFolder();
    const { server, url } = await startSink();
    try {
      const baseline = MAILS / (await sendBare(path.join(folder, 'bare'), url));
      const value = MAILS / (await drain(path.join(folder, 'outbox'), url));
      const measured = { name: `${MAILS} mails drained`, unit: 'mails/s', value, baseline };
      return [figure('mail-outbox', { ...measured, target: { atLeast: 0.25 } })];
    } finally {
      await new Promise<void>((resolve) => server.close(resolve));
      remove();
    }
  },
};
