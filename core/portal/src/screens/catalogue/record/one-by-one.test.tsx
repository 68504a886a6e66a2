import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { cataloguePortal, press, ring } from '../../../../../../tests/support/catalogue-portal.tsx';
import { queryKeys } from '../../../shared/live/live-queries.ts';
// Otherwise it is loaded within the time of the first test.
import '../catalogue-screen.tsx';

const desk = cataloguePortal();
const FIRST = '/admin/catalogue/complete?missing=alternative-text';

/** Three pieces without a text for their picture. */
const addRings = () =>
  ['Oval', 'Round', 'Pear'].map((name, index) =>
    desk.catalogue.add('products', index + 1, { ...ring, slug: name.toLowerCase(), name }),
  );
const text = () => screen.findByLabelText('Description of the first picture');
const expectShown = async (name: string, place: string) => {
  await waitFor(() => expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent(name));
  await waitFor(async () => expect(await text()).toHaveFocus());
  expect(await screen.findByText(`Piece ${place} · No picture description`)).toBeVisible();
};
const saveText = async (user: UserEvent, typed: string) => {
  await user.type(await text(), typed);
  await user.keyboard('{Enter}');
};

test('one key saves a text and leads to the next piece, whose field has the focus', async () => {
  const [oval, round] = addRings();
  const { user, host, portal } = desk.open(FIRST);
  await expectShown('Oval', '1 of 3');
  // The next piece is there before it is asked for.
  const next = [...queryKeys.catalogue, 'products', 'record', 2];
  await waitFor(() => expect(portal.queries.getQueryData(next)).toMatchObject({ id: 2 }));
  expect(desk.place).toBe('/admin/catalogue/products/1?missing=alternative-text');
  await saveText(user, 'A ring');
  await expectShown('Round', '1 of 2');
  expect(await text()).toHaveValue('');
  expect(oval?.fields.image_alt).toBe('A ring');
  await user.type(await text(), 'Another');
  fireEvent.keyDown(document, { key: 'Enter', ctrlKey: true });
  await expectShown('Pear', '1 of 1');
  expect(round?.fields.image_alt).toBe('Another');
  expect(desk.catalogue.drafts.size).toBe(0);
  expect(host.notify).not.toHaveBeenCalled();
});

test('a piece opened from the list of what is missing leads on in the same way', async () => {
  const [, round] = addRings();
  const { user } = desk.open('/admin/catalogue/products?missing=any');
  await user.click(await screen.findByRole('link', { name: /Round/ }));
  await expectShown('Round', '2 of 3');
  await user.type(await text(), 'A ring');
  await press(user, 'Save and next');
  await expectShown('Pear', '2 of 2');
  expect(round?.fields.image_alt).toBe('A ring');
});

test('what is skipped can be gone back to, and the list has it at the end', async () => {
  addRings();
  const { user, host } = desk.open(FIRST);
  await expectShown('Oval', '1 of 3');
  await user.keyboard('{PageUp}');
  await expectShown('Oval', '1 of 3');
  await user.keyboard('{PageDown}');
  await expectShown('Round', '2 of 3');
  await user.keyboard('{PageUp}');
  await expectShown('Oval', '1 of 3');
  await press(user, 'Skip');
  await expectShown('Round', '2 of 3');
  await saveText(user, 'A ring');
  await expectShown('Pear', '2 of 2');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(desk.place).toBe('/admin/catalogue/products?missing=alternative-text'));
  expect(host.notify).toHaveBeenCalledWith(expect.objectContaining({ title: 'That was the last one' }));
  expect(await screen.findByRole('row', { name: /Oval/ })).toBeVisible();
  expect(screen.queryByRole('row', { name: /Round/ })).toBeNull();
  await user.click(screen.getByRole('link', { name: 'Complete one by one' }));
  await expectShown('Oval', '1 of 2');
});

test('a text that is refused stays with its piece and says why; one that is saved for the time being stays open, and the next one is still beside it', async () => {
  const [oval] = addRings();
  const { user } = desk.open(FIRST);
  await expectShown('Oval', '1 of 3');
  fireEvent.change(await text(), { target: { value: 'x'.repeat(301) } });
  await user.keyboard('{Enter}');
  expect(await screen.findByText('Please use at most 300 characters.')).toBeVisible();
  await expectShown('Oval', '1 of 3');
  expect(oval?.fields).not.toHaveProperty('image_alt');
  await user.clear(await text());
  await user.type(await text(), 'A ring');
  await press(user, 'Save');
  expect(await screen.findByText('Not in this list any more')).toBeVisible();
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Oval');
  expect(oval?.fields.image_alt).toBe('A ring');
  await user.keyboard('{PageDown}');
  await expectShown('Round', '1 of 2');
});

test('what somebody else has written meanwhile is shown beside it, and nothing is left behind', async () => {
  const [oval] = addRings();
  const { user } = desk.open(FIRST);
  await expectShown('Oval', '1 of 3');
  await user.type(await text(), 'Mine');
  if (oval) desk.catalogue.change(oval, { image_alt: 'Theirs' });
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('region', { name: 'Also changed by someone else' })).toBeVisible();
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Oval');
  await press(user, 'Keep yours: Description of the first picture');
  await press(user, 'Save and next');
  await expectShown('Round', '1 of 2');
  expect(oval?.fields.image_alt).toBe('Mine');
});

test('begins with what its own filters find, whatever list was seen before', async () => {
  const [oval] = addRings();
  if (oval) oval.fields.image_alt = 'Complete';
  const { findByRole } = desk.open('/admin/catalogue/products?sort=name');
  expect(await findByRole('row', { name: /Oval/ })).toBeVisible();
  await desk.go('/admin/catalogue/complete');
  await expectShown('Round', '1 of 2');
});

test('where nothing is missing the list says so', async () => {
  desk.open(FIRST);
  expect(await screen.findByText('Nothing matches the search and filters.')).toBeVisible();
});

test('an old price that is still right is confirmed with one key, and a typed one is saved instead', async () => {
  const [oval, round] = addRings();
  for (const each of [oval, round])
    if (each) Object.defineProperty(each, 'missing', { value: ['old-price'] });
  const { user } = desk.open('/admin/catalogue/products/1?missing=old-price');
  expect(await screen.findByRole('checkbox', { name: 'The price is still right' })).toBeChecked();
  const price = () => screen.findByLabelText('Price in dollars');
  await waitFor(async () => expect(await price()).toHaveFocus());
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Round'));
  expect(desk.catalogue.requests.map(({ path }) => path)).toEqual(['products/1/price-check']);
  await waitFor(async () => expect(await price()).toHaveFocus());
  await user.clear(await price());
  await user.type(await price(), '5000');
  expect(screen.queryByRole('checkbox', { name: /still right/ })).toBeNull();
  await press(user, 'Save');
  await waitFor(() => expect(round?.fields.price).toBe(5000));
  expect(desk.catalogue.requests.map(({ path }) => path)).toEqual(['products/1/price-check', 'products/2']);
});

test('where no filter looks for what is missing, the editor has none of this', async () => {
  addRings();
  const { user } = desk.open('/admin/catalogue/products/1');
  expect(await text()).not.toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Save and next' })).toBeNull();
  await user.keyboard('{PageDown}');
  expect(desk.place).toBe('/admin/catalogue/products/1');
});
