import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { Config } from '../../../server/src/config.ts';
import { readOutage, storeOutage } from '../../../server/src/mail/mail-mode.ts';
import { type AlertDeps, tellOwners } from '../../../server/src/portal/owner-alerts.ts';
import { storeSetting } from '../../../server/src/settings/portal-settings.ts';
import { receive } from '../inbox/inbox.ts';
import { expectStates, findMails, passTime, setSettings, startMailingInbox } from './mails.ts';

const HOUR = 3_600_000;

/** A shop with a mail server, and what its owners have been told, the oldest first. */
const start = async (changes: Partial<Config> = {}) => {
  const { inbox } = await startMailingInbox({ backupDir: '/backups', ...changes });
  const { config, database, time } = inbox.server;
  const media = { health: { state: 'watching' as string, lastScan: time.now.toISOString() } };
  const disk = { roomBytes: 2 ** 40 };
  const roomOn = async () => disk.roomBytes;
  const look = () => tellOwners({ config, database, media, roomOn } as AlertDeps, time.now);
  const told = async () =>
    (await findMails(inbox))
      .filter(({ kind }) => kind.startsWith('owner-alert'))
      .map(({ subject }) => subject)
      .reverse();
  const sent = () => expectStates(inbox, { waiting: 0, sending: 0 });
  return { inbox, media, disk, look, told, sent };
};

test('a request that waits for longer than a day is told once a day, and once when it is answered', async () => {
  const { inbox, look, told, sent } = await start();
  // What is probably spam is late for nobody.
  await receive(inbox, 'contact', { message: 'Backlinks for your shop: https://seo.example' });
  const item = await receive(inbox, 'contact');
  await look();
  expect(await told()).toEqual([]);
  passTime(inbox, 24 * HOUR + 1000);
  await look();
  await look();
  expect(await told()).toEqual(['Somebody has waited for longer than 24 hours']);
  const [mail] = await findMails(inbox);
  const { text } = (await inbox.get(`/api/admin/mails/${mail?.id}`)).body as { text: string };
  expect(text).toContain(`Without an answer: ${item.reference}. The oldest came Monday, June 1 at 12:00 PM.`);
  expect(text).toContain('https://www.example.com/admin/dashboard');
  await sent();
  passTime(inbox, 23 * HOUR);
  await look();
  expect(await told()).toHaveLength(1);
  passTime(inbox, HOUR);
  await look();
  expect(await told()).toHaveLength(2);
  await sent();
  expect((await inbox.change(item, 'answered')).status).toBe(200);
  await look();
  await look();
  expect((await told()).slice(2)).toEqual(['Everybody has an answer']);
});

test('media that cannot be read is told after an hour, and not if it comes back before', async () => {
  const { inbox, media, look, told } = await start();
  media.health.state = 'failed';
  await look();
  passTime(inbox, 59 * 60_000);
  await look();
  media.health.state = 'watching';
  await look();
  expect(await told()).toEqual([]);
  media.health.state = 'failed';
  await look();
  passTime(inbox, HOUR);
  await look();
  expect(await told()).toEqual(['The folder with your pictures cannot be opened']);
});

test('a mail server that is gone for a day is told in one mail, and when it is back', async () => {
  const { inbox, look, told } = await start({ smtpUrl: 'smtp://127.0.0.1:1' });
  const { database, time } = inbox.server;
  await receive(inbox, 'contact');
  await expect.poll(async () => readOutage(database.query)).not.toBeNull();
  for (const hours of [0, 23, 1, 24, 24]) {
    passTime(inbox, hours * HOUR);
    await look();
  }
  const own = async () => (await told()).filter((subject) => subject.startsWith('Emails'));
  expect(await own()).toEqual(['Emails do not go out']);
  await database.writes.run((trx) => storeOutage(trx, null, time.now));
  await look();
  expect(await own()).toEqual(['Emails go out again']);
});

test('backups that nobody has checked for two days are told to each owner who has an address', async () => {
  const { inbox, look } = await start();
  const { database, time } = inbox.server;
  const since = time.now.toISOString();
  const state = { since, newest: null, partial: null, checked: null, failure: null };
  await database.writes.run((trx) => storeSetting(trx, 'backups', state, 'server', since));
  await database.writes.run((trx) => trx.updateTable('admins').set({ email: 'oren@example.com' }).execute());
  passTime(inbox, 48 * HOUR);
  await look();
  expect(await findMails(inbox)).toEqual([]);
  passTime(inbox, 1000);
  await look();
  expect((await findMails(inbox)).map(({ subject, to }) => [subject, to])).toEqual([
    ['The backups need a look', 'oren@example.com'],
  ]);
});

test('a disk with less than 500 MB left is told; an owner turns all of it off', async () => {
  const { inbox, disk, look, told, sent } = await start();
  disk.roomBytes = 499 * 1024 * 1024;
  await look();
  expect(await told()).toEqual(['The computer of the website is almost full']);
  await sent();
  const [mail] = await findMails(inbox);
  const { text } = (await inbox.get(`/api/admin/mails/${mail?.id}`)).body as { text: string };
  expect(text).toContain('499 MB are left on the disk');
  await setSettings(inbox, { tellsOwners: false });
  passTime(inbox, 25 * HOUR);
  await look();
  expect(await told()).toHaveLength(1);
});

test('an update that was undone is told until one works', async () => {
  const { inbox, look, told, sent } = await start();
  const note = path.join(inbox.server.config.dataDir, 'update-failed.txt');
  writeFileSync(note, 'The update from version 1.1.0 to 1.2.0 was undone: the new version does not work.\n');
  await look();
  expect(await told()).toEqual(['An update of the website did not work']);
  const [mail] = await findMails(inbox);
  const { text } = (await inbox.get(`/api/admin/mails/${mail?.id}`)).body as { text: string };
  expect(text.replaceAll(/\s+/g, ' ')).toContain(
    'The update from version 1.1.0 to 1.2.0 was undone: the new version does not work.',
  );
  await sent();
  rmSync(note);
  await look();
  expect((await told()).slice(1)).toEqual(['The failed update of the website is settled']);
});
