import type { SubmissionKind } from '@jeweler/core/schemas';
import { sql, type Transaction } from 'kysely';
import type { SubmissionStatus, Tables } from '../database/tables.ts';

/** Why staff may want to look twice; a marked submission is accepted like any other. */
export type SubmissionMark = 'repeat-email' | 'repeat-address';

/** Where a submission came from. */
export interface Origin {
  readonly address: string;
  readonly page: string | null;
  readonly userAgent: string | null;
}

/** Fields that the inbox lists by, where the form has them. */
export interface Visitor {
  readonly name?: string | undefined;
  readonly email?: string | undefined;
  readonly phone?: string | undefined;
}

export interface NewSubmission {
  readonly kind: SubmissionKind;
  readonly status: SubmissionStatus;
  readonly receivedAt: Date;
  readonly origin: Origin;
  /** The validated payload, kept as it is. */
  readonly payload: Visitor;
  readonly appointment?: Pick<Tables['submissions'], 'appointment_day' | 'appointment_slot'> | undefined;
  /** Which repeats are looked for among earlier submissions of the same kind. */
  readonly watchFor: readonly SubmissionMark[];
}

/** Stores a submission and its marks within the caller's transaction. */
export const storeSubmission = async (trx: Transaction<Tables>, submission: NewSubmission): Promise<void> => {
  const { origin, payload } = submission;
  const marks: SubmissionMark[] = [];
  for (const mark of submission.watchFor) {
    if (await isRepeat(trx, submission, mark)) marks.push(mark);
  }
  await trx
    .insertInto('submissions')
    .values({
      kind: submission.kind,
      status: submission.status,
      received_at: submission.receivedAt.toISOString(),
      origin_address: origin.address,
      origin_page: origin.page,
      user_agent: origin.userAgent,
      name: payload.name || null,
      email: payload.email || null,
      phone: payload.phone || null,
      appointment_day: submission.appointment?.appointment_day ?? null,
      appointment_slot: submission.appointment?.appointment_slot ?? null,
      details: JSON.stringify(payload),
      marks: JSON.stringify(marks),
    })
    .execute();
};

const isRepeat = async (
  trx: Transaction<Tables>,
  { kind, payload, origin }: NewSubmission,
  mark: SubmissionMark,
): Promise<boolean> => {
  const sameKind = trx.selectFrom('submissions').select('id').where('kind', '=', kind).limit(1);
  const earlier =
    mark === 'repeat-email'
      ? sameKind.where(sql`lower(email)`, '=', payload.email?.toLowerCase() ?? '')
      : sameKind.where('origin_address', '=', origin.address);
  return (await earlier.executeTakeFirst()) !== undefined;
};
