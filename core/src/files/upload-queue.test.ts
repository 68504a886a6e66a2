import { beforeEach, expect, test, vi } from 'vitest';
import { deferred } from '../../../tests/support/deferred.ts';
import { UnfinishedUploads } from './unfinished-uploads.ts';
import type { Interruption, UploadPhase } from './upload-phase.ts';
import { type Queued, UploadQueue } from './upload-queue.ts';

interface Info {
  readonly key: string;
}
type Result = UploadPhase | Interruption;
interface Send {
  readonly key: string;
  readonly progress: (sent: number) => void;
  readonly end: (result: Result) => Promise<void>;
  readonly signal: AbortSignal;
}

const settle = () => vi.advanceTimersByTimeAsync(0);
const done = { state: 'done', path: '' } as const;
const lost = { kind: 'interrupted', why: 'connection' } as const;

/** A queue whose server is played by the test. */
class TestQueue extends UploadQueue<Info> {
  readonly sends: Send[] = [];

  add(...names: string[]): void {
    this.enqueue(names.map((key) => ({ key, phase: { state: 'waiting' } })));
  }

  stop(key: string): void {
    const item = this.items.find((each) => each.key === key);
    if (item) this.set(item.id, { state: 'skipped' });
  }

  protected send({ key }: Info, progress: (sent: number) => void, signal: AbortSignal): Promise<Result> {
    const { promise, resolve } = deferred<Result>();
    const end = async (result: Result) => {
      resolve(result);
      await settle();
    };
    this.sends.push({ key, progress, signal, end });
    return promise;
  }
}

const setUp = (...names: string[]) => {
  const unfinished = new UnfinishedUploads('test');
  for (const key of names) unfinished.save({ key, name: key, folder: '', size: 10 });
  const onChange = vi.fn<(items: readonly Queued<Info>[]) => void>();
  const queue = new TestQueue(unfinished, onChange);
  queue.add(...names);
  const states = () => queue.items.map(({ key, phase }) => `${key} ${phase.state}`);
  const send = (key: string) => {
    const found = queue.sends.findLast((each) => each.key === key);
    if (!found) throw new Error(`${key} has not been sent.`);
    return found;
  };
  return { queue, states, send, onChange, kept: () => unfinished.listOwn().map(({ key }) => key) };
};

beforeEach(() => {
  vi.useFakeTimers();
});

test('two files are sent at a time, and one is done only when the server has said so', async () => {
  const { states, send } = setUp('a', 'b', 'c');
  expect(states()).toEqual(['a sending', 'b sending', 'c waiting']);
  send('a').progress(10);
  await vi.advanceTimersByTimeAsync(300);
  expect(states()[0]).toBe('a sending');
  await send('a').end(done);
  expect(states()).toEqual(['a done', 'b sending', 'c sending']);
});

test('progress is told a few times a second, however often it comes', async () => {
  const { queue, send, onChange } = setUp('a');
  onChange.mockClear();
  for (let sent = 0; sent <= 10; sent += 1) send('a').progress(sent);
  await vi.advanceTimersByTimeAsync(250);
  expect(onChange).toHaveBeenCalledOnce();
  expect(queue.items[0]?.phase).toEqual({ state: 'sending', sent: 10 });
});

test('a lost connection pauses everything, and it goes on by itself, later and later', async () => {
  const { queue, states, send } = setUp('a', 'b', 'c');
  await send('a').end(lost);
  expect(states()).toEqual(['a paused', 'b paused', 'c waiting']);
  expect(send('b').signal.aborted).toBe(true);
  await vi.advanceTimersByTimeAsync(1000);
  expect(states()).toEqual(['a sending', 'b sending', 'c waiting']);
  await send('a').end(lost);
  await vi.advanceTimersByTimeAsync(1000);
  expect(queue.sends).toHaveLength(4);
  await vi.advanceTimersByTimeAsync(1000);
  expect(queue.sends).toHaveLength(6);
});

test('the pauses grow to 15 seconds, and are short again once something was sent', async () => {
  const { queue, send } = setUp('a');
  const expectPause = async (ms: number) => {
    const before = queue.sends.length;
    await send('a').end(lost);
    await vi.advanceTimersByTimeAsync(ms - 1);
    expect(queue.sends).toHaveLength(before);
    await vi.advanceTimersByTimeAsync(1);
    expect(queue.sends).toHaveLength(before + 1);
  };
  for (const ms of [1000, 2000, 4000, 8000, 15_000, 15_000]) await expectPause(ms);
  // Where it goes on is no progress yet.
  send('a').progress(5);
  await expectPause(15_000);
  send('a').progress(5);
  send('a').progress(6);
  expect(queue.items[0]?.phase).toEqual({ state: 'sending', sent: 6 });
  await expectPause(1000);
  expect(queue.items[0]?.phase).toEqual({ state: 'sending', sent: 6 });
});

test('once the connection is back, nothing waits for the timer', async () => {
  const { queue, send } = setUp('a');
  await send('a').end(lost);
  queue.resume();
  expect(queue.sends).toHaveLength(2);
  // The timer of before starts no third attempt.
  await vi.advanceTimersByTimeAsync(60_000);
  expect(queue.sends).toHaveLength(2);
});

test('a server without room takes the next one when it has said, and the running one goes on', async () => {
  const { states, send } = setUp('a', 'b');
  await send('b').end({ kind: 'interrupted', why: 'server', afterMs: 5000 });
  expect(states()).toEqual(['a sending', 'b paused']);
  expect(send('a').signal.aborted).toBe(false);
  await vi.advanceTimersByTimeAsync(5000);
  expect(states()).toEqual(['a sending', 'b sending']);
});

test('without a session everything waits for the sign-in, however long', async () => {
  const { queue, states, send } = setUp('a', 'b');
  await send('a').end({ kind: 'interrupted', why: 'sign-in' });
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(states()).toEqual(['a paused', 'b paused']);
  expect(queue.sends).toHaveLength(2);
  queue.resume();
  expect(states()).toEqual(['a sending', 'b sending']);
});

test('one that is stopped makes room for the next, and what its attempt says then means nothing', async () => {
  const { queue, states, send } = setUp('a', 'b', 'c');
  queue.stop('a');
  expect(send('a').signal.aborted).toBe(true);
  expect(states()).toEqual(['a skipped', 'b sending', 'c sending']);
  await send('a').end(done);
  expect(states()[0]).toBe('a skipped');
});

test('what may be tried again is remembered, and what is over is not', async () => {
  const { queue, send, states, kept } = setUp('a', 'b', 'c');
  await send('a').end(done);
  await send('b').end({ state: 'failed', reason: 'Too large.', canRetry: false });
  await send('c').end({ state: 'failed', reason: 'The disk is full.', canRetry: true });
  expect(kept()).toEqual(['c']);
  for (const { id } of queue.items) queue.retry(id);
  expect(states()).toEqual(['a done', 'b failed', 'c sending']);
});
