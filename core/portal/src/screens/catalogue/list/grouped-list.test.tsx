import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { cataloguePortal, field, press } from '../../../../../../tests/support/catalogue-portal.tsx';
// Otherwise it is loaded within the time of the first test.
import '../shop-screen.tsx';

const desk = cataloguePortal();
const LIST = '/admin/settings/shop/services';
const line = { price: 25, time: '1-3 days', group: 'chains' };

beforeEach(() => {
  desk.catalogue.add('services', 1, { ...line, name: 'Ladies Smaller', group: 'ring-sizing' });
  desk.catalogue.add('services', 2, { ...line, name: 'Install Clasp' });
  desk.catalogue.add('services', 3, { ...line, name: 'Small Clasp' });
});

const names = async () => {
  const grid = await screen.findByRole('grid', { name: 'Services' });
  return within(grid)
    .getAllByRole('row')
    .map((row) => /Smaller|Install|Small Clasp/.exec(row.textContent ?? '')?.[0]);
};

test('lines are moved within their tab, which stands in the address', async () => {
  const { user } = desk.open(LIST);
  expect(await names()).toEqual(['Smaller', 'Install', 'Small Clasp']);
  const movable = () => screen.queryAllByTitle('Drag to move');
  expect(movable()).toHaveLength(0);
  await user.selectOptions(await field('Tab'), 'Chains');
  await waitFor(async () => expect(await names()).toEqual(['Install', 'Small Clasp']));
  expect(desk.place).toBe(`${LIST}?group=chains`);
  expect(movable()).toHaveLength(2);
  await user.selectOptions(await field('Tab'), 'Every tab');
  await waitFor(async () => expect(await names()).toHaveLength(3));
  expect(desk.place).toBe(LIST);
});

test('a price with a comma for its decimals is refused at its field; thousands may have one', async () => {
  const { user } = desk.open(`${LIST}/2`);
  const price = await field('Price in dollars');
  await user.clear(price);
  await user.type(price, '12,50');
  await press(user, 'Save');
  expect(await screen.findByText(/^Please enter a price in dollars/)).toBeVisible();
  expect(price).toHaveValue('12,50');
  await user.clear(price);
  await user.type(price, '1,250.00');
  await press(user, 'Save');
  await waitFor(() =>
    expect(desk.catalogue.requests.at(-1)?.body).toMatchObject({ changes: { price: 1250 } }),
  );
});
