import { expect, test } from 'vitest';
import { ApiError } from '../../api/index.ts';
import { signInFailure } from './sign-in-failure.ts';

test.each([
  ['the server’s message', { status: 401, code: 'unauthorized', serverMessage: 'No.' }, 'No.'],
  ['a refusal without one', { status: 401, code: 'unknown' }, 'Invalid credentials'],
  ['anything else without one', { status: 502, code: 'unknown' }, 'Login failed'],
] as const)('%s', (_, details, text) => {
  expect(signInFailure(new ApiError('raw', details))).toBe(text);
});

test('who has to wait is told how long, though the server’s message does not say it', () => {
  const details = { status: 429, code: 'rate_limited', serverMessage: 'Later.', retryAfter: 600 } as const;
  expect(signInFailure(new ApiError('raw', details))).toContain('10 minutes');
});
