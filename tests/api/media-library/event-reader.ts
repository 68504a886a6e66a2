import { revisionEventSchema } from '@jeweler/core/schemas';
import { createParser, type EventSourceMessage } from 'eventsource-parser';
import { expect, onTestFinished } from 'vitest';

/** A client of `GET /api/admin/events`. */
export interface EventReader {
  /** Every event so far. */
  readonly received: EventSourceMessage[];
  /** Every comment so far. */
  readonly comments: string[];
  /** Resolves when the server ends the stream. */
  readonly ended: Promise<void>;
  /** All revisions of this kind so far; the first is the one when the stream was opened. */
  revisions(kind: 'media' | 'catalogue' | 'submission'): string[];
  /** Calls `load` for every past and future media event, one after the other. */
  onMedia(load: (revision: string) => Promise<void>): Promise<void>;
  close(): void;
}

export const readEvents = async (url: string, token: string): Promise<EventReader> => {
  const abort = new AbortController();
  const response = await fetch(`${url}/api/admin/events`, {
    headers: { authorization: `Bearer ${token}`, 'accept-encoding': 'br, gzip' },
    signal: abort.signal,
  });
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  expect(response.headers.get('content-encoding')).toBeNull();
  onTestFinished(() => abort.abort());

  const received: EventSourceMessage[] = [];
  const comments: string[] = [];
  let load: ((revision: string) => Promise<void>) | undefined;
  let loading = Promise.resolve();
  const hand = ({ event, data }: EventSourceMessage) => {
    if (event !== 'media') return;
    const { revision } = revisionEventSchema.parse(JSON.parse(data));
    loading = loading.then(() => load?.(revision));
  };
  const parser = createParser({
    onEvent: (message) => {
      received.push(message);
      if (load) hand(message);
    },
    onComment: (comment) => void comments.push(comment),
  });
  const read = async () => {
    const decoder = new TextDecoder();
    for await (const chunk of response.body ?? []) parser.feed(decoder.decode(chunk, { stream: true }));
  };
  const ended = read();
  // A test that disconnects does not wait for the end.
  ended.catch(() => undefined);

  return {
    received,
    comments,
    ended,
    revisions: (kind) =>
      received
        .filter(({ event }) => event === kind)
        .map(({ data }) => revisionEventSchema.parse(JSON.parse(data)).revision),
    async onMedia(listener) {
      load = listener;
      for (const message of received) hand(message);
      await loading;
    },
    close: () => abort.abort(),
  };
};
