import { describe, expect, test } from 'vitest';
import { prizeSegments, publishedPrize, totalWeight } from './segments.ts';

describe('the wheel', () => {
  test('has the twelve segments of SPEC section 9 in their order', () => {
    const table = prizeSegments.map(
      ({ id, service, value, weight }) => `${id}, ${service}, ${value}, ${weight}`,
    );
    expect(table).toEqual([
      'cleaning, Jewelry Cleaning, $30, 8',
      'inspection, Ring Inspection, $35, 8',
      'polish, Polish & Shine, $40, 7',
      'clasp, Clasp Repair, $50, 6',
      'prong, Prong Tightening, $55, 6',
      'chain, Chain Repair, $65, 5',
      'sizing, Ring Sizing, $80, 4',
      'solder, Basic Soldering, $85, 4',
      'battery, Watch Battery, $25, 9',
      'appraisal, Basic Appraisal, $120, 3',
      'stoneset, Stone Setting, $130, 2',
      'laser, Laser Solder, $150, 1',
    ]);
  });

  test('has a total weight of 63', () => {
    expect(totalWeight).toBe(63);
  });

  test('shows every segment in a color of its own', () => {
    expect(new Set(prizeSegments.map(({ color }) => color)).size).toBe(12);
  });
});

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
