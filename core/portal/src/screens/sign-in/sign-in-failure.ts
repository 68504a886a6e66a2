import { ApiError } from '@jeweler/core/api';
import { errorMessage } from '../../shared/errors.ts';

/** The server processed the request and rejected it, because of the credentials or its format. */
const isRefusal = ({ status }: ApiError) => status >= 400 && status < 500 && status !== 429;

/**
 * The text of 'Login Failed', exactly as in SPEC section 8: the server's message, else 'Invalid credentials'
 * for a rejection, else 'Login failed'.
 */
export const signInFailure = (error: unknown): string => {
  if (!(error instanceof ApiError)) return 'Login failed';
  return error.serverMessage ?? (isRefusal(error) ? 'Invalid credentials' : 'Login failed');
};

/** Advice where an immediate retry would not help: how long to wait, or to check the connection. */
export const signInAdvice = (error: unknown): string | undefined =>
  error instanceof ApiError && (error.code === 'network' || error.status === 429)
    ? errorMessage(error)
    : undefined;
