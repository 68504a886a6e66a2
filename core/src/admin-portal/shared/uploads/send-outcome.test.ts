import { expect, test } from 'vitest';
import { ApiError } from '../../../api/index.ts';
import { outcomeOfCall, outcomeOfResponse } from './send-outcome.ts';

const respond = (status: number, body: object | string = '', headers: Record<string, string> = {}) => ({
  getStatus: () => status,
  getBody: () => (typeof body === 'string' ? body : JSON.stringify(body)),
  getHeader: (name: string) => headers[name],
  getUnderlyingObject: () => undefined,
});
const clash = { path: 'a.jpg', publicUrl: '/media/a.jpg', size: 1, modified: '', freeName: 'a-2.jpg' };

test.each([
  ['no session', respond(401), { kind: 'interrupted', why: 'sign-in' }],
  ['another offset', respond(409, { code: 'conflict' }), { kind: 'interrupted', why: 'server' }],
  ['a taken name', respond(409, { present: clash }), { kind: 'clash', clash }],
  ['an earlier request', respond(423, '', { 'Retry-After': '2' }), { why: 'server', afterMs: 2000 }],
  ['too many at a time', respond(429, '', { 'Retry-After': '7' }), { why: 'server', afterMs: 7000 }],
  ['a proxy without its server', respond(502, '<html>'), { kind: 'interrupted', why: 'connection' }],
  ['a full disk', respond(507), { kind: 'refused', canRetry: true, sentence: expect.stringMatching(/disk/) }],
  ['its own fault', respond(500), { kind: 'refused', canRetry: true }],
  ['a limit, in its words', respond(413, { message: 'Too large.' }), { sentence: 'Too large.' }],
  [
    'a proxy’s limit',
    respond(413, '<html>'),
    { sentence: expect.stringMatching(/Pictures can be up to 50 MB/) },
  ],
  ['a type', respond(415), { kind: 'refused', canRetry: false, sentence: expect.stringMatching(/Use JPEG/) }],
])('the server answers with %s', (_what, response, outcome) => {
  expect(outcomeOfResponse(response)).toMatchObject(outcome);
});

test('a decision that is not taken leads to the question again, a lost connection to another attempt', () => {
  const failed = (details: ConstructorParameters<typeof ApiError>[1]) => new ApiError('No.', details);
  expect(outcomeOfCall(failed({ status: 409, code: 'conflict', present: clash }))).toEqual({
    kind: 'clash',
    clash,
  });
  expect(outcomeOfCall(failed({ status: 0, code: 'network' }))).toMatchObject({ why: 'connection' });
  expect(outcomeOfCall(failed({ status: 401, code: 'unauthorized' }))).toMatchObject({ why: 'sign-in' });
});
