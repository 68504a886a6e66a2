import type { RecordState, Role } from '@jeweler/core/schemas';
import type { SubmissionKind, SubmissionStatus } from '@jeweler/core/submissions';

/** Somebody who writes to the shop, by the word that stands in all that they send. */
export interface Person {
  readonly word: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
}

/** A request whose receipt was acknowledged, as the world knows it. */
export interface KnownRequest {
  readonly reference: string;
  readonly kind: SubmissionKind;
  readonly word: string;
  readonly prizeValue: string | undefined;
  /** One, unless an answer was lost. */
  possible: Set<SubmissionStatus>;
  /** The latest that somebody was told. */
  revision: number;
  /** Since when it can have its status, in milliseconds: what is finished is deleted after a time. */
  since: number;
  /** Notes and replies, of which each is there once. */
  readonly texts: Set<string>;
  /** Those whose answers were lost: there or not. */
  readonly unsure: Set<string>;
}

/** Undefined: the world cannot tell, because an answer was lost. */
export type Subscription = 'unconfirmed' | 'confirmed' | 'unsubscribed' | undefined;

export type Fields = Readonly<Record<string, unknown>>;

export interface KnownProduct {
  readonly id: number;
  fields: Fields;
  state: RecordState;
  isDeleted: boolean;
  /** When it is published, in milliseconds. */
  publishAt: number | undefined;
  revision: number;
  /** As it was after each acknowledged change. */
  readonly past: { readonly revision: number; readonly fields: Fields; readonly state: RecordState }[];
}

/** `until`: in milliseconds. */
export interface Session {
  readonly token: string;
  readonly until: number;
}

/** A colleague who was invited, besides those that the story begins with. */
export interface KnownColleague {
  readonly username: string;
  readonly email: string;
  role: Role;
  /** Of the invitation, if it was shown and not sent. */
  readonly link: string | undefined;
  /** They have a password. */
  hasJoined: boolean;
  session: Session | undefined;
}

interface Stored {
  readonly requests: Map<string, KnownRequest>;
  /** By address. */
  readonly subscribers: Map<string, Subscription>;
  readonly products: Map<number, KnownProduct>;
  readonly colleagues: Map<string, KnownColleague>;
}

/**
 * The shop as visitors and staff know it: what was acknowledged to them, and nothing of how it is stored. What nobody
 * was told is in `unsure`: it may be there.
 */
export class Model {
  stored: Stored = {
    requests: new Map(),
    subscribers: new Map(),
    products: new Map(),
    colleagues: new Map(),
  };
  /** The copy that was made last: its file, and what is in it. */
  copied: { readonly file: string; readonly stored: Stored } | undefined;
  /** Forms whose answers were lost: kind, and the word of whoever sent them. */
  unsure: { readonly kind: SubmissionKind; readonly word: string }[] = [];
  /** Where each file of the library may be, by its content: one place, unless an answer was lost. */
  readonly files = new Map<string, ReadonlySet<string>>();
  readonly people = new Map<string, Person>();
  /** Words of people whose data were deleted: nothing of them may be anywhere. */
  readonly forgotten = new Set<string>();
  /** Private links in mails. */
  links: { readonly to: string; readonly subject: string; readonly path: string; readonly at: number }[] = [];
  /** Tokens of sessions that were ended: they let nobody in any more. */
  readonly ended: string[] = [];
  /** Colleagues whose accounts were removed: no copy brings them back. */
  readonly removed = new Set<string>();
  /** Finished requests may have been deleted after so many months. */
  retentionMonths = Number.POSITIVE_INFINITY;

  get requests(): readonly KnownRequest[] {
    return [...this.stored.requests.values()];
  }

  get products(): readonly KnownProduct[] {
    return [...this.stored.products.values()];
  }

  get #allStored(): readonly Stored[] {
    return this.copied ? [this.stored, this.copied.stored] : [this.stored];
  }

  /** Requests that are gone for good: no copy brings them back. */
  forget(isGone: (request: KnownRequest) => boolean): void {
    const gone = this.requests.filter(isGone);
    for (const { requests } of this.#allStored) for (const { reference } of gone) requests.delete(reference);
  }

  forgetPerson({ word, email }: Person): void {
    this.forget((request) => request.word === word);
    for (const { subscribers } of this.#allStored) subscribers.delete(email);
    this.links = this.links.filter(({ to }) => to !== email);
    this.people.delete(word);
    this.forgotten.add(word);
    this.unsure = this.unsure.filter((each) => each.word !== word);
  }

  endSession(colleague: KnownColleague): void {
    if (colleague.session) this.ended.push(colleague.session.token);
    colleague.session = undefined;
  }

  /** A copy of the database was made; files of the library are not part of it. */
  copy(file: string): void {
    this.copied = { file, stored: structuredClone(this.stored) };
  }

  /**
   * The copy took the place of the database: what was new is gone, as whoever restores is told, and sessions end. What
   * has been ended since stays so: nobody unsubscribes twice, no prize is given out twice, and what may have been
   * deleted for its age is not sure to be there.
   */
  restore(mayBeGone: (request: KnownRequest) => boolean): void {
    const { requests, subscribers, colleagues } = this.stored;
    this.stored = structuredClone(this.copied?.stored ?? this.stored);
    this.unsure = [];
    for (const request of this.stored.requests.values()) {
      const later = requests.get(request.reference);
      if (later?.possible.has('redeemed'))
        request.possible =
          later.possible.size === 1 ? later.possible : new Set([...request.possible, 'redeemed']);
      if (!later || !mayBeGone(later)) continue;
      this.stored.requests.delete(request.reference);
      this.unsure.push({ kind: request.kind, word: request.word });
    }
    for (const email of this.stored.subscribers.keys()) {
      const later = subscribers.get(email);
      if (later === undefined || later === 'unsubscribed') this.stored.subscribers.set(email, later);
    }
    for (const colleague of colleagues.values()) this.endSession(colleague);
    for (const colleague of this.stored.colleagues.values()) {
      const later = colleagues.get(colleague.username);
      Object.assign(colleague, { session: undefined, hasJoined: later?.hasJoined });
      if (!later) this.stored.colleagues.delete(colleague.username);
    }
  }
}
