import { createPublicKey, generateKeyPairSync, verify } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { useTemporaryFolder } from '../../support/use-temporary-folder.ts';
import { passTime, startMailingInbox } from './mails.ts';
import { asked, DAY, getSubscribers, press, subscribe } from './subscribing.ts';

describe('unsubscribing', () => {
  test.each([
    ['a form', { 'content-type': 'application/x-www-form-urlencoded' }, 'List-Unsubscribe=One-Click'],
    [
      'a form in parts',
      { 'content-type': 'multipart/form-data; boundary=b' },
      '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n',
    ],
  ])(
    'takes one click in a mail program, without a cookie or another address, as %s',
    async (_, headers, body) => {
      const { inbox, mailServer } = await startMailingInbox();
      const { confirm, unsubscribe } = await asked(inbox, mailServer);
      await press(inbox, confirm);
      await press(inbox, (await asked(inbox, mailServer, 'bo@example.com')).confirm);
      passTime(inbox, 400 * DAY);
      const answer = await inbox.server.request('POST', unsubscribe, { headers, body, redirect: 'manual' });
      expect(answer.status).toBe(200);
      expect(answer.headers.get('set-cookie')).toBeNull();
      expect(answer.body).toContain('You have unsubscribed');
      const at = inbox.server.time.now.toISOString();
      passTime(inbox, DAY);
      await press(inbox, unsubscribe);
      expect(await getSubscribers(inbox)).toMatchObject([
        { state: 'unsubscribed', unsubscribed_at: at, unsubscribed_by: null },
        { email: 'bo@example.com', state: 'confirmed', unsubscribed_at: null },
      ]);
    },
  );

  test('is signed by DKIM with the header that says so', async () => {
    const keys = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const dkimKeyFile = path.join(useTemporaryFolder(), 'dkim.pem');
    writeFileSync(dkimKeyFile, keys.privateKey.export({ type: 'pkcs8', format: 'pem' }));
    const { inbox, mailServer } = await startMailingInbox({ dkimKeyFile, dkimSelector: 'test' });
    const { mail } = await asked(inbox, mailServer);
    const header = mail.source.split('\r\n\r\n', 1)[0]?.replaceAll(/\r\n\s+/g, ' ') ?? '';
    const lines = header.split('\r\n');
    const findLine = (name: string) => lines.find((line) => line.toLowerCase().startsWith(`${name}:`)) ?? '';
    const signature = findLine('dkim-signature');
    const signed = /\bh=([^;]+)/.exec(signature)?.[1]?.split(':') ?? [];
    const names = signed.map((name) => name.trim().toLowerCase());
    expect(names).toEqual(expect.arrayContaining(['from', 'list-unsubscribe', 'list-unsubscribe-post']));
    // RFC 6376, relaxed: lower-case names, a single space, and the signature's own header without its value.
    const relaxed = (line: string) =>
      line.replace(/^([^:]+):\s*/, (_all, name) => `${name.toLowerCase()}:`).trimEnd();
    const [, value = ''] = /\bb=([^;]+)$/.exec(signature) ?? [];
    const data = [...names.map(findLine), signature.replace(/\bb=[^;]+$/, 'b=')].map(relaxed).join('\r\n');
    const signatureBytes = Buffer.from(value.replaceAll(/\s/g, ''), 'base64');
    expect(verify('sha256', Buffer.from(data), createPublicKey(keys.privateKey), signatureBytes)).toBe(true);
  });
});

test('on a site without HTTPS the mail has the header that leads to the page, and no one click', async () => {
  const { inbox, mailServer } = await startMailingInbox({ siteUrl: 'http://shop.example' });
  await subscribe(inbox);
  const [mail] = await mailServer.received(1);
  expect(mail?.source).toMatch(/^List-Unsubscribe:\s+<http:/m);
  expect(mail?.source).not.toContain('List-Unsubscribe-Post');
});
