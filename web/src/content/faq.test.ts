import { describe, expect, test } from 'vitest';
import { faqEntries } from './faq.ts';
import { servedCities } from './local-area.ts';
import { repairServices } from './services.ts';

describe('the FAQ', () => {
  test('has eight different questions, each with an answer', () => {
    expect(faqEntries).toHaveLength(8);
    expect(new Set(faqEntries.map(({ id }) => id)).size).toBe(8);
    expect(new Set(faqEntries.map(({ question }) => question)).size).toBe(8);
    for (const { question, answer } of faqEntries) {
      expect(question).toMatch(/\?$/);
      expect(answer).toMatch(/^[A-Z].{20,}\.$/);
    }
  });

  test.each([
    'over 40 years',
    '1-2 weeks',
    'Rush orders',
    'additional fee',
    'Estimates for repairs are free',
    'supply your own stones or materials',
    'Continuous-stone settings',
    'Photographs, measurements, a material analysis and a market valuation',
    'Palm Beach County',
    ...servedCities.map(({ name }) => name),
  ])('says "%s", as SPEC section 9 does', (fact) => {
    expect(faqEntries.map(({ answer }) => answer).join('\n')).toContain(fact);
  });

  test('names every repair', () => {
    const answers = faqEntries.map(({ answer }) => answer.toLowerCase()).join('\n');
    for (const repair of repairServices) expect(answers).toContain(repair.toLowerCase());
  });
});
