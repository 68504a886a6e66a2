import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deferred } from '../../../../../tests/support/deferred.ts';
import type { UploadItem } from './upload-item.ts';
import { createUploadQueue, type UploadQueueDeps } from './upload-queue.ts';
import type { SendOutcome, SentFile } from './upload-sender.ts';

interface Send extends SentFile {
  readonly progress: (bytes: number) => void;
  readonly end: (outcome: SendOutcome) => Promise<void>;
  readonly signal: AbortSignal;
}

const file = (name: string, size = 10) => new File([new Uint8Array(size)], name, { lastModified: 1 });
const settle = () => vi.advanceTimersByTimeAsync(0);
const stored = (path: string) => ({ kind: 'stored', path }) as const;

/** A queue with a server that is played by the test. */
const setUp = (deps: Partial<UploadQueueDeps> = {}) => {
  const sends: Send[] = [];
  const discarded: string[] = [];
  let items: readonly UploadItem[] = [];
  const onChange = vi.fn((next: readonly UploadItem[]) => {
    items = next;
  });
  const queue = createUploadQueue({
    sender: {
      send: (sent, progress, signal) => {
        const { promise, resolve } = deferred<SendOutcome>();
        const end = async (outcome: SendOutcome) => {
          resolve(outcome);
          await settle();
        };
        sends.push({ ...sent, progress, signal, end });
        return promise;
      },
      discard: async (sent) => void discarded.push(sent.file.name),
    },
    prepare: async (each) => ({ file: each }),
    findSame: async () => {},
    ...deps,
    onChange,
  });
  const add = async (...names: string[]) => {
    queue.add(names.map((name) => ({ file: file(name), folder: 'rings' })));
    await settle();
  };
  const states = () => items.map(({ name, phase }) => `${name} ${phase.state}`);
  const idOf = (name: string) => items.find((item) => item.name === name)?.id ?? -1;
  const send = (name: string) => {
    const found = sends.findLast((each) => each.file.name === name);
    if (!found) throw new Error(`${name} has not been sent.`);
    return found;
  };
  return { queue, add, states, idOf, send, sends, discarded, onChange, items: () => items };
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('two files are sent at a time, and one is done only when the server has said so', async () => {
  const { add, states, send } = setUp();
  await add('a.jpg', 'b.jpg', 'c.jpg');
  expect(states()).toEqual(['a.jpg sending', 'b.jpg sending', 'c.jpg waiting']);
  send('a.jpg').progress(10);
  await vi.advanceTimersByTimeAsync(300);
  expect(states()[0]).toBe('a.jpg sending');
  await send('a.jpg').end(stored('rings/a.jpg'));
  expect(states()).toEqual(['a.jpg done', 'b.jpg sending', 'c.jpg sending']);
});

test('progress is told a few times a second, however often it comes', async () => {
  const { add, send, onChange, items } = setUp();
  await add('a.jpg');
  onChange.mockClear();
  for (let sent = 0; sent <= 10; sent += 1) send('a.jpg').progress(sent);
  await vi.advanceTimersByTimeAsync(250);
  expect(onChange).toHaveBeenCalledOnce();
  expect(items()[0]?.phase).toEqual({ state: 'sending', sent: 10 });
});

test('a lost connection pauses everything, and it goes on by itself, later and later', async () => {
  const { add, states, send, sends } = setUp();
  await add('a.jpg', 'b.jpg', 'c.jpg');
  await send('a.jpg').end({ kind: 'interrupted', why: 'connection' });
  expect(states()).toEqual(['a.jpg paused', 'b.jpg paused', 'c.jpg waiting']);
  expect(send('b.jpg').signal.aborted).toBe(true);
  await vi.advanceTimersByTimeAsync(1000);
  expect(states()).toEqual(['a.jpg sending', 'b.jpg sending', 'c.jpg waiting']);
  await send('a.jpg').end({ kind: 'interrupted', why: 'connection' });
  await vi.advanceTimersByTimeAsync(1000);
  expect(sends).toHaveLength(4);
  await vi.advanceTimersByTimeAsync(1000);
  expect(sends).toHaveLength(6);
});

test('once the connection is back, nothing waits for the timer', async () => {
  const { add, send, sends, queue } = setUp();
  await add('a.jpg');
  await send('a.jpg').end({ kind: 'interrupted', why: 'connection' });
  queue.resume();
  expect(sends).toHaveLength(2);
  // The timer of before starts no third attempt.
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sends).toHaveLength(2);
});

test('a server without room takes the next one when it has said, and the running one goes on', async () => {
  const { add, states, send } = setUp();
  await add('a.jpg', 'b.jpg');
  await send('b.jpg').end({ kind: 'interrupted', why: 'server', afterMs: 5000 });
  expect(states()).toEqual(['a.jpg sending', 'b.jpg paused']);
  expect(send('a.jpg').signal.aborted).toBe(false);
  await vi.advanceTimersByTimeAsync(5000);
  expect(states()).toEqual(['a.jpg sending', 'b.jpg sending']);
});

test('without a session everything waits for the sign-in, however long', async () => {
  const { add, states, send, queue, sends } = setUp();
  await add('a.jpg', 'b.jpg');
  await send('a.jpg').end({ kind: 'interrupted', why: 'sign-in' });
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(states()).toEqual(['a.jpg paused', 'b.jpg paused']);
  expect(sends).toHaveLength(2);
  queue.resume();
  expect(states()).toEqual(['a.jpg sending', 'b.jpg sending']);
});

