import type { AddressInfo, Socket } from 'node:net';
import { createServer, type Server } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { deliveryFailure } from '../../../server/src/mail/delivery-failure.ts';
import { type OutgoingMail, openMailTransport } from '../../../server/src/mail/mail-transport.ts';
import { freePort } from '../../support/free-port.ts';
import { smtpError, startMailServer } from '../../support/mail-server.ts';
import { mailSettings } from './mails.ts';

const mail: OutgoingMail = {
  messageId: '<one@example.com>',
  to: 'ada@example.com',
  replyTo: null,
  subject: 'A mail',
  html: '<p>A mail</p>',
  text: 'A mail\n',
  calendar: null,
  unsubscribeLink: null,
  isAutomatic: false,
  date: new Date('2026-06-01T16:00:00Z'),
};

/** The outcome of sending one mail to this server, with short timeouts. */
const failureAt = async (smtpUrl: string, to = mail.to) => {
  const { mailFrom, notifyEmail } = mailSettings(smtpUrl);
  const transport = openMailTransport(
    { smtpUrl, mailFrom, notifyEmail, dkimKeyFile: undefined, dkimSelector: undefined } as never,
    // As in production, the connection timeout is shorter than the socket timeout.
    { connection: 2000, socket: 3500 },
  );
  try {
    await transport.send({ ...mail, to });
    return 'sent';
  } catch (error) {
    return deliveryFailure(error, to);
  } finally {
    transport.close();
  }
};

