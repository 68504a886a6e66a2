import { expect, test, vi } from 'vitest';
import { type CheckedServer, checkServer, warnOfOtherVersion } from './check-server.ts';

const told = async (checked: CheckedServer | undefined) => {
  const tell = vi.fn();
  const check = async () => checked && { origin: 'https://shop.example.com', checked };
  await warnOfOtherVersion(check, tell);
  return tell.mock.calls;
};

test('a server of another version is told at the start', async () => {
  const sentence = 'The server is newer.';
  expect(await told({ outcome: 'failed', why: 'version', sentence })).toEqual([
    [
      'notice',
      { id: 'version', tone: 'error', title: 'Versions do not match', text: sentence, lasting: true },
    ],
  ]);
});

test('a fitting one, one that is gone and none at all are not', async () => {
  expect(await told({ outcome: 'ours', version: '1.0.0' })).toEqual([]);
  expect(await told({ outcome: 'failed', why: 'refused', sentence: 'It refuses.' })).toEqual([]);
  expect(await told(undefined)).toEqual([]);
});

test('a server that has said nothing after ten seconds does not answer', async () => {
  const limit = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
  const checked = checkServer('https://shop.example.com', {
    fetch: (_address, { signal }) =>
      new Promise((_answer, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason as Error));
      }),
    isOnline: () => true,
    version: '1.0.0',
  });
  limit.abort(new DOMException('Too long.', 'TimeoutError'));
  expect(await checked).toMatchObject({ outcome: 'failed', why: 'no-answer' });
  expect(timeout).toHaveBeenCalledExactlyOnceWith(10_000);
  timeout.mockRestore();
});
