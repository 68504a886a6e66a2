import { ApiError } from '@jeweler/core/api';
import { expect, test } from 'vitest';
import { errorMessage, failureMessage } from './errors.ts';

const failure = (details: ConstructorParameters<typeof ApiError>[1]) => new ApiError('raw', details);

test.each([
  [failure({ status: 0, code: 'network' }), 'The server cannot be reached.'],
  [failure({ status: 429, code: 'rate_limited', retryAfter: 61 }), 'try again in 2 minutes.'],
  [failure({ status: 429, code: 'rate_limited', retryAfter: 5 }), 'try again in one minute.'],
  [failure({ status: 429, code: 'rate_limited' }), 'wait a few minutes'],
  [failure({ status: 500, code: 'internal', serverMessage: 'Oh.' }), 'The server has run into a problem.'],
  [failure({ status: 502, code: 'unknown' }), 'The server has run into a problem.'],
  [failure({ status: 0, code: 'unknown' }), 'The server has run into a problem.'],
  [failure({ status: 401, code: 'unauthorized' }), 'Please sign in again.'],
  [failure({ status: 409, code: 'conflict', serverMessage: 'Taken.' }), 'Taken.'],
  [new TypeError('x is not a function'), 'reload the page'],
])('%o is said as a sentence that says what to do', (error, sentence) => {
  expect(errorMessage(error)).toContain(sentence);
});

test('that nothing was saved is said only when the server has answered', () => {
  const said = (details: Parameters<typeof failure>[0]) =>
    failureMessage('Nothing was saved.', failure(details));
  expect(said({ status: 409, code: 'conflict', serverMessage: 'Taken.' })).toBe('Nothing was saved. Taken.');
  for (const lost of [{ status: 0, code: 'network' } as const, { status: 504, code: 'unknown' } as const])
    expect(said(lost)).toMatch(/^The server /);
});
