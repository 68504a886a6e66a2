import * as business from '@jeweler/core/business';
import { describe, expect, test } from 'vitest';
import { customDesign } from './content-pages/custom-design.ts';
import { home } from './home.ts';

/** All files of the site's texts, and their exports. */
const contentFiles = import.meta.glob(['./**/*.ts', '!./**/*.test.ts'], { eager: true });

/** Titles are the keys of their texts. */
const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.entries(value).flat().flatMap(textsIn) : [];
};

describe('the home page', () => {
  test('opens with the fixed headline and names the four cities', () => {
    const { before, ampersand, after } = home.hero.headline;
    expect(`${before} ${ampersand} ${after}`).toBe('Custom Jewelry & Expert Repair');
    for (const part of [
      'master jeweler',
      '40+ years',
      'West Palm Beach',
      'Boca Raton',
      'Delray Beach',
      'Boynton Beach',
    ]) {
      // City names contain no-break spaces, so that they stay on one line.
      expect(home.hero.subline.replaceAll('\u00a0', ' ')).toContain(part);
    }
  });

  test('has the three credentials and the link of SPEC section 2', () => {
    expect(Object.keys(home.credentials.points)).toEqual([
      'Certified Master Goldsmith',
      'Expert Gemologist',
      'Precious Metals Specialist',
    ]);
    expect(home.credentials.link).toEqual({ label: 'Discover Our Services', href: '/services' });
    expect(`${home.credentials.years} ${home.credentials.yearsLabel}`).toBe('40+ Years of Excellence');
  });
});

test('the custom-design page states the times and conditions of SPEC section 9', () => {
  const texts = textsIn(customDesign).join('\n');
  for (const fact of ['1-2 weeks', 'additional fee', 'stones or materials of your own', 'Over 40 years']) {
    expect(texts).toContain(fact);
  }
});

test('no text of the shop shouts or leaves American spelling', () => {
  const texts = textsIn([business, contentFiles].map((modules) => ({ ...modules })));
  expect(texts.length).toBeGreaterThan(400);
  expect(texts.filter((text) => /!|\b(?:jeweller|colour|grey|centre|millimetre)/i.test(text))).toEqual([]);
});
