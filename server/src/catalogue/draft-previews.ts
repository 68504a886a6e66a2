import type { PageKind, PreviewLink, RecordFields, RecordKind } from '@jeweler/core/schemas';
import { LRUCache } from 'lru-cache';
import { newToken } from '../secret-token.ts';
import type { AdminSessions, LiveSession } from '../staff/admin-sessions.ts';

/** After the last change: as long as somebody may look at it before typing on. */
const VALID_MS = 60 * 60 * 1000;
/** Of all sessions together; the oldest end first. */
const MAX_PREVIEWS = 500;

/** Where such a page is: `/preview/draft/TOKEN`. */
export const DRAFT_PREVIEW = '/preview/draft';

/** What somebody has in the form of a record; id 0 stands for one that is not stored yet. */
export interface TypedRecord {
  readonly kind: PageKind;
  readonly id: number;
  readonly fields: RecordFields;
}

interface Kept extends TypedRecord {
  readonly token: string;
  readonly session: LiveSession;
  readonly expiresAt: number;
}

/**
 * Pages of records as they are being typed, in memory. Each record has one address in each session, which ends with
 * the session, or an hour after the last change.
 */
export class DraftPreviews {
  readonly #sessions: Pick<AdminSessions, 'isLive'>;
  readonly #clock: () => Date;
  readonly #kept = new LRUCache<string, Kept>({ max: MAX_PREVIEWS });

  constructor(sessions: AdminSessions, clock: () => Date) {
    this.#sessions = sessions;
    this.#clock = clock;
    sessions.onRevoke((fingerprint) => this.#end(({ session }) => session.fingerprint === fingerprint));
  }

  /** Shows this from now on at the address of the record, which stays the same while it works. */
  show(session: LiveSession, typed: TypedRecord): PreviewLink {
    const now = this.#clock().getTime();
    const isSame = (kept: Kept) =>
      kept.kind === typed.kind &&
      kept.id === typed.id &&
      kept.session.fingerprint === session.fingerprint &&
      kept.expiresAt > now;
    const token = [...this.#kept.values()].find(isSame)?.token ?? newToken();
    const expiresAt = now + VALID_MS;
    this.#kept.set(token, { ...typed, token, session, expiresAt });
    return { url: `${DRAFT_PREVIEW}/${token}`, expiresAt: new Date(expiresAt).toISOString() };
  }

  /** Undefined when it has ended. */
  async find(token: string): Promise<TypedRecord | undefined> {
    const kept = this.#kept.get(token);
    if (!kept || kept.expiresAt <= this.#clock().getTime()) return undefined;
    return (await this.#sessions.isLive(kept.session)) ? kept : undefined;
  }

  /** Ends all addresses of a record. */
  revoke(kind: RecordKind, id: number): void {
    this.#end((kept) => kept.kind === kind && kept.id === id);
  }

  #end(which: (kept: Kept) => boolean): void {
    for (const [token, kept] of this.#kept) if (which(kept)) this.#kept.delete(token);
  }
}
