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
}

/** Most open event streams of one session, and of all sessions together. */
const MAX_PER_SESSION = 20;
const MAX_STREAMS = 300;

/** Notifies open portals of changes to the media folder, the catalogue and submissions. */
export class AdminEvents {
  readonly #deps: AdminEventsDeps;
  readonly #listening = new Map<EventStream, LiveSession>();
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
    const own = [...this.#listening.values()].filter((each) => each.fingerprint === fingerprint).length;
    return !this.#isClosed && own < MAX_PER_SESSION && this.#listening.size < MAX_STREAMS;
  }

  /**
   * Sends the current revisions, and from then on every change, until the session ends; returns a function
   * that ends the stream earlier.
   */
  join(stream: EventStream, session: LiveSession): () => void {
    this.#listening.set(stream, session);
    stream.send(this.#revision('media'));
    stream.send(this.#revision('catalogue'));
    stream.send(this.#revision('submission'));
    return () => this.#leave(stream);
  }

  /** Ends every stream, and accepts no new ones. */
  close(): void {
    this.#isClosed = true;
    for (const stream of this.#listening.keys()) this.#leave(stream);
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
    for (const stream of this.#listening.keys()) stream.send(text);
  }

  #leave(stream: EventStream): void {
    this.#listening.delete(stream);
    stream.end();
  }

  /** Keeps idle connections open, and ends the streams of sessions that have ended or expired. */
  async sendHeartbeat(): Promise<void> {
    this.#broadcast(':\n\n');
    await this.#endStale();
  }

  async #endStale(): Promise<void> {
    for (const [stream, session] of this.#listening) {
      if (!(await this.#deps.sessions.isLive(session))) this.#leave(stream);
    }
  }
}
