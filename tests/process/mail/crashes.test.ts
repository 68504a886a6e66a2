import type { SMTPServerOptions } from 'smtp-server';
import { expect, test } from 'vitest';
import { SITE } from '../../api/mail/mails.ts';
import { startMailServer } from '../../support/mail-server.ts';
import { postJson } from '../../support/post-json.ts';
import { type ServerProcess, startServerProcess } from '../../support/server-process.ts';
import { contactMessage } from '../../support/submission-builders.ts';
import { useTemporaryFolder } from '../../support/use-temporary-folder.ts';

type Step = 'connect' | 'MAIL FROM' | 'RCPT TO' | 'DATA' | 'taken' | 'answered';

/** A mail server that calls `reached` at each step of receiving a mail, and continues when that resolves. */
const watchedServer = async (reached: (step: Step) => Promise<void>) => {
  const after = (step: Step) => (done: () => void) => void reached(step).then(() => done());
  const options: SMTPServerOptions = {
    onConnect: (_session, done) => after('connect')(done),
    onMailFrom: (_address, _session, done) => after('MAIL FROM')(done),
    onRcptTo: (_address, _session, done) => after('RCPT TO')(done),
  };
  const taken: string[] = [];
  const server = await startMailServer({
    ...options,
    onData: (stream, _session, done) => {
      let source = '';
      stream.once('data', () => void reached('DATA'));
      stream.on('data', (chunk) => {
        source += chunk;
      });
      stream.on('end', async () => {
        await reached('taken');
        taken.push(/^Message-ID: (.+)$/im.exec(source)?.[1] ?? '');
        done();
        await reached('answered');
      });
    },
  });
  return { url: server.url, taken };
};

test.each<[Step, string]>([
  ['connect', 'once'],
  ['MAIL FROM', 'once'],
  ['RCPT TO', 'once'],
  ['DATA', 'at most twice'],
  ['taken', 'at most twice'],
  ['answered', 'at most twice'],
])('a server that is killed at %s sends every mail after it has started again, %s', async (step, times) => {
  let server: ServerProcess | undefined;
  let killed: Promise<unknown> | undefined;
  const mailServer = await watchedServer(async (reached) => {
    if (reached === step && server) killed ??= server.stop('SIGKILL');
    // How the mail server handles the broken connection is not part of this test.
    if (killed && reached !== 'answered') await killed;
  });
  const environment = {
    DATA_DIR: useTemporaryFolder(),
    LOG_LEVEL: 'error',
    SITE_URL: SITE,
    SMTP_URL: mailServer.url,
    MAIL_FROM: 'shop@example.com',
    NOTIFY_EMAIL: 'desk@example.com',
  };
  server = await startServerProcess(environment);
  const sending = postJson(`${server.url}/api/contact`, contactMessage()).catch(() => undefined);
  await expect.poll(() => killed !== undefined).toBe(true);
  await killed;
  // Acknowledged to the visitor before any mail is started, so it is stored whatever happens then.
  await sending;
  server = undefined;

  const restarted = await startServerProcess(environment);
  await expect.poll(() => new Set(mailServer.taken).size).toBe(2);
  expect(await restarted.stop('SIGTERM')).toBe(0);
  const max = times === 'once' ? 1 : 2;
  for (const id of new Set(mailServer.taken))
    expect(mailServer.taken.filter((each) => each === id).length).toBeLessThanOrEqual(max);

  // Stored as sent: nothing is sent again.
  const before = mailServer.taken.length;
  const third = await startServerProcess(environment);
  expect(await postJson(`${third.url}/api/contact`, contactMessage())).toBe(201);
  await expect.poll(() => mailServer.taken.length).toBe(before + 2);
  await third.stop('SIGTERM');
});
