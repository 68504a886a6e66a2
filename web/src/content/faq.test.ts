import { usualQuestions } from '@jeweler/core/business';
import { describe, expect, test } from 'vitest';
import { servedCities } from './local-area.ts';
import { repairServices } from './services.ts';

describe('the FAQ', () => {
  test('has eight different questions, each with an answer', () => {
    expect(usualQuestions).toHaveLength(8);
    expect(new Set(usualQuestions.map(({ id }) => id)).size).toBe(8);
    expect(new Set(usualQuestions.map(({ question }) => question)).size).toBe(8);
    for (const { question, answer } of usualQuestions) {
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
    expect(usualQuestions.map(({ answer }) => answer).join('\n')).toContain(fact);
  });

  test('names every repair', () => {
    const answers = usualQuestions.map(({ answer }) => answer.toLowerCase()).join('\n');
    for (const repair of repairServices) expect(answers).toContain(repair.toLowerCase());
  });
});
