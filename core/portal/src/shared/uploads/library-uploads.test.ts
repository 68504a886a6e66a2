import type { SendOutcome } from '@jeweler/core/files';
import { beforeEach, expect, test, vi } from 'vitest';
import { deferred } from '../../../../../tests/support/deferred.ts';
import type { SentFile } from './library-sender.ts';
import { LibraryUploads, type LibraryUploadsDeps } from './library-uploads.ts';
import type { UploadItem } from './upload-item.ts';

interface Send extends SentFile {
  readonly end: (outcome: SendOutcome) => Promise<void>;
  readonly signal: AbortSignal;
}

const file = (name: string, size = 10) => new File([new Uint8Array(size)], name, { lastModified: 1 });
const settle = () => vi.advanceTimersByTimeAsync(0);
const stored = (path: string) => ({ state: 'done', path }) as const;
const diskFull = { status: 507 };

/** Uploads to a server that is played by the test. */
const setUp = (deps: Partial<LibraryUploadsDeps> = {}) => {
  const sends: Send[] = [];
  const discarded: (string | undefined)[] = [];
  let items: readonly UploadItem[] = [];
  const queue = new LibraryUploads({
    sender: {
      send: (sent, _onProgress, signal) => {
        const { promise, resolve } = deferred<SendOutcome>();
        const end = async (outcome: SendOutcome) => {
          resolve(outcome);
          await settle();
        };
        sends.push({ ...sent, signal, end });
        return promise;
      },
      discard: async (key) => void discarded.push(items.find((item) => item.key === key)?.name),
    },
    prepare: async (each) => ({ file: each }),
    ...deps,
    onChange: (next) => {
      items = next;
    },
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
  return { queue, add, states, idOf, send, sends, discarded, items: () => items };
};

beforeEach(() => {
  vi.useFakeTimers();
});

test('a file whose content is there already is left out, and sent on demand', async () => {
  const { add, states, queue, idOf, items, sends, send } = setUp();
  await add('a.jpg', 'b.jpg');
  await send('a.jpg').end({ state: 'skipped', same: 'rings/ocean.jpg' });
  expect(states()).toEqual(['a.jpg skipped', 'b.jpg sending']);
  expect(items()[0]?.phase).toEqual({ state: 'skipped', same: 'rings/ocean.jpg' });
  queue.retry(idOf('a.jpg'));
  expect(states()[0]).toBe('a.jpg sending');
  expect(sends.map(({ file: { name }, isKnown }) => [name, isKnown])).toEqual([
    ['a.jpg', false],
    ['b.jpg', false],
    ['a.jpg', true],
  ]);
});

test('a file that cannot be shown is refused, with its sentence, before anything is sent', async () => {
  const { add, items, sends } = setUp({ prepare: async () => 'HEIC.' });
  await add('a.heic');
  expect(items()[0]?.phase).toEqual({ state: 'failed', reason: 'HEIC.', canRetry: false });
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
  await send('a.jpg').end({ state: 'asking', clash });
  await send('b.jpg').end({ state: 'asking', clash });
  expect(states()).toEqual(['a.jpg asking', 'b.jpg asking', 'c.jpg sending']);
  queue.answer(idOf('a.jpg'), 'keep', { forAll: true });
  expect(states()).toEqual(['a.jpg sending', 'b.jpg waiting', 'c.jpg sending']);
  expect(send('a.jpg').clash).toBe('keep');
  await send('c.jpg').end({ state: 'asking', clash });
  await send('a.jpg').end(stored('rings/a-2.jpg'));
  await send('b.jpg').end(stored('rings/b-2.jpg'));
  expect(send('c.jpg').clash).toBe('keep');
  // An answer for these files says nothing about the next ones.
  await add('d.jpg');
  expect(send('d.jpg').clash).toBe('ask');
});

test('what is to be skipped for all is, and removed from the server, when its name is taken, and is sent where it is not', async () => {
  const { add, states, send, queue, idOf, discarded } = setUp();
  await add('a.jpg', 'b.jpg', 'c.jpg', 'd.jpg');
  await send('a.jpg').end({ state: 'asking', clash });
  queue.answer(idOf('a.jpg'), 'skip', { forAll: true });
  await send('b.jpg').end({ state: 'asking', clash });
  expect(send('d.jpg').clash).toBe('ask');
  await send('c.jpg').end({ state: 'asking', clash });
  await send('d.jpg').end(stored('rings/d.jpg'));
  expect(states()).toEqual(['a.jpg skipped', 'b.jpg skipped', 'c.jpg skipped', 'd.jpg done']);
  expect(discarded).toEqual(['a.jpg', 'b.jpg', 'c.jpg']);
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
  await send('a.jpg').end(diskFull);
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
  await send('b.jpg').end(diskFull);
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

test('a file whose kind changes on the way takes no other file’s place', async () => {
  const prepare = async (each: File) => ({ file: file(each.name.replace('.heic', '.jpg')) });
  const { queue, items, sends } = setUp({ prepare });
  queue.add([{ file: file('a.heic'), folder: 'rings', isReplacement: true }]);
  await settle();
  const reason =
    '“a.heic” was not replaced: this browser makes a JPEG of it, whose name ends with .jpg. Upload it as a new picture.';
  expect(items()[0]?.phase).toEqual({ state: 'failed', reason, canRetry: false });
  expect(sends).toEqual([]);
});
