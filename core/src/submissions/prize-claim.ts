import { line } from '../schemas/text-rules.ts';
import { z } from '../schemas/zod.ts';
import { honeypot, visitorEmail, visitorName, visitorPhone } from './visitor.ts';

/** Fields that a visitor fills in to claim a prize. */
export const prizeClaimFormSchema = z.object({
  name: visitorName,
  email: visitorEmail,
  phone: visitorPhone,
  ...honeypot,
});
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
