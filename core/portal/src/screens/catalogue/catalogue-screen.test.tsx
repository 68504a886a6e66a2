import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { cataloguePortal, field, press, ring } from '../../../../../tests/support/catalogue-portal.tsx';
import { MediaChooserContext } from '../../shared/media-chooser.ts';
import { RecordPanel } from './record/record-panel.tsx';
// Otherwise it is loaded within the time of the first test.
import './catalogue-screen.tsx';

const desk = cataloguePortal();
const { open, refetch } = desk;
const openRing = () =>
  desk.show(
    <MediaChooserContext value={() => null}>
      <RecordPanel kind="products" id={12} onOpen={() => {}} />
    </MediaChooserContext>,
  );

test('a save sends what was changed, on the revision it was typed on; empty is no price', async () => {
  const { revision } = desk.catalogue.add('products', 12, ring);
  const { user, host } = openRing();
  await user.clear(await field('Price in dollars'));
  await user.keyboard('{Control>}s{/Control}');
  await waitFor(() => expect(host.notify).toHaveBeenCalledWith(expect.objectContaining({ title: 'Saved' })));
  expect(desk.catalogue.requests.filter(({ path }) => path === 'products/12')).toEqual([
    { path: 'products/12', body: { changes: { price: null }, revision } },
  ]);
  expect(await screen.findByText('Everything is saved.')).toBeVisible();
});

test('fields that others change follow, those being typed stay, also without a server, and both are stored', async () => {
  const stored = desk.catalogue.add('products', 12, ring);
  const { user } = openRing();
  await user.type(await field('Name'), ' Ring');
  desk.catalogue.change(stored, { price: 5000 });
  await refetch();
  await waitFor(async () => expect(await field('Price in dollars')).toHaveValue('5000'));
  expect(await field('Name')).toHaveValue('Oval Halo Ring');
  desk.isServerGone = true;
  await press(user, 'Save');
  expect(await screen.findByText(/^The server cannot be reached/)).toBeVisible();
  expect(await field('Name')).toHaveValue('Oval Halo Ring');
  desk.isServerGone = false;
  await press(user, 'Save');
  await screen.findByText('Everything is saved.');
  expect(stored.fields).toMatchObject({ name: 'Oval Halo Ring', price: 5000 });
});

test('the same field changed by both is shown side by side, also when only the save finds out; either can be taken', async () => {
  const stored = desk.catalogue.add('products', 12, ring);
  const { user } = openRing();
  const name = await field('Name');
  await user.clear(name);
  await user.type(name, 'Mine');
  desk.catalogue.change(stored, { name: 'Theirs', price: 5000 });
  await press(user, 'Save');
  const group = await screen.findByRole('group', { name: 'Name' });
  expect(within(group).getByText('Theirs')).toBeVisible();
  expect(within(group).getByText('Mine')).toBeVisible();
  expect(stored.fields.name).toBe('Theirs');
  // Until it is decided, nothing is sent.
  await press(user, 'Save');
  expect(stored.fields.name).toBe('Theirs');
  await press(user, 'Keep yours: Name');
  await press(user, 'Save');
  await screen.findByText('Everything is saved.');
  expect(stored.fields).toMatchObject({ name: 'Mine', price: 5000 });

  await user.type(name, ' Ring');
  desk.catalogue.change(stored, { name: 'Theirs again' });
  await refetch();
  await press(user, 'Take theirs: Name');
  expect(await field('Name')).toHaveValue('Theirs again');
  expect(await screen.findByText('Everything is saved.')).toBeVisible();
});

test('unsaved changes are offered on return, never applied, and restored on demand', async () => {
  desk.catalogue.add('products', 12, ring);
  const first = openRing();
  await first.user.type(await field('Name'), ' Ring');
  first.unmount();
  await waitFor(() =>
    expect(desk.catalogue.drafts.get('catalogue-products-12')?.changes).toEqual({ name: 'Oval Halo Ring' }),
  );
  // Another computer.
  localStorage.clear();
  const { user } = openRing();
  expect(await screen.findByText(/^You have unsaved changes from/)).toBeVisible();
  expect(await field('Name')).toHaveValue('Oval Halo');
  await press(user, 'Restore');
  expect(await field('Name')).toHaveValue('Oval Halo Ring');
  await press(user, 'Save');
  await screen.findByText('Everything is saved.');
  await waitFor(() => expect(desk.catalogue.drafts.size).toBe(0));
  expect(localStorage).toHaveLength(0);
});

test('what is typed without a server is on this computer', async () => {
  desk.catalogue.add('products', 12, ring);
  const first = openRing();
  const name = await field('Name');
  desk.isServerGone = true;
  await first.user.type(name, ' Ring');
  first.unmount();
  desk.isServerGone = false;
  expect(desk.catalogue.drafts.size).toBe(0);
  const { user } = openRing();
  await press(user, 'Discard');
  expect(screen.queryByText(/^You have unsaved changes/)).toBeNull();
  expect(localStorage).toHaveLength(0);
});

test('a new piece: its address follows its name until edited, and it stays open once saved', async () => {
  const { user } = open('/admin/catalogue/products/new');
  await user.type(await field('Name'), 'Élan & Co.');
  expect(await field('Address')).toHaveValue('elan-and-co');
  await user.clear(await field('Address'));
  await user.type(await field('Address'), 'elan');
  await user.type(await field('Name'), ' Ring');
  expect(await field('Address')).toHaveValue('elan');
  await press(user, 'Save as draft');
  await waitFor(() => expect(desk.place).toMatch(/^\/admin\/catalogue\/products\/\d+$/));
  expect(await field('Name')).toHaveValue('Élan & Co. Ring');
  expect(desk.catalogue.lists.products[0]).toMatchObject({ state: 'draft', fields: { slug: 'elan' } });
  await waitFor(() => expect(desk.catalogue.drafts.size).toBe(0));
});

test.each(['hidden', 'draft'] as const)(
  'the address of a piece that was on the website and is now %s does not follow its name',
  async (state) => {
    const stored = desk.catalogue.add('products', 12, ring, state);
    const changes = [{ field: 'state', from: 'live', to: state }];
    stored.history.unshift({ revision: 1, at: '2026-06-01T12:00:00Z', by: 'anna', action: 'state', changes });
    const { user } = openRing();
    await user.type(await field('Name'), ' Ring');
    expect(await field('Address')).toHaveValue('oval-halo');
  },
);

test('publishing says at each field what visitors would miss', async () => {
  desk.catalogue.add('products', 12, { name: 'Oval Halo' }, 'draft');
  const { user } = openRing();
  await field('Name');
  await press(user, 'Publish');
  for (const sentence of [
    'Please enter an address.',
    'Please enter a description.',
    'Please choose a category.',
    'Please choose a picture from the media library.',
  ])
    expect(await screen.findByText(sentence)).toBeVisible();
});

test('what the server refuses is said at its field', async () => {
  desk.catalogue.add('products', 11, { ...ring, slug: 'taken' });
  desk.catalogue.add('products', 12, ring);
  const { user } = openRing();
  const address = await field('Address');
  await user.clear(address);
  await user.type(address, 'taken');
  await press(user, 'Save');
  expect(await screen.findByText('This address is taken.')).toBeVisible();
  expect(address).toHaveFocus();
});
