import { EventEmitter } from 'node:events';
import { expect, test, vi } from 'vitest';
import { withElectron } from '../../../../tests/support/fake-electron.ts';

const ADDRESS = 'https://orenvale.com/api/health';

/** Asks with a request of Electron's that is played by the test. */
const find = async (play: (request: EventEmitter) => void) => {
  const request = Object.assign(new EventEmitter(), { abort: vi.fn(), end: () => play(request) });
  const net = { request: vi.fn(() => request) };
  const { findRedirect } = await withElectron({ net }, () => import('./find-redirect.ts'));
  const found = await findRedirect(ADDRESS);
  expect(net.request).toHaveBeenCalledExactlyOnceWith({
    url: ADDRESS,
    redirect: 'manual',
    credentials: 'omit',
  });
  expect(request.abort).toHaveBeenCalledOnce();
  return found;
};

test('a redirect is found, and not followed', async () => {
  const other = 'https://www.orenvale.com/api/health';
  expect(await find((request) => request.emit('redirect', 301, 'GET', other, {}))).toBe(other);
});

test.each(['response', 'error'])('a %s instead leads nowhere', async (event) => {
  expect(await find((request) => request.emit(event, {}))).toBeUndefined();
});

test('a server that says nothing is not waited for', async () => {
  vi.useFakeTimers();
  const found = find(() => void vi.advanceTimersByTime(10_000));
  expect(await found).toBeUndefined();
});
