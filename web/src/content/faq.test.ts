import { usualQuestions } from '@jeweler/core/business';
import { describe, expect, test } from 'vitest';
import { servedCities } from './content-pages/local-area.ts';

describe('the FAQ', () => {
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

  test('names every repair of SPEC section 9', () => {
    const answers = usualQuestions.map(({ answer }) => answer.toLowerCase()).join('\n');
    const repairs =
      'ring sizing, stone setting, prong re-tipping, chain repair, clasp replacement, cleaning and polishing, rhodium plating, vintage restoration';
    for (const repair of repairs.split(', ')) expect(answers).toContain(repair);
  });
});
