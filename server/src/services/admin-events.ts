import type { MediaChange } from '@jeweler/core/schemas';
import { type EventStream, eventText } from '../http/event-stream.ts';
import { toMediaFile } from '../media/index/media-entry.ts';
import type { IndexChange, MediaIndex } from '../media/index/media-index.ts';
import { mediaUrl } from '../media/media-address.ts';
import type { AdminSessions, LiveSession } from './admin-sessions.ts';
import type { CatalogueStore } from './catalogue-store.ts';

export interface AdminEventsDeps {
  readonly media: MediaIndex;
  readonly catalogue: CatalogueStore;
  readonly sessions: AdminSessions;
  readonly clock: () => Date;
}

interface Listening {
  readonly stream: EventStream;
  readonly session: LiveSession;
  readonly expiry: NodeJS.Timeout;
}

/** Open portals of one person, and of all together. */
const MAX_PER_SESSION = 20;
const MAX_STREAMS = 300;
/** How often a stream says that it lives, in milliseconds; core/api counts on it. */
const HEARTBEAT = 15_000;
/** Longest delay of a timer, in milliseconds. */
const MAX_DELAY = 2 ** 31 - 1;
/** Above so many files a portal does better to load the compressed list. */
const MAX_FILES = 2000;

/** Tells open portals what happens: changes of the media folder, and a new catalogue. */
export class AdminEvents {
  readonly #deps: AdminEventsDeps;
  readonly #listening = new Set<Listening>();
  readonly #stops: (() => void)[];
  #isClosed = false;

  constructor(deps: AdminEventsDeps) {
    this.#deps = deps;
    const heartbeat = setInterval(() => this.#beat(), HEARTBEAT).unref();
    this.#stops = [
      () => clearInterval(heartbeat),
      deps.media.onChange((change) => this.#broadcast(eventText('media', toMediaChange(change)))),
      deps.catalogue.onChange(() => this.#broadcast(eventText('catalogue', {}))),
      deps.sessions.onRevoke((fingerprint) =>
        this.#end(({ session }) => session.fingerprint === fingerprint),
      ),
    ];
  }

  /** Whether this session may open one more stream. */
  hasRoomFor({ fingerprint }: LiveSession): boolean {
    const own = [...this.#listening].filter(({ session }) => session.fingerprint === fingerprint).length;
    return !this.#isClosed && own < MAX_PER_SESSION && this.#listening.size < MAX_STREAMS;
  }

  /** Says where the media index stands, and from then on everything, until the session ends; returns what ends it before. */
  join(stream: EventStream, session: LiveSession): () => void {
    const left = Date.parse(session.expiresAt) - this.#deps.clock().getTime();
    const expiry = setTimeout(() => this.#leave(listening), Math.min(Math.max(left, 0), MAX_DELAY)).unref();
    const listening: Listening = { stream, session, expiry };
    this.#listening.add(listening);
    const { revision } = this.#deps.media;
    stream.send(eventText('media', { from: revision, to: revision, upserted: [], removed: [] }));
    return () => this.#leave(listening);
  }

  /** Ends every stream, for good. */
  close(): void {
    this.#isClosed = true;
    for (const stop of this.#stops) stop();
    this.#end(() => true);
  }

  #broadcast(text: string): void {
    for (const { stream } of this.#listening) stream.send(text);
  }

  #end(which: (listening: Listening) => boolean): void {
    for (const listening of this.#listening) if (which(listening)) this.#leave(listening);
  }

  #leave(listening: Listening): void {
    clearTimeout(listening.expiry);
    this.#listening.delete(listening);
    listening.stream.end();
  }

  /** Sessions that another process has ended are noticed here. */
  #beat(): void {
    this.#broadcast(':\n\n');
    for (const listening of this.#listening) void this.#leaveIfEnded(listening);
  }

  async #leaveIfEnded(listening: Listening): Promise<void> {
    if (!(await this.#deps.sessions.isLive(listening.session))) this.#leave(listening);
  }
}

/** A burst names no files: whoever does not stand at `to` already loads the list. */
const toMediaChange = ({ from, to, upserted, removed }: IndexChange): MediaChange =>
  upserted.length + removed.length > MAX_FILES
    ? { from: to, to, upserted: [], removed: [] }
    : { from, to, upserted: upserted.map(toMediaFile), removed: removed.map(mediaUrl) };
