import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loggedLines } from '../../../../tests/support/logged-lines.ts';
import { keyring, noKeyring } from '../../../../tests/support/test-keyring.ts';
import { todayAnswer, waitingItem } from '../../../../tests/support/today-answer.ts';
import { useTemporaryFolder } from '../../../../tests/support/use-temporary-folder.ts';
import type { Keyring } from './encrypted-file.ts';
import { openLastKnownStore } from './last-known-store.ts';

const NOW = Date.parse('2026-11-24T15:00:00.000Z');
const HOUR = 3_600_000;
const UNREADABLE = 'What was last known cannot be read and is erased.';

beforeEach(() => void vi.useFakeTimers({ now: NOW }));
afterEach(() => void vi.useRealTimers());

const setUp = () => {
  const file = join(useTemporaryFolder(), 'last-known.bin');
  const { lines, log } = loggedLines();
  const state: { session: { token: string; expiresAt: string } | undefined; isSealed: boolean } = {
    session: { token: 'a-secret-token', expiresAt: new Date(NOW + 30 * 24 * HOUR).toISOString() },
    isSealed: false,
  };
  const open = (ring = keyring) =>
    openLastKnownStore({
      file,
      keyring: ring,
      session: () => state.session,
      isSessionSealed: () => state.isSealed,
      log,
    });
  return { file, lines, state, open };
};

const withAnswer = async () => {
  const all = setUp();
  const store = await all.open();
  await store.keep(todayAnswer());
  return { ...all, store };
};

test('the last answer is there at the next start, with its time, and nobody’s name or number is readable', async () => {
  const { file, open, store } = await withAnswer();
  await store.keep(todayAnswer({ unread: 7 }));
  const text = readFileSync(file, 'latin1');
  for (const secret of ['Ada', '555', 'secret']) expect(text).not.toContain(secret);
  vi.setSystemTime(NOW + HOUR);
  expect((await open()).read()).toEqual({ at: NOW, today: todayAnswer({ unread: 7 }) });
});

test('after two days it is not read any more, and erased at the start', async () => {
  const { file, open, store } = await withAnswer();
  vi.setSystemTime(NOW + 48 * HOUR - 1);
  expect(store.read()?.at).toBe(NOW);
  expect((await open()).read()?.at).toBe(NOW);
  vi.setSystemTime(NOW + 48 * HOUR);
  expect((await open()).read()).toBeUndefined();
  expect(existsSync(file)).toBe(false);
  expect(store.read()).toBeUndefined();
});

test('after two days the running program erases it by itself', async () => {
  const { file } = await withAnswer();
  await vi.advanceTimersByTimeAsync(48 * HOUR);
  expect(existsSync(file)).toBe(false);
});

test('with the clock before its date it is erased', async () => {
  const { file, open, store } = await withAnswer();
  vi.setSystemTime(NOW - 1);
  expect((await open()).read()).toBeUndefined();
  expect(existsSync(file)).toBe(false);
  expect(store.read()).toBeUndefined();
});

test('erased, nothing is left, not even of one that is being encrypted', async () => {
  const { file, open, store } = await withAnswer();
  const keeping = store.keep(todayAnswer());
  store.erase();
  await keeping;
  expect(store.read()).toBeUndefined();
  expect(existsSync(file)).toBe(false);
  expect((await open()).read()).toBeUndefined();
});

test.each([
  ['the next session', { token: 'another', expiresAt: new Date(NOW + HOUR).toISOString() }],
  ['one past its end', { token: 'a-secret-token', expiresAt: new Date(NOW).toISOString() }],
  ['nobody', undefined],
])('it goes with its session: not for %s', async (_, session) => {
  const { file, open, state, store } = await withAnswer();
  state.session = session;
  expect((await open()).read()).toBeUndefined();
  expect(existsSync(file)).toBe(false);
  expect(store.read()).toBeUndefined();
});

test('without a session nothing is kept', async () => {
  const { file, open, state } = setUp();
  state.session = undefined;
  await (await open()).keep(todayAnswer());
  expect(existsSync(file)).toBe(false);
});

test.each([
  ['without a keyring', noKeyring],
  ['where everybody knows the key', { ...keyring, isAvailable: async () => false }],
])('%s it lasts as long as the program, and an older one is not left behind', async (_, ring) => {
  const { file, open } = await withAnswer();
  const store = await open(ring);
  expect(store.read()).toBeUndefined();
  await store.keep(todayAnswer());
  expect(store.read()?.today).toEqual(todayAnswer());
  expect(existsSync(file)).toBe(false);
});

test('a keyring that fails keeps it in memory only', async () => {
  const { file, lines, open } = await withAnswer();
  const failing: Keyring = { ...keyring, encrypt: () => Promise.reject(new Error('Locked.')) };
  const store = await open(failing);
  await store.keep(todayAnswer());
  expect(existsSync(file)).toBe(false);
  expect(lines).toEqual(['What was last known cannot be kept.']);
});

test('one that is too large is not written', async () => {
  const { file, store } = await withAnswer();
  const summary = 'x'.repeat(1_000_000);
  await store.keep(todayAnswer({ latest: [waitingItem({ summary })] }));
  expect(existsSync(file)).toBe(false);
});

test('one that the keyring calls outdated is encrypted again', async () => {
  const { file, open } = await withAnswer();
  const rotated: Keyring = {
    isAvailable: keyring.isAvailable,
    encrypt: async (text) => Buffer.concat([Buffer.from('new'), await keyring.encrypt(text)]),
    decrypt: async (data) => ({ ...(await keyring.decrypt(data)), isOutdated: true }),
  };
  expect((await open(rotated)).read()?.at).toBe(NOW);
  expect(readFileSync(file).subarray(0, 3).toString()).toBe('new');
});

test.each([
  [
    'with the session',
    async ({ state, open }: Awaited<ReturnType<typeof withAnswer>>) => {
      const { session } = state;
      Object.assign(state, { session: undefined, isSealed: true });
      const store = await open(noKeyring);
      Object.assign(state, { session, isSealed: false });
      return store;
    },
  ],
  [
    'alone',
    ({ open }: Awaited<ReturnType<typeof withAnswer>>) =>
      open({ ...noKeyring, isAvailable: async () => true }),
  ],
])('not decrypted at one start, %s, it is there at the next', async (_, openLocked) => {
  const all = await withAnswer();
  expect((await openLocked(all)).read()).toBeUndefined();
  expect((await all.open()).read()?.today).toEqual(todayAnswer());
});

test.each([
  ['that was cut off', await keyring.encrypt('{"at":1,')],
  ['of another form', await keyring.encrypt('{"at":-1,"session":"","today":{}}')],
])('a file %s is erased', async (_, data) => {
  const { file, lines, open } = setUp();
  writeFileSync(file, data);
  expect((await open()).read()).toBeUndefined();
  expect(existsSync(file)).toBe(false);
  expect(lines).toEqual([UNREADABLE]);
});
