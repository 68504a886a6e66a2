import { ApiError } from '../../api/index.ts';
import { failureSentence } from '../copy/failure-sentence.ts';

/** The server has looked at the credentials, or at what they were sent in, and refused. */
const isRefusal = ({ status }: ApiError) => status >= 400 && status < 500 && status !== 429;

/**
 * The text of 'Login Failed', exactly as SPEC section 8 has it: the server's message, else 'Invalid
 * credentials' for a refusal, else 'Login failed'.
 */
export const signInFailure = (error: unknown): string => {
  if (!(error instanceof ApiError)) return 'Login failed';
  return error.serverMessage ?? (isRefusal(error) ? 'Invalid credentials' : 'Login failed');
};

/** What to do where trying again at once would not help: how long to wait, or to check the connection. */
export const signInAdvice = (error: unknown): string | undefined =>
  error instanceof ApiError && (error.code === 'network' || error.status === 429)
    ? failureSentence(error)
    : undefined;
