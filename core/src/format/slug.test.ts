import { expect, test } from 'vitest';
import { slugPattern } from '../schemas/index.ts';
import { toSlug } from './slug.ts';

test.each([
  ['Oval Halo Ring', 'oval-halo-ring'],
  ['  Oval — Halo, Ring!  ', 'oval-halo-ring'],
  ['Élan Ångström naïve', 'elan-angstrom-naive'],
  ['E\u0301lan', 'elan'],
  ['Straße, Œuvre & Ærø', 'strasse-oeuvre-and-aero'],
  ['Łódź İstanbul Đorđe', 'lodz-istanbul-dorde'],
  ['Pearl & Diamond', 'pearl-and-diamond'],
  ['Pearl&Diamond', 'pearl-and-diamond'],
  ["The Queen’s Band, the Queen's Ring", 'the-queens-band-the-queens-ring'],
  ['18k ½ ct. No. 7', '18k-1-2-ct-no-7'],
  ['ＦＵＬＬ　ＷＩＤＴＨ', 'full-width'],
  ['Ring №5', 'ring-no5'],
  ['𝐁𝐨𝐥𝐝 𝓡𝓲𝓷𝓰', 'bold-ring'],
  ['💍 Ring 💎', 'ring'],
  ['خاتم', ''],
  ['💍', ''],
  ['', ''],
])('%j becomes %j', (name, slug) => {
  expect(toSlug(name)).toBe(slug);
});

test('is cut between words, at 120 characters', () => {
  const slug = toSlug('A wonderful ring '.repeat(20));
  expect(slug.length).toBeLessThanOrEqual(120);
  expect(slug.length).toBeGreaterThan(110);
  expect(slug).toMatch(slugPattern);
  expect(slug).toMatch(/(?:ring|a|wonderful)$/);
  expect(toSlug('r'.repeat(300))).toBe('r'.repeat(120));
  expect(toSlug(`${'r'.repeat(120)} and more`)).toBe('r'.repeat(120));
});
