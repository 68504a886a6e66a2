import { expect, test, vi } from 'vitest';
import { type CheckedServer, checkServer, createServerWarning } from './check-server.ts';
import type { ConnectFailure } from './connect-failure.ts';

const ours = { outcome: 'ours', version: '1.0.0' } as const;
const failed = (why: ConnectFailure) => ({ outcome: 'failed', why, sentence: `${why}.` }) as const;

/** What is told of a server that is found like this, one after the other; at the page's start first. */
const told = async (...found: (CheckedServer | undefined)[]) => {
  const tell = vi.fn();
  const check = async () => {
    const checked = found.shift();
    return checked && { origin: 'https://shop.example.com', checked };
  };
  const warning = createServerWarning(check, tell);
  await warning.pageStarted();
  while (found.length > 0) await warning.streamChanged();
  return tell.mock.calls.map(([, notice]) => notice);
};
const notice = (title: string, text: string) => ({ id: 'server', tone: 'error', title, text, lasting: true });

test('a server of another version is told at the start, and when it comes back as one', async () => {
  const other = notice('Versions do not match', 'version.');
  expect(await told(failed('version'))).toEqual([other]);
  expect(await told(ours, failed('busy'), failed('version'), failed('version'))).toEqual([other]);
});

test.each([
  'certificate',
  'certificate-date',
  'encryption',
  'client-certificate',
  'proxy',
  'name-unknown',
  'local-network',
  'not-our-server',
  'moved',
] as const)('what the screens cannot know is told: %s, once, and when it is over', async (why) => {
  expect(await told(failed(why), failed(why), failed('busy'), ours, ours)).toEqual([
    notice('No connection to the server', `${why}.`),
    {
      id: 'server',
      tone: 'info',
      title: 'Connected again',
      text: 'The server can be used again.',
      lasting: false,
    },
  ]);
});

test('a fitting one, one that is gone or busy and none at all are not', async () => {
  for (const checked of [
    ours,
    failed('refused'),
    failed('no-answer'),
    failed('no-network'),
    failed('busy'),
    undefined,
  ])
    expect(await told(checked)).toEqual([]);
});

test('a server that has said nothing after ten seconds does not answer', async () => {
  const limit = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
  const checked = checkServer('https://shop.example.com', {
    fetch: (_address, { signal }) =>
      new Promise((_answer, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason as Error));
      }),
    findRedirect: async () => undefined,
    isOnline: () => true,
    version: '1.0.0',
  });
  limit.abort(new DOMException('Too long.', 'TimeoutError'));
  expect(await checked).toMatchObject({ outcome: 'failed', why: 'no-answer' });
  expect(timeout).toHaveBeenCalledExactlyOnceWith(10_000);
});
