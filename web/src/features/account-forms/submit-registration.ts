import type { Registration } from '@jeweler/core/schemas';
import { simulatedAnswer } from './simulated-answer.ts';

/** Creates an account; simulated, no server is contacted (SPEC section 4). */
export const submitRegistration = (_registration: Registration): Promise<void> => simulatedAnswer();
