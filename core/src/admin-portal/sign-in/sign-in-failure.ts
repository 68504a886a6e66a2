import { ApiError } from '../../api/index.ts';
import { failureSentence } from '../words/failure-sentence.ts';

/**
 * The text of 'Login Failed' (SPEC section 8): the server's message, else 'Invalid credentials' for a
 * refusal without one. Who has to wait is told how long; who reached no server, what to do.
 */
export const signInFailure = (error: unknown): string => {
  if (!(error instanceof ApiError)) return 'Login failed';
  if (error.code === 'network' || error.code === 'rate_limited') return failureSentence(error);
  return error.serverMessage ?? (error.status === 401 ? 'Invalid credentials' : 'Login failed');
};
