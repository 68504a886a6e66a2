import { ApiError } from '@jeweler/core/api';
import { expect, test } from 'vitest';
import { outcomeOfCall, toPhase } from './upload-outcome.ts';

test.each([
  [{ status: 507 }, { canRetry: true, reason: expect.stringMatching(/disk/) }],
  [
    { status: 500, message: 'Internal.' },
    { canRetry: true, reason: expect.stringMatching(/has run into/) },
  ],
  [
    { status: 413, message: 'Too large.' },
    { canRetry: true, reason: 'Too large.' },
  ],
  [{ status: 413 }, { canRetry: true, reason: expect.stringMatching(/Pictures can be up to 50 MB/) }],
  [{ status: 415 }, { canRetry: false, reason: expect.stringMatching(/Use JPEG/) }],
  [{ status: 204 }, { canRetry: true, reason: expect.stringMatching(/could not be stored/) }],
  [{ status: 0 }, { canRetry: false, reason: expect.stringMatching(/can no longer be read/) }],
  [{ status: 418 }, { canRetry: true, reason: 'The server refused this file (418).' }],
])('%j says what is wrong, and whether trying again may help', (refusal, phase) => {
  expect(toPhase(refusal)).toEqual({ state: 'failed', ...phase });
});

const clash = { path: 'a.jpg', publicUrl: '/media/a.jpg', size: 1, modified: '', freeName: 'a-2.jpg' };

test('a decision that is not taken leads to the question again, a lost connection to another attempt', () => {
  const failed = (details: ConstructorParameters<typeof ApiError>[1]) => new ApiError('No.', details);
  expect(outcomeOfCall(failed({ status: 409, code: 'conflict', present: clash }))).toEqual({
    state: 'asking',
    clash,
  });
  const refused = outcomeOfCall(failed({ status: 409, code: 'conflict', serverMessage: 'A folder.' }));
  expect(toPhase(refused)).toEqual({ state: 'failed', reason: 'A folder.', canRetry: true });
  expect(outcomeOfCall(failed({ status: 0, code: 'unknown' }))).toMatchObject({ status: 500 });
  expect(outcomeOfCall(failed({ status: 0, code: 'network' }))).toMatchObject({ why: 'connection' });
  expect(outcomeOfCall(failed({ status: 401, code: 'unauthorized' }))).toMatchObject({ why: 'sign-in' });
});
