import { ApiError } from '@jeweler/core/api';
import { expect, test } from 'vitest';
import { signInAdvice, signInFailure } from './sign-in-form.tsx';

const failure = (details: ConstructorParameters<typeof ApiError>[1]) => new ApiError('raw', details);

test.each([
  ['the server’s message', failure({ status: 401, code: 'unauthorized', serverMessage: 'No.' }), 'No.'],
  ['a refusal without one', failure({ status: 401, code: 'unknown' }), 'Invalid credentials'],
  ['a server that fails without one', failure({ status: 502, code: 'unknown' }), 'Login failed'],
  ['no answer', failure({ status: 0, code: 'network' }), 'Login failed'],
  ['a fault of the portal itself', new TypeError('x is undefined'), 'Login failed'],
])('%s', (_, error, text) => {
  expect(signInFailure(error)).toBe(text);
});

test('a server that asks to wait is quoted, and for how long is said besides', () => {
  const error = failure({ status: 429, code: 'rate_limited', serverMessage: 'Later.', retryAfter: 600 });
  expect(signInFailure(error)).toBe('Later.');
  expect(signInAdvice(error)).toContain('10 minutes');
});

test('advice is given where trying again at once would not help, and nowhere else', () => {
  expect(signInAdvice(failure({ status: 0, code: 'network' }))).toContain('Check the connection');
  expect(signInAdvice(failure({ status: 401, code: 'unauthorized' }))).toBeUndefined();
});
