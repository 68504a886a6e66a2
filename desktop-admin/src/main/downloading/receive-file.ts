import { open, rename, rm } from 'node:fs/promises';
import type { NetFetch } from '../app-scheme/proxy.ts';
import type { SendEvent } from '../ipc/window-ipc.ts';

/** Minimum interval between progress events, in milliseconds. */
const PROGRESS_INTERVAL_MS = 200;

/** Tells the window how far a download is, or whatever its `id` means, but not with every piece. */
export const createProgress = (send: SendEvent, id: number) => {
  let sentAt = 0;
  return (name: string, received: number, total: number): void => {
    if (received !== total && Date.now() - sentAt < PROGRESS_INTERVAL_MS) return;
    sentAt = Date.now();
    send('progress', { id, name, received, total });
  };
};

/** Milliseconds without data after which the server counts as unreachable. */
const STALL_TIMEOUT_MS = 30_000;

interface ReceiveOptions {
  readonly fetch: NetFetch;
  readonly address: string;
  readonly headers: Headers;
  /** Aborts the transfer; the partial file is removed. */
  readonly signal?: AbortSignal;
  /**
   * Called with the response head; resolves with the file's path and the path of the partial file, in the
   * same folder, or with undefined if nothing is to be stored. If it throws, the request is aborted.
   */
  readonly chooseTarget: (answer: Response) => Promise<{ path: string; part: string } | undefined>;
  /** Called with the number of bytes received; `total` is 0 while unknown. Throwing aborts the request. */
  readonly onProgress: (received: number, total: number) => void;
}

/** Content length in bytes, if it is that of the file; 0 for an encoded body. */
const promised = ({ headers }: Response): number =>
  headers.has('content-encoding') ? 0 : Number(headers.get('content-length') ?? 0);

/**
 * Downloads a URL to a file that appears only when it is complete. Rejects with the error of the network, the
 * disk, the signal or the callbacks; no partial file is left then.
 * @returns the number of bytes; undefined if nothing was to be stored
 */
export const receiveFile = async (options: ReceiveOptions): Promise<number | undefined> => {
  const { fetch, address, headers, signal, chooseTarget } = options;
  const controller = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const restartTimer = () => {
    clearTimeout(timer);
    timer = setTimeout(() => controller.abort(), STALL_TIMEOUT_MS);
  };
  try {
    restartTimer();
    const answer = await fetch(address, {
      headers,
      redirect: 'manual',
      credentials: 'omit',
      signal: AbortSignal.any([controller.signal, ...(signal ? [signal] : [])]),
    });
    const to = await chooseTarget(answer);
    return to && (await save(answer, to, restartTimer, options));
  } catch (error) {
    controller.abort();
    throw error;
  } finally {
    clearTimeout(timer);
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
    // Node's web streams are async iterable; lib.dom, which types Response, does not declare that.
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
