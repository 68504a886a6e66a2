import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loggedLines } from '../../../../tests/support/logged-lines.ts';
import { useTemporaryFolder } from '../../../../tests/support/use-temporary-folder.ts';
import { type Keyring, openSessionVault } from './session-vault.ts';

const NOW = Date.parse('2026-11-21T12:00:00.000Z');
const SERVER = 'https://shop.example.com';
const session = { token: 'a-secret-token', expiresAt: '2026-11-22T00:00:00.000Z' };

/** Inverts all bits, and rejects data that it has not encrypted itself. */
const keyring: Keyring = {
  isAvailable: () => true,
  encrypt: (text) => Buffer.from(`k${text}`).map((byte) => byte ^ 0xff),
  decrypt: (data) => {
    const text = Buffer.from(data.map((byte) => byte ^ 0xff)).toString();
    if (!text.startsWith('k')) throw new Error('Not mine.');
    return text.slice(1);
  },
};
const noKeyring: Keyring = {
  isAvailable: () => false,
  encrypt: () => {
    throw new Error('There is no keyring.');
  },
  decrypt: () => {
    throw new Error('There is no keyring.');
  },
};

const inNewFolder = () => {
  const file = join(useTemporaryFolder(), 'session.bin');
  const { lines, log } = loggedLines();
  const open = (ring = keyring, at = NOW) => openSessionVault({ file, keyring: ring, log, now: () => at });
  return { file, lines, open };
};

test('a session is there at the next start, for its own server only, and not to be read on the disk', () => {
  const { file, open } = inNewFolder();
  expect(open().keep(SERVER, session)).toBe('encrypted');
  expect(readFileSync(file).includes('secret')).toBe(false);
  expect(open().read(SERVER)).toEqual(session);
  expect(open().read('https://elsewhere.example')).toBeUndefined();
  expect(open().read('http://shop.example.com')).toBeUndefined();
});

test('without a keyring it lasts as long as the program, and an older one is not left behind', () => {
  const { file, open } = inNewFolder();
  open().keep(SERVER, { ...session, token: 'older' });
  const vault = open(noKeyring);
  expect(vault.keep(SERVER, session)).toBe('memory');
  expect(vault.read(SERVER)).toEqual(session);
  expect(existsSync(file)).toBe(false);
  expect(open().read(SERVER)).toBeUndefined();
});

test('a keyring that fails keeps it in memory', () => {
  const { file, lines, open } = inNewFolder();
  const failing = { ...noKeyring, isAvailable: () => true };
  expect(open(failing).keep(SERVER, session)).toBe('memory');
  expect(existsSync(file)).toBe(false);
  expect(lines).toEqual(['The session cannot be kept.']);
});

test('dropping erases it from memory and disk', () => {
  const { file, open } = inNewFolder();
  const vault = open();
  vault.keep(SERVER, session);
  vault.drop();
  expect(vault.read(SERVER)).toBeUndefined();
  expect(existsSync(file)).toBe(false);
});

test('one that has ended is erased at the start', () => {
  const { file, open } = inNewFolder();
  open().keep(SERVER, session);
  expect(open(keyring, Date.parse(session.expiresAt) - 1).read(SERVER)).toEqual(session);
  expect(open(keyring, Date.parse(session.expiresAt)).read(SERVER)).toBeUndefined();
  expect(existsSync(file)).toBe(false);
});

test.each([
  ['of another keyring', Buffer.from('something else')],
  ['of another form', keyring.encrypt('{"token":""}')],
])('a file %s opens no door and is erased', (_, data) => {
  const { file, lines, open } = inNewFolder();
  writeFileSync(file, data);
  expect(open().read(SERVER)).toBeUndefined();
  expect(existsSync(file)).toBe(false);
  expect(lines).toEqual(['The kept session cannot be read and is erased.']);
});
