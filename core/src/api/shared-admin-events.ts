import { type AdminEventListeners, type LiveKind, readAdminEvents } from './admin-events.ts';
import { ApiError } from './api-error.ts';
import { authorize } from './authorized-client.ts';
import type { HttpClient } from './http-client.ts';

/** What a window sends to the worker: its session's token to begin with, then `leave`. */
type WindowMessage = { readonly token: string } | 'leave';

/** What the worker sends to its windows; `end` carries the ApiError that the stream ended with, if any. */
type WorkerMessage =
  | { readonly type: 'open' }
  | { readonly type: 'revision'; readonly kind: LiveKind; readonly revision: string }
  | { readonly type: 'end'; readonly failure?: Pick<ApiError, 'message' | 'status' | 'code'> };

interface SharedStream {
  readonly windows: Set<MessagePort>;
  /** What a window that comes later has to be told first. */
  readonly standing: () => readonly WorkerMessage[];
  readonly abort: () => void;
}

/**
 * The worker's half: reads one stream for all windows with the same token. Returns what takes on a window's
 * port. Over HTTP/1.1 a browser opens six connections to a server, so a stream for each window would leave the
 * seventh waiting for ever.
 */
export const shareAdminEvents = (http: HttpClient): ((port: MessagePort) => void) => {
  const streams = new Map<string, SharedStream>();

  const begin = (token: string): SharedStream => {
    const windows = new Set<MessagePort>();
    const abort = new AbortController();
    const revisions = new Map<LiveKind, string>();
    let isOpen = false;
    const tell = (message: WorkerMessage) => {
      for (const window of windows) window.postMessage(message);
    };
    const stream: SharedStream = {
      windows,
      abort: () => abort.abort(),
      standing: () => {
        if (!isOpen) return [];
        const all = [...revisions].map(([kind, revision]) => ({ type: 'revision', kind, revision }) as const);
        return [{ type: 'open' }, ...all];
      },
    };
    const ended = (error?: unknown) => {
      if (streams.get(token) === stream) streams.delete(token);
      if (error instanceof ApiError) {
        const { message, status, code } = error;
        tell({ type: 'end', failure: { message, status, code } });
      } else tell({ type: 'end' });
    };
    const listeners: AdminEventListeners = {
      onOpen: () => {
        isOpen = true;
        tell({ type: 'open' });
      },
      onRevision: (kind, revision) => {
        revisions.set(kind, revision);
        tell({ type: 'revision', kind, revision });
      },
    };
    streams.set(token, stream);
    readAdminEvents(authorize(http, { token: () => token }), listeners, abort.signal).then(
      () => ended(),
      ended,
    );
    return stream;
  };

  const leave = (port: MessagePort) => {
    for (const [token, { windows, abort }] of streams) {
      if (!windows.delete(port) || windows.size > 0) continue;
      streams.delete(token);
      abort();
    }
  };

  return (port) => {
    port.onmessage = ({ data }: MessageEvent<WindowMessage>) => {
      if (data === 'leave') {
        leave(port);
        port.close();
        return;
      }
      const stream = streams.get(data.token) ?? begin(data.token);
      stream.windows.add(port);
      for (const message of stream.standing()) port.postMessage(message);
    };
  };
};

/** The window's half: like `readAdminEvents`, through the port of a worker that shares its stream. */
export const readSharedAdminEvents = (
  port: MessagePort,
  token: string,
  { onOpen, onRevision }: AdminEventListeners,
  signal: AbortSignal,
): Promise<void> => {
  const send = (message: WindowMessage) => port.postMessage(message);
  return new Promise<void>((resolve, reject) => {
    port.onmessage = ({ data }: MessageEvent<WorkerMessage>) => {
      switch (data.type) {
        case 'open':
          return onOpen();
        case 'revision':
          return onRevision(data.kind, data.revision);
        case 'end':
          return data.failure ? reject(new ApiError(data.failure.message, data.failure)) : resolve();
      }
    };
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    send({ token });
  }).finally(() => {
    send('leave');
    port.close();
  });
};
