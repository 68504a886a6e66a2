import { type AppointmentSlot, type Role, slotsOf } from '@jeweler/core/schemas';
import {
  type AppointmentTime,
  firstStatus,
  type SubmissionKind,
  type SubmissionStatus,
} from '@jeweler/core/submissions';

const MONTH_MS = 28 * 24 * 3_600_000;
const FINISHED = ['done', 'declined', 'cancelled', 'no-show', 'redeemed', 'expired'] as const;

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
  /** Of an appointment; undefined where nobody was told. */
  appointment: AppointmentTime | undefined;
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
  /** Photos that were acknowledged, by their widths; undefined where nobody knows. */
  photos: Set<number> | undefined;
}

/** Undefined: the world cannot tell, because an answer was lost. */
export type Subscription = 'unconfirmed' | 'confirmed' | 'unsubscribed' | undefined;

/** What staff see of a piece, and its `state`. */
export type Fields = Readonly<Record<string, unknown>>;

export interface KnownProduct {
  readonly id: number;
  fields: Fields;
  isDeleted: boolean;
  /** When it is published, in milliseconds. */
  publishAt: number | undefined;
  revision: number;
  /** As it was after each acknowledged change. */
  readonly past: { readonly revision: number; readonly fields: Fields }[];
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

/**
 * The shop as visitors and staff know it: what was acknowledged to them, and nothing of how it is stored. What nobody
 * was told is in `unsure`: it may be there.
 */
export class Model {
  stored = {
    requests: new Map<string, KnownRequest>(),
    /** By address. */
    subscribers: new Map<string, Subscription>(),
    products: new Map<number, KnownProduct>(),
    colleagues: new Map<string, KnownColleague>(),
  };
  /** The copy that was made last: its file, and what is in it. */
  copied: { readonly file: string; readonly stored: Model['stored']; unsure: Model['unsure'] } | undefined;
  /** Requests that are there or not, since answers were lost: kind, and the word of whoever sent them. */
  unsure: { readonly kind: SubmissionKind; readonly word: string }[] = [];
  /** Where each file of the library may be, by its content: one place, unless an answer was lost. */
  readonly files = new Map<string, ReadonlySet<string>>();
  readonly people = new Map<string, Person>();
  /** Photos that staff have seen, by their names: the word of whoever sent them. */
  readonly photoNames = new Map<string, string>();
  /** Words of people whose data were deleted, and names of their photos: nothing of them may be anywhere. */
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

  get colleagues(): readonly KnownColleague[] {
    return [...this.stored.colleagues.values()];
  }

  /** A request was acknowledged; without a status it has the first of its kind. */
  know(
    one: Pick<KnownRequest, 'reference' | 'kind' | 'word' | 'since'> & Partial<KnownRequest>,
    status = firstStatus(one.kind),
  ): void {
    const usual = {
      revision: 1,
      prizeValue: undefined,
      appointment: undefined,
      texts: new Set<string>(),
      unsure: new Set<string>(),
      photos: undefined,
    };
    this.stored.requests.set(one.reference, { ...usual, ...one, possible: new Set([status]) });
  }

  /** The hours that are given for sure: those of confirmed appointments. */
  get givenHours(): readonly (readonly [string, AppointmentSlot, string])[] {
    return this.requests.flatMap(({ reference, appointment, possible }) =>
      appointment && possible.size === 1 && possible.has('confirmed')
        ? slotsOf(appointment).map((slot) => [appointment.day, slot, reference] as const)
        : [],
    );
  }

  /** Whether a request may have been deleted for its age. */
  mayBeGone({ possible, since }: KnownRequest, time: number): boolean {
    return time - since > this.retentionMonths * MONTH_MS && FINISHED.some((each) => possible.has(each));
  }

  /** Requests that are gone for good: no copy brings them back. */
  forget(isGone: (request: KnownRequest) => boolean): void {
    const gone = this.requests.filter(isGone);
    for (const { requests } of [this.stored, ...(this.copied ? [this.copied.stored] : [])])
      for (const { reference } of gone) requests.delete(reference);
  }

  /** Those may be gone or not. */
  doubt(isDoubtful: (request: KnownRequest) => boolean): void {
    for (const { kind, word } of this.requests.filter(isDoubtful)) this.beUnsure(kind, word);
    this.forget(isDoubtful);
  }

  /** Also of the copy: what is found out later is about the database of then. */
  beUnsure(kind: SubmissionKind, word: string): void {
    for (const { unsure } of [this, ...(this.copied ? [this.copied] : [])]) unsure.push({ kind, word });
  }

  /** By what somebody's data are found. */
  namesOf(word: string): readonly string[] {
    return [word, ...[...this.photoNames].flatMap(([name, of]) => (of === word ? name : []))];
  }

  forgetPerson({ word, email }: Person): void {
    this.forget((request) => request.word === word);
    this.stored.subscribers.delete(email);
    this.copied?.stored.subscribers.delete(email);
    this.links = this.links.filter(({ to }) => to !== email);
    this.people.delete(word);
    for (const each of this.namesOf(word)) this.forgotten.add(each);
    for (const place of [this, ...(this.copied ? [this.copied] : [])])
      place.unsure = place.unsure.filter((each) => each.word !== word);
  }

  endSession(colleague: KnownColleague): void {
    if (colleague.session) this.ended.push(colleague.session.token);
    colleague.session = undefined;
  }

  /** A copy of the database was made; files of the library are not part of it. */
  copy(file: string): void {
    this.copied = { file, stored: structuredClone(this.stored), unsure: [...this.unsure] };
  }

  /**
   * The copy took the place of the database: what was new is gone, as whoever restores is told, and sessions end. What
   * has been ended since stays so: nobody unsubscribes twice, no prize is given out twice, who was made staff is not an
   * owner again, and what may have been deleted for its age is not sure to be there.
   */
  restore(copied: NonNullable<Model['copied']>, time: number): void {
    const { requests, subscribers, colleagues } = this.stored;
    this.stored = structuredClone(copied.stored);
    this.unsure = [...copied.unsure];
    for (const request of this.requests) {
      const { reference, kind, word, possible } = request;
      const later = requests.get(reference);
      if (later?.possible.has('redeemed')) {
        const isSure = later.possible.size === 1;
        request.possible = isSure ? later.possible : new Set([...possible, 'redeemed']);
        if (isSure) request.since = later.since;
      }
      if (!later || !this.mayBeGone(later, time)) continue;
      this.stored.requests.delete(reference);
      this.unsure.push({ kind, word });
    }
    for (const [email, state] of this.stored.subscribers) {
      const later = subscribers.get(email);
      // Who had not confirmed may have been removed before the copy.
      if (later === undefined || later === 'unsubscribed')
        this.stored.subscribers.set(email, state === 'unconfirmed' ? undefined : later);
    }
    for (const colleague of colleagues.values()) this.endSession(colleague);
    for (const colleague of this.colleagues) {
      const later = colleagues.get(colleague.username);
      Object.assign(colleague, { session: undefined, hasJoined: later?.hasJoined, role: later?.role });
      if (!later) this.stored.colleagues.delete(colleague.username);
    }
  }
}
