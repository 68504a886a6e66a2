import { expect, test } from 'vitest';
import { publishedPrize } from './published-prize.ts';
import { prizeSegments } from './segments.ts';

test.each(prizeSegments)('$service for $value is published', (segment) => {
  expect(publishedPrize(segment.service, segment.value)).toEqual({ segment });
});

test.each([
  ['Free Diamond', '$80', 'unknown-prize'],
  ['', '', 'unknown-prize'],
  ['ring sizing', '$80', 'unknown-prize'],
  ['Ring Sizing', '$150', 'other-value'],
  ['Ring Sizing', '$80.00', 'other-value'],
])('%j for %j is not: %s', (service, value, fault) => {
  expect(publishedPrize(service, value)).toEqual({ fault });
});
