import { SLOT_TAKEN_MESSAGE } from '@jeweler/core/schemas';
import type { DayAndSlot, SubmissionKind } from '@jeweler/core/submissions';
import type { Transaction } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Tables, VisitorLinkPurpose } from '../database/tables.ts';
import { RefusedError } from '../errors.ts';
import { makeVisitorPath } from '../mail/private-links.ts';
import {
  type Origin,
  type RepeatMark,
  type Stored,
  storeSubmission,
  type Visitor,
} from './store-submission.ts';

export interface Checked {
  /** Whether an appointment holds, or may hold, its slot; it is stored in any case. */
  readonly isHeld: boolean;
  /** Of the same submission that has been sent before: the present one is not stored. */
  readonly reference?: string;
}

/** What the visitor is told of a submission that is on disk. */
export interface Receipt extends Required<Checked>, Partial<Pick<Stored, 'isWithheld' | 'prizeCode'>> {
  /** Paths of the visitor's private pages; none of a submission that was stored before, by whomever. */
  readonly links?: Readonly<Partial<Record<VisitorLinkPurpose, string>>>;
}

export type FormPayload = Visitor & { readonly website?: string | undefined };

/** How one kind of submission is stored. */
export interface StorageRules<Payload> {
  readonly kind: SubmissionKind;
  /** Day and slot that an appointment holds. */
  readonly appointment?: (payload: Payload) => DayAndSlot;
  /**
   * Rejects with RefusedError when the current state does not allow it, other than by a taken slot. A resubmission after
   * a lost response gets the same response as the first. Called in the transaction that stores the submission, and not
   * for spam.
   */
  readonly check?: (trx: Transaction<Tables>, received: Received<Payload>) => Promise<Checked>;
  /** Private pages that the visitor is led to. */
  readonly links?: readonly VisitorLinkPurpose[];
  /** A filled honeypot marks the submission for staff instead of making it spam. */
  readonly marksHoneypot?: boolean;
  /** Repeats that are marked for staff; never a reason to refuse. */
  readonly watchFor?: readonly RepeatMark[];
}

export interface Received<Payload> {
  readonly payload: Payload;
  readonly receivedAt: Date;
  readonly origin: Origin;
  readonly formRateLimit: number;
}

/**
 * Stores a submission and what follows from it in one transaction; resolves when it is on disk. Rejects with
 * RefusedError, with nothing stored.
 */
export const receiveSubmission = async <Payload extends FormPayload>(
  database: Database,
  rules: StorageRules<Payload>,
  received: Received<Payload>,
): Promise<Receipt> => {
  const { payload, receivedAt, origin } = received;
  // A filled honeypot gets the same response as any other submission, so that it reveals nothing.
  const isFilled = Boolean(payload.website);
  const isSpam = isFilled && !rules.marksHoneypot;
  return database.writes.run(async (trx) => {
    const checked = isSpam ? undefined : await rules.check?.(trx, received);
    const { isHeld, reference }: Checked = checked ?? { isHeld: true };
    if (reference !== undefined) return { isHeld, reference };
    const stored = await storeSubmission(trx, {
      kind: rules.kind,
      isSpam,
      receivedAt,
      origin,
      payload,
      isWithoutHold: !isHeld,
      marks: isFilled && !isSpam ? ['honeypot'] : [],
      appointment: rules.appointment?.(payload),
      watchFor: rules.watchFor ?? [],
    });
    // Only an appointment's slot can keep a submission from being stored.
    if (!stored) throw new RefusedError('appointmentTime', SLOT_TAKEN_MESSAGE);
    const links: Partial<Record<VisitorLinkPurpose, string>> = {};
    // Of spam too, where they lead nowhere: see above.
    for (const purpose of rules.links ?? [])
      links[purpose] = await makeVisitorPath(trx, purpose, stored.id, receivedAt.toISOString());
    return { ...stored, isHeld, links };
  });
};
