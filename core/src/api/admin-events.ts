import { createParser } from 'eventsource-parser';
import { type MediaChange, mediaChangeSchema } from '../schemas/index.ts';
import { call, type HttpClient } from './http-client.ts';

export interface AdminEventListeners {
  /** The connection stands: what follows is complete from here on. */
  readonly onOpen: () => void;
  /** The index of the media folder has moved on (or, first of all, where it stands). */
  readonly onMedia: (change: MediaChange) => void;
  /** The catalogue has been replaced: who uses which file may be another. */
  readonly onCatalogue: () => void;
}

/** The server says something (at least a comment) every 15 s; twice that in silence is a dead line. */
const SILENCE = 30_000;

/**
 * `GET /api/admin/events`: server-sent events, read by fetch because EventSource sends no bearer
 * header. Resolves when the server ends the stream, rejects with ApiError when it cannot be had or
 * breaks (`unauthorized` when the session has ended); reconnecting is the caller's. Events of other
 * kinds are passed over.
 */
export const readAdminEvents = (
  http: HttpClient,
  token: string,
  listeners: AdminEventListeners,
  signal: AbortSignal,
): Promise<void> =>
  call(async () => {
    const silence = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const heard = () => {
      clearTimeout(timer);
      timer = setTimeout(() => silence.abort(new Error('The server has gone silent.')), SILENCE);
    };
    heard();
    try {
      const response = await http.get('api/admin/events', {
        headers: { authorization: `Bearer ${token}`, accept: 'text/event-stream' },
        timeout: false,
        signal: AbortSignal.any([signal, silence.signal]),
      });
      if (!response.body) throw new Error('The answer has no body.');
      listeners.onOpen();
      const parser = createParser({
        onEvent: ({ event, data }) => {
          if (event === 'media') listeners.onMedia(mediaChangeSchema.parse(JSON.parse(data)));
          if (event === 'catalogue') listeners.onCatalogue();
        },
      });
      const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
      for (;;) {
        const { done, value } = await reader.read();
        if (done) return;
        heard();
        parser.feed(value);
      }
    } finally {
      clearTimeout(timer);
    }
  });
