import type { SignIn } from '@jeweler/core/schemas';
import { simulatedAnswer } from './simulated-answer.ts';

/** Signs in; simulated, no server is contacted (SPEC section 4). */
export const submitSignIn = (_credentials: SignIn): Promise<void> => simulatedAnswer();