test('a file whose content is there already is left out, and sent on demand', async () => {
  const { add, states, queue, idOf, items, sends } = setUp({
    findSame: async (files, onKnown) => {
      for (const [position, { name }] of files.entries())
        onKnown(position, name === 'a.jpg' ? 'rings/ocean.jpg' : undefined);
    },
  });
  await add('a.jpg', 'b.jpg');
  expect(states()).toEqual(['a.jpg skipped', 'b.jpg sending']);
  expect(items()[0]?.phase).toEqual({ state: 'skipped', same: 'rings/ocean.jpg' });
  queue.uploadAnyway(idOf('a.jpg'));
  expect(states()[0]).toBe('a.jpg sending');
  expect(sends).toHaveLength(2);
});

test('if it cannot be found out what is there already, files are sent all the same', async () => {
  const { add, states } = setUp({ findSame: async () => Promise.reject(new Error('No.')) });
  await add('a.jpg');
  expect(states()).toEqual(['a.jpg sending']);
});

test('a file that cannot be shown is refused, with its sentence, before anything is sent', async () => {
  const { add, items, sends } = setUp({ prepare: async () => ({ refused: 'HEIC.' }) });
  await add('a.heic');
  expect(items()[0]?.phase).toEqual({ state: 'failed', sentence: 'HEIC.', canRetry: false });
  expect(sends).toEqual([]);
});

const clash = {
  path: 'rings/a.jpg',
  publicUrl: '/media/rings/a.jpg',
  size: 5,
  modified: '2026-11-26T00:00:00Z',
  freeName: 'a-2.jpg',
};

test('a taken name is asked about, once for all files where the answer says so', async () => {
  const { add, states, send, queue, idOf } = setUp();
  await add('a.jpg', 'b.jpg', 'c.jpg');
  await send('a.jpg').end({ kind: 'clash', clash });
  await send('b.jpg').end({ kind: 'clash', clash });
  expect(states()).toEqual(['a.jpg asking', 'b.jpg asking', 'c.jpg sending']);
  queue.answer(idOf('a.jpg'), 'keep', { forAll: true });
  expect(states()).toEqual(['a.jpg sending', 'b.jpg waiting', 'c.jpg sending']);
  expect(send('a.jpg').clash).toBe('keep');
  await send('c.jpg').end({ kind: 'clash', clash });
  await send('a.jpg').end(stored('rings/a-2.jpg'));
  await send('b.jpg').end(stored('rings/b-2.jpg'));
  expect(send('c.jpg').clash).toBe('keep');
  // An answer for these files says nothing about the next ones.
  await add('d.jpg');
  expect(send('d.jpg').clash).toBe('ask');
});

test('what is to be skipped is removed from the server as well', async () => {
  const { add, states, send, queue, idOf, discarded } = setUp();
  await add('a.jpg');
  await send('a.jpg').end({ kind: 'clash', clash });
  queue.answer(idOf('a.jpg'), 'skip');
  expect(states()).toEqual(['a.jpg skipped']);
  expect(discarded).toEqual(['a.jpg']);
});

test('cancelling stops a file, removes it from the server and makes room for the next', async () => {
  const { add, states, send, queue, idOf, discarded } = setUp();
  await add('a.jpg', 'b.jpg', 'c.jpg');
  queue.cancel(idOf('a.jpg'));
  expect(send('a.jpg').signal.aborted).toBe(true);
  expect(discarded).toEqual(['a.jpg']);
  expect(states()).toEqual(['a.jpg skipped', 'b.jpg sending', 'c.jpg sending']);
  await send('a.jpg').end(stored('rings/a.jpg'));
  expect(states()[0]).toBe('a.jpg skipped');
});

test('a failed file is tried again on demand, and others go on meanwhile', async () => {
  const { add, states, send, queue, idOf } = setUp();
  await add('a.jpg', 'b.jpg', 'c.jpg');
  await send('a.jpg').end({ kind: 'refused', sentence: 'The disk is full.', canRetry: true });
  expect(states()).toEqual(['a.jpg failed', 'b.jpg sending', 'c.jpg sending']);
  queue.retry(idOf('a.jpg'));
  expect(states()[0]).toBe('a.jpg waiting');
  await send('b.jpg').end(stored('rings/b.jpg'));
  expect(states()[0]).toBe('a.jpg sending');
});

test('a file that is on its way is not taken twice; the same one for another folder is', async () => {
  const { add, states, queue } = setUp();
  await add('a.jpg');
  await add('a.jpg');
  queue.add([{ file: file('a.jpg'), folder: '' }]);
  await settle();
  expect(states()).toEqual(['a.jpg sending', 'a.jpg sending']);
});

test('clearing leaves what is unfinished, and removes from the server what had failed', async () => {
  const { add, states, send, queue, discarded } = setUp();
  await add('a.jpg', 'b.jpg', 'c.jpg');
  await send('a.jpg').end(stored('rings/a.jpg'));
  await send('b.jpg').end({ kind: 'refused', sentence: 'The disk is full.', canRetry: true });
  queue.clear();
  expect(states()).toEqual(['c.jpg sending']);
  expect(discarded).toEqual(['b.jpg']);
});

test('what was chosen to take the place of a file is sent as that, without a question', async () => {
  const { queue, send } = setUp();
  queue.add([{ file: file('a.jpg'), folder: 'rings', isReplacement: true }]);
  await settle();
  expect(send('a.jpg').clash).toBe('replace');
});

test('it is sent too when the library has that picture under another name', async () => {
  const { queue, send } = setUp({ findSame: async (_, onKnown) => onKnown(0, 'phone/IMG_0042.jpg') });
  queue.add([{ file: file('a.jpg'), folder: 'rings', isReplacement: true }]);
  await settle();
  expect(send('a.jpg').clash).toBe('replace');
});
