import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { cataloguePortal, press, ring } from '../../../../../../tests/support/catalogue-portal.tsx';
// Otherwise it is loaded within the time of the first test.
import '../catalogue-screen.tsx';

const desk = cataloguePortal();
const WALK = '/admin/catalogue/complete?missing=alternative-text';

/** Three pieces without a text for their picture. */
const addRings = () =>
  ['Oval', 'Round', 'Pear'].map((name, index) =>
    desk.catalogue.add('products', index + 1, { ...ring, slug: name.toLowerCase(), name }),
  );
const text = () => screen.findByLabelText('Description of the first picture');
const expectShown = async (name: string, left: number) => {
  await waitFor(() => expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent(name));
  expect(await text()).toHaveFocus();
  await waitFor(() => expect(screen.getByText(/^\d+ left$/)).toHaveTextContent(`${left} left`));
};
const saveText = async (user: UserEvent, typed: string) => {
  await user.type(await text(), typed);
  await user.keyboard('{Enter}');
};

test('one key saves a text and leads to the next piece, whose field has the focus', async () => {
  const [oval, round] = addRings();
  const { user } = desk.open(WALK);
  await expectShown('Oval', 3);
  await saveText(user, 'A ring');
  await expectShown('Round', 2);
  expect(await text()).toHaveValue('');
  expect(oval?.fields.image_alt).toBe('A ring');
  await user.type(await text(), 'Another');
  fireEvent.keyDown(document, { key: 'Enter', ctrlKey: true });
  await expectShown('Pear', 1);
  expect(round?.fields.image_alt).toBe('Another');
});

test('what is skipped can be gone back to, and is offered again at the end', async () => {
  addRings();
  const { user } = desk.open(WALK);
  await expectShown('Oval', 3);
  expect(screen.getByRole('button', { name: 'Back' })).toHaveAttribute('aria-disabled', 'true');
  await user.keyboard('{PageDown}');
  await expectShown('Round', 2);
  await user.keyboard('{PageUp}');
  await expectShown('Oval', 3);
  await press(user, 'Skip');
  await expectShown('Round', 2);
  await press(user, 'Back');
  await expectShown('Oval', 3);
  await saveText(user, 'A ring');
  for (const name of ['Round', 'Pear']) {
    await waitFor(() => expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent(name));
    await user.keyboard('{PageDown}');
  }
  expect(
    await screen.findByText('Nothing is left, apart from 2 pieces that you have skipped.'),
  ).toBeVisible();
  await press(user, 'Show what was skipped');
  await expectShown('Round', 2);
});

test('the last one is taken back, and shown again with what it lacks', async () => {
  const [oval] = addRings();
  const { user } = desk.open(WALK);
  await expectShown('Oval', 3);
  await saveText(user, 'Too soon');
  await expectShown('Round', 2);
  // While something is typed, the key takes back what is typed.
  await user.type(await text(), 'x');
  await user.keyboard('{Control>}z{/Control}');
  expect(oval?.fields.image_alt).toBe('Too soon');
  await user.clear(await text());
  await user.keyboard('{Control>}z{/Control}');
  await expectShown('Oval', 3);
  expect(await text()).toHaveValue('');
  expect(oval?.fields).not.toHaveProperty('image_alt');
});

test('what cannot be taken back says so', async () => {
  const [oval] = addRings();
  const { user, host } = desk.open(WALK);
  await expectShown('Oval', 3);
  await saveText(user, 'Mine');
  await expectShown('Round', 2);
  if (oval) desk.catalogue.change(oval, { image_alt: 'Theirs' });
  await press(user, 'Undo');
  await waitFor(() =>
    expect(host.notify).toHaveBeenCalledWith(expect.objectContaining({ title: 'It was not undone' })),
  );
  expect(oval?.fields.image_alt).toBe('Theirs');
});

test('a text that is refused stays with its piece and says why', async () => {
  const [oval] = addRings();
  const { user } = desk.open(WALK);
  await expectShown('Oval', 3);
  fireEvent.change(await text(), { target: { value: 'x'.repeat(301) } });
  await user.keyboard('{Enter}');
  expect(await screen.findByText('Please use at most 300 characters.')).toBeVisible();
  await expectShown('Oval', 3);
  expect(oval?.fields).not.toHaveProperty('image_alt');
});

test('what is typed and not saved is offered on the way back, also about a piece fetched ahead', async () => {
  addRings();
  const { user } = desk.open(WALK);
  await expectShown('Oval', 3);
  await user.keyboard('{PageDown}');
  await expectShown('Round', 2);
  await user.type(await text(), 'Seen on the second');
  await user.keyboard('{PageDown}');
  await expectShown('Pear', 1);
  await waitFor(() => expect(desk.catalogue.drafts.has('catalogue-products-2')).toBe(true));
  await user.keyboard('{PageUp}');
  expect(await screen.findByRole('region', { name: 'Unsaved changes' })).toHaveTextContent(
    'Seen on the second',
  );
  expect(await text()).toHaveValue('');
  await press(user, 'Restore');
  expect(await text()).toHaveValue('Seen on the second');
});

test('begins with what its own filters find, whatever list was seen before', async () => {
  const [oval] = addRings();
  if (oval) oval.fields.image_alt = 'Complete';
  const { findByRole } = desk.open('/admin/catalogue/products?sort=name');
  expect(await findByRole('row', { name: /Oval/ })).toBeVisible();
  await desk.go('/admin/catalogue/complete');
  await expectShown('Round', 2);
});

test('where nothing is missing a sentence says so', async () => {
  desk.open(WALK);
  expect(await screen.findByText('Nothing is left to complete here.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Show what was skipped' })).toBeNull();
});
