import type { IncomingMessage } from 'node:http';
import { describe, expect, test } from 'vitest';
import { etagMatches, evaluateConditions } from './conditional-request.ts';

describe('a list of ETags matches "a"', () => {
  test.each([
    ['"a"', true, true],
    ['W/"a"', true, false],
    ['"b", W/"a"', true, false],
    ['"b" , "a"', true, true],
    ['*', true, true],
    ['"b"', false, false],
    ['a', false, false],
    ['"ab"', false, false],
    ['"b, "', false, false],
    ['', false, false],
  ])('%s: weakly %s, strongly %s', (list, weak, strong) => {
    expect([etagMatches(list, '"a"', 'weak'), etagMatches(list, '"a"', 'strong')]).toEqual([weak, strong]);
  });

  test('with a comma inside', () => {
    expect(etagMatches('"x, y", "z"', '"x, y"', 'strong')).toBe(true);
  });
});

test.each([
  ['Sun, 06 Nov 1994 08:49:37 GMT', 304],
  ['Sunday, 06-Nov-94 08:49:37 GMT', 304],
  ['Sun Nov  6 08:49:37 1994', 304],
  ['Sun, 06 Nov 1994 08:49:36 GMT', 200],
  ['Sun, 06 Nov 1994 08:49:37 +0100', 200],
  ['Sun, 99 Nov 1994 08:49:37 GMT', 200],
  ['2030-01-01', 200],
  ['', 200],
])('If-Modified-Since %j of what was modified at that second is %i', (since, status) => {
  const request = { headers: { 'if-modified-since': since } } as IncomingMessage;
  const lastModified = Date.UTC(1994, 10, 6, 8, 49, 37);
  expect(evaluateConditions(request, { etag: '"a"', lastModified })).toBe(status);
});
