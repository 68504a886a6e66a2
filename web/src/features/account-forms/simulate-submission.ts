import type { SubmissionAnswer } from '@jeweler/core/schemas';
import { delay } from '../../lib/loading/when-used.ts';

/** Delay of the simulated server, in milliseconds (SPEC section 9). */
const SIMULATED_DELAY_MS = 1000;

/** There is no customer server (SPEC section 4): the forms wait as if there were one, then succeed. */
export const simulateSubmission = async (): Promise<SubmissionAnswer> => {
  await delay(SIMULATED_DELAY_MS);
  return {};
};
