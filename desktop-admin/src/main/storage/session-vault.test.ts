import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { loggedLines } from '../../../../tests/support/logged-lines.ts';
import { keyring, noKeyring } from '../../../../tests/support/test-keyring.ts';
import { useTemporaryFolder } from '../../../../tests/support/use-temporary-folder.ts';
import { log } from '../log.ts';
import type { Keyring } from './encrypted-file.ts';
import { openSessionVault } from './session-vault.ts';

const SERVER = 'https://shop.example.com';
const session = { token: 'a-secret-token', expiresAt: '2026-11-22T00:00:00.000Z' };

const inNewFolder = () => {
  const file = join(useTemporaryFolder(), 'session.bin');
  const lines = loggedLines(log);
  vi.setSystemTime('2026-11-21T12:00:00.000Z');
  const open = (ring = keyring) => openSessionVault({ file, keyring: ring });
  return { file, lines, open };
};

test('a session is there at the next start, for its own server only, and not to be read on the disk', async () => {
  const { file, open } = inNewFolder();
  expect(await (await open()).keep(SERVER, session)).toBe('encrypted');
  expect(readFileSync(file).includes('secret')).toBe(false);
  expect(await (await open()).read(SERVER)).toEqual(session);
  expect(await (await open()).read('https://elsewhere.example')).toBeUndefined();
  expect(await (await open()).read('http://shop.example.com')).toBeUndefined();
});

test.each([
  ['without a keyring', noKeyring],
  ['where everybody knows the key', { ...keyring, isAvailable: async () => false }],
])('%s it lasts as long as the program, and an older one is not left behind', async (_, ring) => {
  const { file, open } = inNewFolder();
  await (await open()).keep(SERVER, { ...session, token: 'older' });
  const vault = await open(ring);
  expect(await vault.keep(SERVER, session)).toBe('memory');
  expect(vault.read(SERVER)).toEqual(session);
  expect(existsSync(file)).toBe(false);
  expect(await (await open()).read(SERVER)).toBeUndefined();
});

test('a keyring that fails keeps it in memory', async () => {
  const { file, lines, open } = inNewFolder();
  const failing = { ...noKeyring, isAvailable: async () => true };
  expect(await (await open(failing)).keep(SERVER, session)).toBe('memory');
  expect(existsSync(file)).toBe(false);
  expect(lines).toEqual(['The session cannot be kept.']);
});

test('one that the keyring calls outdated is encrypted again', async () => {
  const { file, open } = inNewFolder();
  await (await open()).keep(SERVER, session);
  const rotated: Keyring = {
    isAvailable: keyring.isAvailable,
    encrypt: async (text) => Buffer.concat([Buffer.from('new'), await keyring.encrypt(text)]),
    decrypt: async (data) => ({ ...(await keyring.decrypt(data)), isOutdated: true }),
  };
  expect((await open(rotated)).read(SERVER)).toEqual(session);
  expect(readFileSync(file).subarray(0, 3).toString()).toBe('new');
});

test('dropping erases it from memory and disk, also while it is being encrypted', async () => {
  const { file, open } = inNewFolder();
  const vault = await open();
  await vault.keep(SERVER, session);
  vault.drop();
  expect(vault.read(SERVER)).toBeUndefined();
  expect(existsSync(file)).toBe(false);
  const keeping = vault.keep(SERVER, session);
  vault.drop();
  await keeping;
  expect(existsSync(file)).toBe(false);
});

test('one that has ended is erased at the start', async () => {
  const { file, open } = inNewFolder();
  await (await open()).keep(SERVER, session);
  vi.setSystemTime(Date.parse(session.expiresAt) - 1);
  expect(await (await open()).read(SERVER)).toEqual(session);
  vi.setSystemTime(session.expiresAt);
  expect(await (await open()).read(SERVER)).toBeUndefined();
  expect(existsSync(file)).toBe(false);
});

test.each([
  ['of another form', '{"token":""}'],
  ['that was cut off', '{"token":"a-se'],
])('a file %s opens no door and is erased', async (_, text) => {
  const { file, lines, open } = inNewFolder();
  writeFileSync(file, await keyring.encrypt(text));
  const vault = await open();
  expect(vault.read(SERVER)).toBeUndefined();
  expect(vault.isSealed()).toBe(false);
  expect(existsSync(file)).toBe(false);
  expect(lines).toEqual(['The session cannot be read and is erased.']);
});

test.each([
  ['does not run yet', noKeyring],
  ['was not unlocked', { ...noKeyring, isAvailable: async () => true }],
])('a keyring that %s costs nobody the sign-in: it is there when the keyring is', async (_, ring) => {
  const { lines, open } = inNewFolder();
  await (await open()).keep(SERVER, session);
  const vault = await open(ring);
  expect(vault.read(SERVER)).toBeUndefined();
  expect(vault.isSealed()).toBe(true);
  expect(lines).toEqual(['The session cannot be decrypted now.']);
  expect((await open()).read(SERVER)).toEqual(session);
});

test('one that cannot be decrypted gives way to the next sign-in', async () => {
  const { file, open } = inNewFolder();
  writeFileSync(file, 'something else');
  const vault = await open();
  expect(vault.isSealed()).toBe(true);
  await vault.keep(SERVER, session);
  expect(vault.isSealed()).toBe(false);
  expect((await open()).read(SERVER)).toEqual(session);
});

test('one that is decrypted without a keyring, as everybody could, is erased', async () => {
  const { file, open } = inNewFolder();
  await (await open()).keep(SERVER, session);
  const vault = await open({ ...keyring, isAvailable: async () => false });
  expect(vault.read(SERVER)).toBeUndefined();
  expect(existsSync(file)).toBe(false);
});
