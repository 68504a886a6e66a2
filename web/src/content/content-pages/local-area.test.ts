import { describe, expect, test } from 'vitest';
import { servedCities } from './local-area.ts';

describe('the served cities', () => {
  test('share no zip code, and every one is of southern Palm Beach County', () => {
    const all = servedCities.flatMap(({ zipCodes }) => zipCodes);
    expect(new Set(all).size).toBe(all.length);
    for (const zipCode of all) expect(zipCode).toMatch(/^334\d\d$/);
  });

  test.each(servedCities)('list the zip codes of $name in ascending order', ({ zipCodes }) => {
    expect(zipCodes).toEqual([...zipCodes].sort());
  });
});
