import { usualTestimonials } from '@jeweler/core/business';
import { describe, expect, test } from 'vitest';
import { localArea, SHOWN_ZIP_CODES, servedCities } from './local-area.ts';

describe('the served cities', () => {
  test('have as many zip codes as SPEC section 9 says', () => {
    expect(servedCities.map(({ name, zipCodes }) => `${name} ${zipCodes.length}`)).toEqual([
      'West Palm Beach 22',
      'Boca Raton 8',
      'Delray Beach 7',
      'Boynton Beach 9',
    ]);
  });

  test('share no zip code, and every one is of southern Palm Beach County', () => {
    const all = servedCities.flatMap(({ zipCodes }) => zipCodes);
    expect(new Set(all).size).toBe(all.length);
    for (const zipCode of all) expect(zipCode).toMatch(/^334\d\d$/);
  });

  test.each(servedCities)('list the zip codes of $name in ascending order', ({ zipCodes }) => {
    expect(zipCodes).toEqual([...zipCodes].sort());
  });

  test.each(servedCities)('name services for $name', ({ services }) => {
    expect(services.length).toBeGreaterThanOrEqual(3);
    expect(new Set(services).size).toBe(services.length);
  });
});

describe('the local-area page', () => {
  test('shows eight zip codes before it sums up the rest', () => {
    expect(SHOWN_ZIP_CODES).toBe(8);
  });

  test('has three service cards and three testimonials of five stars', () => {
    expect(localArea.services.cards).toHaveLength(3);
    expect(usualTestimonials.map(({ rating }) => rating)).toEqual([5, 5, 5]);
  });

  test('begins and ends at the contact page', () => {
    expect(localArea.hero.link.href).toBe('/contact');
    expect(localArea.closing.link.href).toBe('/contact');
  });
});
