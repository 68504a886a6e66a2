import { open, rename, rm } from 'node:fs/promises';
import type { NetFetch } from '../app-scheme/forward.ts';

/** Milliseconds without a byte after which the server is gone. */
const STALL_TIMEOUT = 30_000;

interface ReceiveOptions {
  readonly fetch: NetFetch;
  readonly address: string;
  readonly headers: Headers;
  /** Ends it before its end; what has come so far is removed. */
  readonly signal?: AbortSignal;
  /**
   * Told the head of the answer: says where the file shall be, and where it grows until it is whole, in
   * the same folder; undefined where nothing is to be kept. What it throws ends the request.
   */
  readonly place: (answer: Response) => Promise<{ path: string; part: string } | undefined>;
  /** Told how much has come, in bytes; `total` is 0 while it is not known. What it throws ends the request. */
  readonly onProgress: (received: number, total: number) => void;
}

/** Bytes that the answer promises, where they are those of the file. */
const promised = ({ headers }: Response): number =>
  headers.has('content-encoding') ? 0 : Number(headers.get('content-length') ?? 0);

/**
 * Fetches an address into a file that is there only when it is whole. Rejects with the error of the
 * network, the disk, the signal or the callbacks; nothing half is left then.
 * @returns the number of bytes; undefined when nothing was to be kept
 */
export const receiveFile = async (options: ReceiveOptions): Promise<number | undefined> => {
  const { fetch, address, headers, signal, place } = options;
  const controller = new AbortController();
  const stop = () => controller.abort(signal?.reason);
  signal?.addEventListener('abort', stop, { once: true });
  let timer: NodeJS.Timeout | undefined;
  const restartTimer = () => {
    clearTimeout(timer);
    timer = setTimeout(() => controller.abort(), STALL_TIMEOUT);
  };
  try {
    signal?.throwIfAborted();
    restartTimer();
    const answer = await fetch(address, {
      headers,
      redirect: 'manual',
      credentials: 'omit',
      signal: controller.signal,
    });
    const to = await place(answer);
    return to && (await save(answer, to, restartTimer, options));
  } catch (error) {
    controller.abort();
    throw error;
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', stop);
  }
};

const save = async (
  answer: Response,
  { path, part }: { path: string; part: string },
  onChunk: () => void,
  { onProgress }: ReceiveOptions,
): Promise<number> => {
  const total = promised(answer);
  const file = await open(part, 'wx');
  let received = 0;
  try {
    // Node's web streams are async iterable; lib.dom, which types Response, leaves that out.
    for await (const chunk of (answer.body ?? []) as AsyncIterable<Uint8Array>) {
      onChunk();
      received += chunk.byteLength;
      onProgress(received, total);
      await file.writeFile(chunk);
    }
    if (total > 0 && received !== total) throw new Error('The answer has ended early.');
    await file.close();
    await rename(part, path);
    return received;
  } catch (error) {
    await file.close();
    await rm(part, { force: true });
    throw error;
  }
};
