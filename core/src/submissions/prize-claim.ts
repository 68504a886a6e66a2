import { line } from '../schemas/text-rules.ts';
import { z } from '../schemas/zod.ts';
import type { SubmissionDefinition } from './definition.ts';
import { ANSWER_HOURS } from './statuses.ts';
import { honeypot, visitor, visitorFields, whoFields } from './visitor.ts';

/** Fields that a visitor fills in to claim a prize. */
export const prizeClaimFormSchema = z.object({ ...visitor, ...honeypot });
export type PrizeClaimForm = z.infer<typeof prizeClaimFormSchema>;

/**
 * `POST /api/prize-claims` (SPEC sections 3, 5 and 7). The server checks against the segments that service
 * and value are one of the wheel's twelve pairs.
 */
export const prizeClaimSchema = prizeClaimFormSchema.extend({
  prizeService: line('Prize', 1, 'Please spin the wheel first.'),
  prizeValue: line('Prize value', 1, 'Please spin the wheel first.'),
});
export type PrizeClaim = z.infer<typeof prizeClaimSchema>;

export const prizeClaim = {
  schema: prizeClaimSchema,
  fields: {
    ...whoFields,
    website: visitorFields.website,
    prizeService: { label: 'Prize', column: 'Prize' },
    prizeValue: { label: 'Value', column: 'Prize value' },
  },
  referenceLetter: 'P',
  icon: 'gift',
  label: { one: 'Prize claim', many: 'Prize claims' },
  noun: { one: 'prize claim', many: 'prize claims' },
  waiting: { one: 'Prize claim', many: 'Prize claims', task: 'to arrange' },
  summary: ({ prizeService, prizeValue }) => [prizeService, prizeValue].filter(Boolean).join(', '),
  acknowledgement: {
    subject: 'We have received your prize claim',
    text: `Thank you for claiming your prize. We will get back to you within ${ANSWER_HOURS} hours.`,
  },
  workflow: {
    first: 'new',
    isAnswerPromised: true,
    replied: 'scheduled',
    statuses: {
      new: { stage: 'waiting', next: ['scheduled', 'redeemed', 'expired'] },
      scheduled: { stage: 'active', next: ['redeemed', 'expired'] },
      // A redeemed prize stays redeemed: only an undo reverts it.
      redeemed: { stage: 'finished', next: [] },
      expired: { stage: 'finished', next: ['scheduled'] },
    },
  },
} as const satisfies SubmissionDefinition<typeof prizeClaimSchema>;
