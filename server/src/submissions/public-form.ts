import { type ApiReceipt, SLOT_TAKEN_MESSAGE } from '@jeweler/core/schemas';
import type { SubmissionKind } from '@jeweler/core/submissions';
import type { Request, RequestHandler, Router } from 'express';
import type { Transaction } from 'kysely';
import type { z } from 'zod';
import type { Database } from '../database/sqlite.ts';
import type { Tables } from '../database/tables.ts';
import { RefusedError, ValidationError } from '../errors.ts';
import { jsonBody } from '../http/json-body.ts';
import { clientAddress, limitPerAddress } from '../http/rate-limit.ts';
import { validate } from '../http/validate.ts';
import { type Origin, type RepeatMark, storeSubmission, type Visitor } from './store-submission.ts';
import type { SubmissionWatch } from './submission-watch.ts';

/** Dependencies of the public forms. */
export interface PublicFormDeps {
  readonly database: Database;
  readonly submissions: SubmissionWatch;
  readonly clock: () => Date;
  readonly config: { readonly formRateLimit: number };
}

/** The hold of a submission that has been sent before; the present one is not stored. */
export interface StoredBefore {
  readonly isHeld: boolean;
}

/** The rules of one public form; everything else about receiving a submission is the same for all. */
interface PublicForm<Payload> {
  readonly path: `/api/${string}`;
  readonly kind: SubmissionKind;
  readonly schema: z.ZodType<Payload>;
  /** Rules that need the clock or the shop's tables: a message for each invalid field. */
  readonly faults?: (payload: Payload, now: Date) => Record<string, string>;
  /** Day and slot that an appointment holds. */
  readonly appointment?: (
    payload: Payload,
  ) => Pick<Tables['submissions'], 'appointment_day' | 'appointment_slot'>;
  /**
   * The reason to refuse it in the current state, other than a taken slot; StoredBefore when it is a
   * resubmission after a lost response, which gets the same response as the first. Called in the transaction
   * that stores the submission, and not for spam.
   */
  readonly refusal?: (
    trx: Transaction<Tables>,
    payload: Payload,
    now: Date,
  ) => Promise<RefusedError | StoredBefore | undefined>;
  /** Whether an appointment may hold its slot; it is stored in any case. Called in the same transaction. */
  readonly mayHold?: (
    trx: Transaction<Tables>,
    origin: Origin,
    now: Date,
    formRateLimit: number,
  ) => Promise<boolean>;
  /** A filled honeypot marks the submission for staff instead of making it spam. */
  readonly marksHoneypot?: boolean;
  /** Repeats that are marked for staff; never a reason to refuse. */
  readonly watchFor?: readonly RepeatMark[];
  /** The message for the visitor once the submission is on disk (SPEC section 8). */
  readonly receipt: (payload: Payload, stored: { readonly isHeld: boolean }) => string;
}

type FormPayload = Visitor & { readonly website?: string | undefined };

/** Adds one public form to the router: limit, read, validate, store, acknowledge. */
export type AddPublicForm = (router: Router, deps: PublicFormDeps) => void;

export const publicForm =
  <Payload extends FormPayload>(form: PublicForm<Payload>): AddPublicForm =>
  (router, { config, database, submissions, clock }) => {
    const receive: RequestHandler = async (request, response) => {
      const payload = validate(form.schema, request.body);
      const receivedAt = clock();
      const faults = form.faults?.(payload, receivedAt) ?? {};
      if (Object.keys(faults).length > 0) throw new ValidationError(faults);

      // A filled honeypot gets the same response as any other submission, so that it reveals nothing.
      const isFilled = Boolean(payload.website);
      const isSpam = isFilled && !form.marksHoneypot;
      const origin = originOf(request);
      let isHeld = true;
      const refusal = await database.writes.run(async (trx) => {
        // Returned instead of thrown, because throwing would roll back the writes that share the transaction.
        const refused = isSpam ? undefined : await form.refusal?.(trx, payload, receivedAt);
        if (refused instanceof RefusedError) return refused;
        if (refused) {
          isHeld = refused.isHeld;
          return undefined;
        }
        isHeld = (await form.mayHold?.(trx, origin, receivedAt, config.formRateLimit)) ?? true;
        const stored = await storeSubmission(trx, {
          kind: form.kind,
          isSpam,
          receivedAt,
          origin,
          payload,
          isWithoutHold: !isHeld,
          marks: isFilled && !isSpam ? ['honeypot'] : [],
          appointment: form.appointment?.(payload),
          watchFor: form.watchFor ?? [],
        });
        // Only an appointment's slot can keep a submission from being stored.
        return stored ? undefined : new RefusedError('appointmentTime', SLOT_TAKEN_MESSAGE);
      });
      if (refusal) throw refusal;
      submissions.announce();
      response
        .status(201)
        .json({ success: true, message: form.receipt(payload, { isHeld }) } satisfies ApiReceipt);
    };
    router.post(form.path, limitPerAddress(config.formRateLimit), jsonBody, receive);
  };

const MAX_PAGE = 500;
const MAX_USER_AGENT = 300;

const originOf = (request: Request): Origin => ({
  address: clientAddress(request),
  page: pageOf(request.get('referer')),
  userAgent: request.get('user-agent')?.slice(0, MAX_USER_AGENT) ?? null,
});

const pageOf = (referrer: string | undefined): string | null => {
  if (!referrer || !URL.canParse(referrer)) return null;
  const { origin, pathname } = new URL(referrer);
  return `${origin}${pathname}`.slice(0, MAX_PAGE);
};
