import type { RevisionEvent } from '@jeweler/core/schemas';
import type { AdminSessions, LiveSession } from '../accounts/admin-sessions.ts';
import type { CatalogueStore } from '../catalogue/catalogue-store.ts';
import type { DatabaseChanges } from '../database/database-changes.ts';
import { type EventStream, eventText } from '../http/event-stream.ts';
import type { MediaIndex } from '../media/index/media-index.ts';
import type { SubmissionWatch } from '../submissions/submission-watch.ts';

export interface AdminEventsDeps {
  readonly media: MediaIndex;
  readonly catalogue: CatalogueStore;
  readonly submissions: SubmissionWatch;
  readonly sessions: AdminSessions;
  readonly changes: DatabaseChanges;
  readonly clock: () => Date;
}

interface Listening {
  readonly stream: EventStream;
  readonly session: LiveSession;
  readonly expiry: NodeJS.Timeout;
}

/** Most open event streams of one session, and of all sessions together. */
const MAX_PER_SESSION = 20;
const MAX_STREAMS = 300;
/** Longest delay of a timer. */
const MAX_TIMER_MS = 2 ** 31 - 1;

/** Notifies open portals of changes to the media folder, the catalogue and submissions. */
export class AdminEvents {
  readonly #deps: AdminEventsDeps;
  readonly #listening = new Set<Listening>();
  #isClosed = false;

  constructor(deps: AdminEventsDeps) {
    this.#deps = deps;
    deps.media.onChange(() => this.#broadcast(this.#revision('media')));
    deps.catalogue.onChange(() => this.#broadcast(this.#revision('catalogue')));
    deps.submissions.onChange(() => this.#broadcast(this.#revision('submission')));
    deps.changes.onCommit(
      (table) => table === 'admin_sessions',
      () => this.#endStale(),
    );
  }

  /** Whether this session may open one more stream. */
  hasRoomFor({ fingerprint }: LiveSession): boolean {
    const own = [...this.#listening].filter(({ session }) => session.fingerprint === fingerprint).length;
    return !this.#isClosed && own < MAX_PER_SESSION && this.#listening.size < MAX_STREAMS;
  }

  /**
   * Sends the current revisions, and from then on every change, until the session ends; returns a function
   * that ends the stream earlier.
   */
  join(stream: EventStream, session: LiveSession): () => void {
    const left = Date.parse(session.expiresAt) - this.#deps.clock().getTime();
    const expiry = setTimeout(
      () => this.#leave(listening),
      Math.min(Math.max(left, 0), MAX_TIMER_MS),
    ).unref();
    const listening: Listening = { stream, session, expiry };
    this.#listening.add(listening);
    stream.send(this.#revision('media'));
    stream.send(this.#revision('catalogue'));
    stream.send(this.#revision('submission'));
    return () => this.#leave(listening);
  }

  /** Ends every stream, and accepts no new ones. */
  close(): void {
    this.#isClosed = true;
    for (const listening of this.#listening) this.#leave(listening);
  }

  #revision(of: 'media' | 'catalogue' | 'submission'): string {
    const { media, catalogue, submissions } = this.#deps;
    const revisions = {
      media: media.revision,
      catalogue: String(catalogue.version),
      submission: submissions.revision,
    };
    return eventText(of, { revision: revisions[of] } satisfies RevisionEvent);
  }

  #broadcast(text: string): void {
    for (const { stream } of this.#listening) stream.send(text);
  }

  #leave(listening: Listening): void {
    clearTimeout(listening.expiry);
    this.#listening.delete(listening);
    listening.stream.end();
  }

  /** Keeps idle connections open, and ends the streams of sessions that have ended. */
  async sendHeartbeat(): Promise<void> {
    this.#broadcast(':\n\n');
    await this.#endStale();
  }

  async #endStale(): Promise<void> {
    for (const listening of this.#listening) {
      if (!(await this.#deps.sessions.isLive(listening.session))) this.#leave(listening);
    }
  }
}
