import type { ServerResponse } from 'node:http';

/** A client with this many unread bytes is gone or too slow, and is disconnected. */
const MAX_UNREAD = 4 * 1024 * 1024;

/** One event in the format of server-sent events. */
export const eventText = (event: string, data: unknown): string =>
  `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;

/** Server-sent events to one client. */
export class EventStream {
  readonly #response: ServerResponse;

  /** Answers 200 with headers that make proxies and this server's compression pass on each event at once. */
  constructor(response: ServerResponse) {
    this.#response = response;
    response.writeHead(200, {
      'Content-Type': 'text/event-stream; charset=utf-8',
      'Cache-Control': 'no-store, no-transform',
      'X-Accel-Buffering': 'no',
    });
    response.flushHeaders();
  }

  /** Sends events or comments; disconnects a client that is too slow for them. */
  send(text: string): void {
    if (this.#response.writableEnded || this.#response.destroyed) return;
    this.#response.write(text);
    if (this.#response.writableLength > MAX_UNREAD) this.#response.destroy();
  }

  end(): void {
    this.#response.end();
  }
}
