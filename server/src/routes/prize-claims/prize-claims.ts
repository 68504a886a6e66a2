import { prizeSegments } from '@jeweler/core/prize-wheel';
import { type PrizeClaim, prizeClaimSchema } from '@jeweler/core/schemas';
import { publicForm } from '../public-form.ts';

const isOnTheWheel = ({ prizeService, prizeValue }: PrizeClaim): boolean =>
  prizeSegments.some(({ service, value }) => service === prizeService && value === prizeValue);

/**
 * `POST /api/prize-claims`. The wheel turns in the browser, so a claim proves nothing: the prize must
 * exist, and repeats are marked for the jeweler to judge.
 */
export const prizeClaimForm = publicForm({
  path: '/api/prize-claims',
  kind: 'prize-claim',
  schema: prizeClaimSchema,
  faults: (claim): Record<string, string> =>
    isOnTheWheel(claim) ? {} : { prizeService: 'This prize is not on the wheel.' },
  watchFor: ['repeat-email', 'repeat-address'],
  receipt: ({ name, prizeService }) =>
    `Thank you ${name}! The jeweler will contact you within 24 hours to schedule your free ${prizeService} service.`,
});
