import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { loggedLines } from '../../../../tests/support/logged-lines.ts';
import { keyring, noKeyring } from '../../../../tests/support/test-keyring.ts';
import { todayAnswer, waitingItem } from '../../../../tests/support/today-answer.ts';
import { useTemporaryFolder } from '../../../../tests/support/use-temporary-folder.ts';
import { log } from '../log.ts';
import { openLastKnownStore } from './last-known-store.ts';

const NOW = Date.parse('2026-11-24T15:00:00.000Z');
const HOUR = 3_600_000;

beforeEach(() => void vi.useFakeTimers({ now: NOW }));

const setUp = () => {
  const file = join(useTemporaryFolder(), 'last-known.bin');
  const lines = loggedLines(log);
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

test('one that is too large is not written', async () => {
  const { file, store } = await withAnswer();
  const summary = 'x'.repeat(1_000_000);
  await store.keep(todayAnswer({ latest: [waitingItem({ summary })] }));
  expect(existsSync(file)).toBe(false);
});

test('not decrypted at one start, with the session, it is there at the next', async () => {
  const { open, state } = await withAnswer();
  const { session } = state;
  Object.assign(state, { session: undefined, isSealed: true });
  const store = await open(noKeyring);
  Object.assign(state, { session, isSealed: false });
  expect(store.read()).toBeUndefined();
  expect((await open()).read()?.today).toEqual(todayAnswer());
});
