import type { ServerResponse } from 'node:http';

/** A reader that has let so much pile up, in bytes, is gone or too slow to be kept. */
const MAX_UNREAD = 4 * 1024 * 1024;

/** One event as it crosses the wire. */
export const eventText = (event: string, data: unknown): string =>
  `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;

/** Server-sent events to one reader. */
export class EventStream {
  readonly #response: ServerResponse;

  /** Answers 200; proxies and the compression of this server are told to pass on each event at once. */
  constructor(response: ServerResponse) {
    this.#response = response;
    response.writeHead(200, {
      'Content-Type': 'text/event-stream; charset=utf-8',
      'Cache-Control': 'no-store, no-transform',
      'X-Accel-Buffering': 'no',
    });
    response.flushHeaders();
  }

  /** Sends events or comments; a reader too slow for them is cut off. */
  send(text: string): void {
    if (this.#response.writableEnded || this.#response.destroyed) return;
    this.#response.write(text);
    if (this.#response.writableLength > MAX_UNREAD) this.#response.destroy();
  }

  end(): void {
    this.#response.end();
  }
}
