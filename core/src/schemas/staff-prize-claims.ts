import { prizeCodeSchema } from './prize-code.ts';
import { submissionItemSchema } from './submission-list.ts';
import { referenceSchema } from './submission-reference.ts';
import { submissionStatuses } from './submission-status.ts';
import { z } from './zod.ts';

/** A redemption can be taken back for so many seconds, by who has made it. */
export const REDEMPTION_UNDO_SECONDS = 60;

/** What a prize claim has besides what every submission has, as one member of staff sees it. */
export const claimFactsSchema = z.object({
  code: prizeCodeSchema,
  /** When and by whom the prize was given out; null: it was not. */
  redemption: z
    .object({
      at: z.iso.datetime(),
      by: z.string(),
      /** For how long the person who asks may still take it back; 0: not, or no longer. */
      undoSeconds: z.int().min(0).max(REDEMPTION_UNDO_SECONDS),
    })
    .nullable(),
  /** Claims that the same e-mail address or phone number made before this one, newest first, at most 20. */
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
export type ClaimFacts = z.infer<typeof claimFactsSchema>;

/** Claims in one answer of the counter; more are found by more letters. */
export const MAX_FOUND_CLAIMS = 20;

/**
 * `POST /api/admin/prize-claims/search`: by code, name, e-mail address or phone number, whatever their case and
 * punctuation. Posted because addresses are written to logs.
 */
export const claimSearchSchema = z.object({ q: z.string().max(200) });

/** Newest first, spam left out; nothing to look for finds nothing. */
export const foundClaimsSchema = z.object({
  claims: z.array(z.object({ submission: submissionItemSchema, claim: claimFactsSchema })),
  /** There are more than are sent. */
  areMore: z.boolean(),
});
export type FoundClaims = z.infer<typeof foundClaimsSchema>;
export type FoundClaim = FoundClaims['claims'][number];

const count = z.int().nonnegative();
/** US dollars. */
const dollars = z.number().nonnegative();

/** From which share of the limit on the portal warns: before it is reached. */
export const PRIZE_WARNING_SHARE = 0.8;

/**
 * `GET /api/admin/prize-claims/figures`: everything that was claimed and is still kept, spam left out. Values are
 * those that were published when the prize was claimed.
 */
export const prizeFiguresSchema = z.object({
  /** In the order of the wheel. `claims` counts expired ones too. */
  prizes: z.array(
    z.object({
      service: z.string(),
      value: z.string(),
      /** Odds: `weight` in `totalWeight`. */
      weight: z.int().positive(),
      claims: count,
      redeemed: count,
    }),
  ),
  totalWeight: z.int().positive(),
  /** Claims of the prizes above. */
  claims: count,
  /** Claims that name none of them, or another value: marked, and without a value here. */
  unpublished: count,
  value: z.object({
    /** Promised and not redeemed; expired claims are no promise any more. */
    open: dollars,
    redeemed: dollars,
    expired: dollars,
    /** `open` and `redeemed`: what the limit is for. */
    total: dollars,
  }),
  /** Claims whose value is a range: counted with its upper end. */
  ranges: count,
  /** Claims of published prizes whose value is no sum: not counted in dollars. */
  unpriced: count,
  limit: dollars,
  /** `near`: PRIZE_WARNING_SHARE of the limit, or more; `reached`: all of it. */
  warning: z.enum(['none', 'near', 'reached']),
});
export type PrizeFigures = z.infer<typeof prizeFiguresSchema>;