/** A server whose replies are given by `answer` for each line; undefined: no reply. */
const scripted = async (answer: (line: string, socket: Socket) => string | undefined): Promise<string> => {
  const server: Server = createServer((socket) => {
    socket.on('error', () => undefined);
    const say = (line: string) => {
      const text = answer(line, socket);
      if (text !== undefined && !socket.destroyed) socket.write(`${text}\r\n`);
    };
    say('');
    socket.on('data', (chunk) => {
      for (const line of String(chunk).split('\r\n')) if (line !== '') say(line);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

const greet = (line: string): string | undefined => {
  if (line === '') return '220 mail.example.com ESMTP';
  return /^(EHLO|MAIL|RCPT)/.test(line) ? '250 fine' : undefined;
};

describe('a mail server that', () => {
  test('takes the mail makes no failure', async () => {
    const server = await startMailServer();
    expect(await failureAt(server.url)).toBe('sent');
  });

  test.each([
    [550, 'refused', 'No such user'],
    [552, 'refused', 'Mailbox full'],
  ])('answers an address with %i: %s', async (code, kind, said) => {
    const server = await startMailServer();
    server.refuseRecipient = () => smtpError(code, said);
    expect(await failureAt(server.url)).toEqual({ kind, reason: expect.stringContaining(said) });
  });

  test('answers a mail with 554: refused', async () => {
    const server = await startMailServer();
    server.refuseData = () => smtpError(554, 'Spam?');
    expect(await failureAt(server.url)).toMatchObject({ kind: 'refused' });
  });

  test.each(['MAIL FROM', 'RCPT TO', 'DATA', 'the mail'])(
    'answers %s with 421, 450 or 451, with or without pipelining: later',
    async (step) => {
      for (const code of [421, 450, 451]) {
        for (const hidePIPELINING of [false, true]) {
          const refuse = (at: string) => (at === step ? smtpError(code, '4.7.0 Try again later') : undefined);
          const server = await startMailServer({
            hidePIPELINING,
            onMailFrom: (_address, _session, done) => done(refuse('MAIL FROM')),
          });
          server.refuseRecipient = () => refuse('RCPT TO');
          server.refuseData = () => refuse('the mail');
          const url =
            step === 'DATA'
              ? await scripted((line) => (line === 'DATA' ? `${code} 4.7.0 Try again later` : greet(line)))
              : server.url;
          expect(await failureAt(url), `${code} ${hidePIPELINING}`).toEqual({
            kind: 'later',
            reason: expect.stringMatching(/^The mail server asks to try again later: .*4\.7\.0/),
          });
        }
      }
    },
  );

  test.each(['', 'EHLO', 'AUTH'])(
    'answers a connection (%s) with a temporary refusal: mails wait, and no setting is accused',
    async (step) => {
      const url = await scripted((line) => {
        if (step === '' ? line === '' : line.startsWith(step)) return '454 4.7.0 Try again later';
        if (line.startsWith('HELO')) return '454 4.7.0 Try again later';
        return line.startsWith('EHLO') ? '250-fine\r\n250 AUTH PLAIN' : greet(line);
      });
      expect(await failureAt(url.replace('//', '//user:right@'))).toEqual({
        kind: 'outage',
        reason: expect.stringMatching(/^The mail server asks to try again later: /),
      });
    },
  );

  test('refuses the sender is an outage, unless it refuses what only this mail needs', async () => {
    const server = await startMailServer({
      onMailFrom: (_address, _session, done) => done(smtpError(550, '5.6.7 Not in this alphabet')),
    });
    expect(await failureAt(server.url)).toEqual({
      kind: 'outage',
      reason: expect.stringContaining('refuses the shop’s sender address'),
    });
    expect(await failureAt(server.url, 'élan@example.com')).toEqual({
      kind: 'refused',
      reason: expect.stringContaining('Not in this alphabet'),
    });
  });

  test('says that the session was in the wrong state: later', async () => {
    const url = await scripted((line) => (line.startsWith('RCPT') ? '503 Bad sequence' : greet(line)));
    expect(await failureAt(url)).toMatchObject({ kind: 'later' });
  });

  test('is not there is an outage', async () => {
    expect(await failureAt(`smtp://127.0.0.1:${await freePort()}`)).toEqual({
      kind: 'outage',
      reason: expect.stringContaining('cannot be reached'),
    });
  });

  test('has a name nobody knows is an outage', async () => {
    expect(await failureAt('smtp://mail.invalid')).toMatchObject({ kind: 'outage' });
  });

  test('does not accept the password is an outage, and the reason says which setting', async () => {
    const server = await startMailServer({
      authOptional: false,
      disabledCommands: ['STARTTLS'],
      allowInsecureAuth: true,
      onAuth: (_auth, _session, done) => done(new Error('Invalid username or password')),
    });
    expect(await failureAt(server.url.replace('//', '//user:wrong@'))).toEqual({
      kind: 'outage',
      reason: expect.stringContaining('user or password'),
    });
  });

  test('has a certificate that nobody has signed is an outage', async () => {
    const server = await startMailServer({ disabledCommands: ['AUTH'] });
    expect(await failureAt(server.url)).toEqual({
      kind: 'outage',
      reason: expect.stringContaining('No encrypted connection'),
    });
  });

  test('speaks no TLS where it is asked for is an outage', async () => {
    const server = await startMailServer();
    expect(await failureAt(server.url.replace('smtp:', 'smtps:'))).toMatchObject({ kind: 'outage' });
  });

  test('never greets is an outage', async () => {
    expect(await failureAt(await scripted(() => undefined))).toMatchObject({ kind: 'outage' });
  });

  test('falls silent in the middle of a mail: later', async () => {
    const url = await scripted((line) => (line === 'DATA' ? '354 go on' : greet(line)));
    expect(await failureAt(url)).toMatchObject({ kind: 'later' });
  });

  test('drops the connection in the middle of a mail: later', async () => {
    const url = await scripted((line, socket) => {
      if (line === 'DATA') return '354 go on';
      if (line.startsWith('Subject:')) socket.destroy();
      return greet(line);
    });
    expect(await failureAt(url)).toMatchObject({ kind: 'later' });
  });

  test('answers with many lines and control characters is quoted in one short line', async () => {
    const url = await scripted((line) =>
      line.startsWith('RCPT') ? `550-no\r\n550 \u0007such ${'x'.repeat(1000)}` : greet(line),
    );
    const failure = await failureAt(url);
    const reason = failure === 'sent' ? '' : failure.reason;
    expect(reason).toMatch(/^The mail server has refused the email: /);
    expect(reason.length).toBeLessThan(400);
    expect(reason).not.toMatch(/\p{Cc}/u);
  });
});
