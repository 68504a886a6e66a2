import { usualWheel } from '@jeweler/core/business';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInSite } from '../../../../tests/support/render-in-site.tsx';
import { useWheel } from '../home/use-home-facts.ts';
import { PrizeRulesPage } from './prize-rules-page.tsx';

test('the rules say what can be won, what it is worth and how likely it is, until staff write others', () => {
  renderInSite(<PrizeRulesPage />);
  expect(
    screen.getByText(/^Jewelry Cleaning, worth \$30: 8 in 63 [\s\S]+ Laser Solder, worth \$150: 1 in 63$/),
  ).toBeVisible();
});

test('the rules of the shop stand there in paragraphs, as text', () => {
  const wheel = { ...usualWheel, rules: 'One spin a day.\n\n<b>No cash.</b>' };
  renderInSite(<PrizeRulesPage />, { data: { shop: { wheel } } });
  expect(screen.getByText('One spin a day.').tagName).toBe('P');
  expect(screen.getByText('<b>No cash.</b>')).toBeVisible();
  expect(screen.queryByText(/worth/)).toBeNull();
});

const Wheel = () => JSON.stringify(useWheel() ?? 'none');

test.each([
  ['as usual', {}, { opensByItself: true }],
  ['by its button only', { opens_by_itself: false }, { opensByItself: false }],
  ['off', { active: false }, 'none'],
  ['before its first day', { starts_on: '2026-06-16' }, 'none'],
  ['on its only day', { starts_on: '2026-06-15', ends_on: '2026-06-15' }, { opensByItself: true }],
  ['after its last day', { ends_on: '2026-06-14' }, 'none'],
])('the home page has the wheel %s', (_when, changes, expected) => {
  const wheel = { ...usualWheel, ...changes };
  const { container } = renderInSite(<Wheel />, { data: { day: '2026-06-15', shop: { wheel } } });
  expect(container.textContent).toContain(JSON.stringify(expected));
});
