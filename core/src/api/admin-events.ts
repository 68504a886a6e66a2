import type { staffCalls } from '../calls/index.ts';
import type { AdminClient } from './authorized-client.ts';
import { call, send } from './http-client.ts';

const ROUTE: typeof staffCalls.readAdminEvents.route = 'GET /api/admin/events';

/** The kinds of data that events report changes of. */
export type LiveKind = 'media' | 'catalogue' | 'submission';

export interface AdminEventListeners {
  /** The stream is open: from here on, no event is missed. */
  readonly onOpen: () => void;
  /** The current revision of a kind: once after opening, then on each change. Equal means the same state. */
  readonly onRevision: (kind: LiveKind, revision: string) => void;
}

/**
 * The server sends something (at least a comment) every 15 s; after twice that, the connection is considered
 * lost.
 */
const IDLE_TIMEOUT_MS = 30_000;

/**
 * Server-sent events, read by fetch because EventSource cannot send a bearer header.
 * Resolves when the server ends the stream; rejects with ApiError when it cannot be opened or breaks (status
 * 401 when the session has ended). Reconnecting is up to the caller. Events of other kinds are ignored.
 */
export const readAdminEvents = (
  http: AdminClient,
  { onOpen, onRevision }: AdminEventListeners,
  signal: AbortSignal,
): Promise<void> =>
  call(async () => {
    const idle = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const restartTimer = () => {
      clearTimeout(timer);
      timer = setTimeout(() => idle.abort(new Error('The server has stopped sending.')), IDLE_TIMEOUT_MS);
    };
    restartTimer();
    try {
      const response = await send(http, { route: ROUTE }, [], {
        headers: { accept: 'text/event-stream' },
        timeout: false,
        signal: AbortSignal.any([signal, idle.signal]),
      });
      const { EventSourceParserStream } = await import('eventsource-parser/stream');
      if (!response.body) throw new Error('The answer has no body.');
      onOpen();
      await response.body
        .pipeThrough(new TextDecoderStream())
        .pipeThrough(new EventSourceParserStream({ onComment: restartTimer }))
        .pipeTo(
          new WritableStream({
            write: async ({ event, data }) => {
              restartTimer();
              if (event === 'media' || event === 'catalogue' || event === 'submission') {
                const { revisionEventSchema } = await import('../schemas/media-file.ts');
                onRevision(event, revisionEventSchema.parse(JSON.parse(data)).revision);
              }
            },
          }),
        );
    } finally {
      clearTimeout(timer);
    }
  });
