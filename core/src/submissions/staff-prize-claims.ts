import { prizeCodeSchema } from '../schemas/prize-code.ts';
import { searchText } from '../schemas/text-rules.ts';
import { z } from '../schemas/zod.ts';
import { submissionItemSchema } from './list.ts';
import { referenceSchema } from './reference.ts';
import { submissionStatuses } from './statuses.ts';

/** For this many seconds, the person who redeemed a prize can undo that without a reason. */
export const REDEMPTION_UNDO_SECONDS = 60;

/** Longest reason for undoing a redemption. */
export const MAX_REASON_LENGTH = 200;

/** `POST /api/admin/prize-claims/REFERENCE/undo`: by somebody else, or later, only with a `reason`; it becomes a note. */
export const redemptionUndoSchema = z.object({
  reason: z
    .string()
    .trim()
    .min(1, { error: 'Please say why.' })
    .max(MAX_REASON_LENGTH, { error: `Please write at most ${MAX_REASON_LENGTH} characters.` })
    .optional(),
});

/** The additional fields of a prize claim, as seen by one member of the staff. */
export const claimDetailsSchema = z.object({
  code: prizeCodeSchema,
  /** When and by whom the prize was redeemed; null: not redeemed. */
  redemption: z
    .object({
      at: z.iso.datetime(),
      by: z.string(),
      /** Seconds left for the requesting person to undo it without a reason. */
      undoSeconds: z.int().min(0).max(REDEMPTION_UNDO_SECONDS),
    })
    .nullable(),
  /** Earlier claims with the same email address or phone number, newest first, at most 20. */
  earlier: z.array(
    z.object({
      reference: referenceSchema,
      code: prizeCodeSchema,
      status: z.enum(submissionStatuses),
      receivedAt: z.iso.datetime(),
      /** The prize, with its value. */
      summary: z.string(),
    }),
  ),
});
export type ClaimDetails = z.infer<typeof claimDetailsSchema>;

/** Maximum number of claims per response at the counter; a longer search text finds the others. */
export const MAX_FOUND_CLAIMS = 20;

/**
 * `POST /api/admin/prize-claims/search`: by code, name, email address or phone number, ignoring case and
 * punctuation. A POST because URLs are logged.
 */
export const claimSearchSchema = z.object({ q: searchText });

/** Newest first, without spam; an empty search finds nothing. */
export const foundClaimsSchema = z.object({
  claims: z.array(z.object({ submission: submissionItemSchema, claim: claimDetailsSchema })),
  /** Whether there are more matches than were sent. */
  areMore: z.boolean(),
});
export type FoundClaims = z.infer<typeof foundClaimsSchema>;
export type FoundClaim = FoundClaims['claims'][number];

const count = z.int().nonnegative();
/** US dollars. */
const dollars = z.number().nonnegative();

/** Share of the limit from which the portal warns, before the limit is reached. */
export const PRIZE_WARNING_SHARE = 0.8;

/**
 * `GET /api/admin/prize-claims/figures`: all stored claims, without spam. Values are those published when the
 * prize was claimed.
 */
export const prizeFiguresSchema = z.object({
  /** In the order of the wheel. `claims` counts expired ones too. */
  prizes: z.array(
    z.object({
      service: z.string(),
      value: z.string(),
      /** Odds: `weight` out of `totalWeight`. */
      weight: z.int().positive(),
      claims: count,
      redeemed: count,
    }),
  ),
  totalWeight: z.int().positive(),
  /** Claims of the prizes above. */
  claims: count,
  /** Claims that name none of them, or another value: they are marked, and have no value here. */
  unpublished: count,
  value: z.object({
    /** Promised, but not redeemed; expired claims are no longer promised. */
    open: dollars,
    redeemed: dollars,
    expired: dollars,
    /** `open` plus `redeemed`: the sum that the limit applies to. */
    total: dollars,
  }),
  /** Claims whose value is a range: counted with its upper end. */
  ranges: count,
  /** Claims of published prizes whose value is not an amount: not counted in dollars. */
  unpriced: count,
  limit: dollars,
  /** `near`: PRIZE_WARNING_SHARE of the limit, or more; `reached`: all of it. */
  warning: z.enum(['none', 'near', 'reached']),
});
export type PrizeFigures = z.infer<typeof prizeFiguresSchema>;
