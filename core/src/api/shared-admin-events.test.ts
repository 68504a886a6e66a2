import { afterEach, expect, test, vi } from 'vitest';
import { createHttpClient } from './http-client.ts';
import { readSharedAdminEvents, shareAdminEvents } from './shared-admin-events.ts';

/** A worker, and a server whose streams the test writes to. */
const startWorker = () => {
  const streams: { write: (event: string, data: unknown) => void; signal: AbortSignal }[] = [];
  const fetch = vi.fn(async (input: RequestInfo | URL) => {
    const { headers, signal } = input as Request;
    if (headers.get('authorization') === 'Bearer old')
      return Response.json({ code: 'unauthorized', message: 'Please sign in again.' }, { status: 401 });
    const body = new TransformStream<Uint8Array, Uint8Array>();
    const writer = body.writable.getWriter();
    const write = (event: string, data: unknown) =>
      void writer.write(new TextEncoder().encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`));
    streams.push({ write, signal });
    return new Response(body.readable);
  });
  const take = shareAdminEvents(createHttpClient({ origin: 'http://server.test', fetch }));
  const open = (token = 'a-token') => {
    const { port1, port2 } = new MessageChannel();
    take(port2 as unknown as MessagePort);
    const listeners = { onOpen: vi.fn(), onRevision: vi.fn() };
    const abort = new AbortController();
    const ended = readSharedAdminEvents(port1 as unknown as MessagePort, token, listeners, abort.signal);
    ended.catch(() => undefined);
    return { ...listeners, ended, close: () => abort.abort() };
  };
  return { open, streams, fetch };
};

afterEach(() => vi.restoreAllMocks());

test('all windows of a session read one stream, and each is told everything', async () => {
  const { open, streams, fetch } = startWorker();
  const windows = Array.from({ length: 7 }, () => open());
  await vi.waitFor(() => expect(windows[6]?.onOpen).toHaveBeenCalledTimes(1));
  streams[0]?.write('media', { revision: '2' });
  streams[0]?.write('submission', { revision: '8' });
  for (const { onOpen, onRevision } of windows) {
    await vi.waitFor(() => expect(onRevision).toHaveBeenLastCalledWith('submission', '8'));
    expect(onRevision).toHaveBeenCalledWith('media', '2');
    expect(onOpen).toHaveBeenCalledTimes(1);
  }
  expect(fetch).toHaveBeenCalledTimes(1);
});

test('a window that comes later is told that the stream is open, and where everything stands', async () => {
  const { open, streams, fetch } = startWorker();
  const first = open();
  await vi.waitFor(() => expect(first.onOpen).toHaveBeenCalled());
  streams[0]?.write('media', { revision: '2' });
  streams[0]?.write('catalogue', { revision: '5' });
  await vi.waitFor(() => expect(first.onRevision).toHaveBeenLastCalledWith('catalogue', '5'));
  const late = open();
  await vi.waitFor(() => expect(late.onRevision).toHaveBeenCalledTimes(2));
  expect(late.onOpen).toHaveBeenCalledTimes(1);
  expect(late.onRevision.mock.calls).toEqual([
    ['media', '2'],
    ['catalogue', '5'],
  ]);
  expect(fetch).toHaveBeenCalledTimes(1);
});

test('the stream ends with its last window, and the next one begins another', async () => {
  const { open, streams } = startWorker();
  const [one, other] = [open(), open()];
  await vi.waitFor(() => expect(other.onOpen).toHaveBeenCalled());
  one.close();
  await expect(one.ended).rejects.toThrow();
  streams[0]?.write('submission', { revision: '9' });
  await vi.waitFor(() => expect(other.onRevision).toHaveBeenCalled());
  expect(streams[0]?.signal.aborted).toBe(false);
  expect(one.onRevision).not.toHaveBeenCalled();
  other.close();
  await vi.waitFor(() => expect(streams[0]?.signal.aborted).toBe(true));
  const next = open();
  await vi.waitFor(() => expect(next.onOpen).toHaveBeenCalled());
  expect(streams).toHaveLength(2);
});

test('a refusal reaches every window, and another session has a stream of its own', async () => {
  const { open } = startWorker();
  const windows = [open('old'), open('old')];
  for (const { ended } of windows)
    await expect(ended).rejects.toMatchObject({ status: 401, code: 'unauthorized' });
  const mine = open('new');
  await vi.waitFor(() => expect(mine.onOpen).toHaveBeenCalled());
});
