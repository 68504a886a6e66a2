import { ChakraProvider } from '@chakra-ui/react';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { bareHost } from '../../../../../tests/support/bare-host.ts';
import { fakeCatalogue } from '../../../../../tests/support/fake-catalogue.ts';
import { memorySessionStore } from '../../../../../tests/support/memory-session-store.ts';
import { stubServer } from '../../../../../tests/support/stub-server.ts';
import { stubWindow } from '../../../../../tests/support/stub-window.ts';
import { portalSystem } from '../../../theme/index.ts';
import { PortalScreens } from '../../app/admin-portal.tsx';
import { createPortal } from '../../app/create-portal.ts';
import { queryKeys } from '../../shared/live/live-queries.ts';
import type { Portal } from '../../shared/portal.ts';

const ring = {
  slug: 'oval-halo',
  name: 'Oval Halo',
  price: 4250,
  description: 'An oval stone in a halo.',
  image_url: '/media/oval.jpg',
  category_id: 1,
};

let catalogue: ReturnType<typeof fakeCatalogue>;
let isServerGone = false;
let portal: Portal;
let place = '';

const Place = () => {
  const { pathname, search } = useLocation();
  place = pathname + search;
  return null;
};

const open = (path: string) => {
  const expiresAt = new Date(Date.now() + 3 * 24 * 3_600_000).toISOString();
  const host = { ...bareHost(), session: memorySessionStore({ token: 'a-token', expiresAt }).store };
  portal = createPortal(host);
  const view = render(
    <ChakraProvider value={portalSystem}>
      <MemoryRouter initialEntries={[path]} useTransitions={false}>
        <PortalScreens portal={portal} />
        <Place />
      </MemoryRouter>
    </ChakraProvider>,
  );
  return { ...view, host, user: userEvent.setup() };
};

/** What an event of the server causes. */
const refetch = () => portal.queries.invalidateQueries({ queryKey: queryKeys.catalogue });

beforeEach(() => {
  localStorage.clear();
  isServerGone = false;
  catalogue = fakeCatalogue();
  catalogue.add('categories', 1, { slug: 'rings', name: 'Rings', description: 'Rings.' });
  catalogue.add('categories', 2, { slug: 'earrings', name: 'Earrings', description: 'Earrings.' });
  stubServer(async (request) => {
    if (isServerGone) throw new TypeError('Failed to fetch');
    const { pathname } = new URL(request.url);
    if (pathname === '/api/admin/session')
      return Response.json({
        username: 'me',
        expiresAt: '2036-01-01T00:00:00.000Z',
        serverTime: Date.now(),
        publicOrigin: 'https://shop.example.com',
      });
    return (
      (await catalogue.respond(request)) ??
      Response.json({ success: false, code: 'not_found', message: 'Not found.' }, { status: 404 })
    );
  });
  document.documentElement.style.fontSize = '16px';
  Element.prototype.scrollIntoView = vi.fn();
  stubWindow({ matches: true });
});
afterEach(() => void vi.unstubAllGlobals());

const field = (name: string) => screen.findByLabelText(name);
const press = async (user: ReturnType<typeof userEvent.setup>, name: string) =>
  user.click(await screen.findByRole('button', { name }));

test('a price that is none says so at its field, and nothing is sent', async () => {
  catalogue.add('products', 12, ring);
  const { user } = open('/admin/catalogue/products/12');
  const price = await field('Price in dollars');
  await user.clear(price);
  await user.type(price, '4,2,50');
  await press(user, 'Save');
  expect(await screen.findByText('Please enter a price in dollars, such as 4250 or 4250.50.')).toBeVisible();
  expect(price).toHaveFocus();
  expect(catalogue.requests.filter(({ path }) => path === 'products/12')).toEqual([]);
});

test('a save sends what was changed, on the revision it was typed on; empty is no price', async () => {
  const { revision } = catalogue.add('products', 12, ring);
  const { user, host } = open('/admin/catalogue/products/12');
  await user.clear(await field('Price in dollars'));
  await user.keyboard('{Control>}s{/Control}');
  await waitFor(() => expect(host.notify).toHaveBeenCalledWith(expect.objectContaining({ title: 'Saved' })));
  expect(catalogue.requests.filter(({ path }) => path === 'products/12')).toEqual([
    { path: 'products/12', body: { changes: { price: null }, revision } },
  ]);
  expect(await screen.findByText('Everything is saved.')).toBeVisible();
  expect(place).toBe('/admin/catalogue/products/12');
});

test('fields that others change follow, those being typed stay, and both are stored', async () => {
  const stored = catalogue.add('products', 12, ring);
  const { user } = open('/admin/catalogue/products/12');
  await user.type(await field('Name'), ' Ring');
  catalogue.change(stored, { price: 5000 });
  await refetch();
  await waitFor(async () => expect(await field('Price in dollars')).toHaveValue('5000'));
  expect(await field('Name')).toHaveValue('Oval Halo Ring');
  await press(user, 'Save');
  await screen.findByText('Everything is saved.');
  expect(stored.fields).toMatchObject({ name: 'Oval Halo Ring', price: 5000 });
});

test('the same field changed by both is shown side by side, also when only the save finds out', async () => {
  const stored = catalogue.add('products', 12, ring);
  const { user } = open('/admin/catalogue/products/12');
  const name = await field('Name');
  await user.clear(name);
  await user.type(name, 'Mine');
  catalogue.change(stored, { name: 'Theirs', price: 5000 });
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
});

test('theirs can be taken', async () => {
  const stored = catalogue.add('products', 12, ring);
  const { user } = open('/admin/catalogue/products/12');
  await user.type(await field('Name'), ' Ring');
  catalogue.change(stored, { name: 'Theirs' });
  await refetch();
  await press(user, 'Take theirs: Name');
  expect(await field('Name')).toHaveValue('Theirs');
  expect(await screen.findByText('Everything is saved.')).toBeVisible();
});

test('without a server, what was typed stays and the sentence says so', async () => {
  catalogue.add('products', 12, ring);
  const { user } = open('/admin/catalogue/products/12');
  await user.type(await field('Name'), ' Ring');
  isServerGone = true;
  await press(user, 'Save');
  expect(await screen.findByText(/^Nothing was saved\. The server cannot be reached/)).toBeVisible();
  expect(await field('Name')).toHaveValue('Oval Halo Ring');
});

test('unsaved changes are offered on return, never applied, and restored on demand', async () => {
  catalogue.add('products', 12, ring);
  const first = open('/admin/catalogue/products/12');
  await first.user.type(await field('Name'), ' Ring');
  first.unmount();
  await waitFor(() =>
    expect(catalogue.drafts.get('products/12')?.changes).toEqual({ name: 'Oval Halo Ring' }),
  );
  // Another computer.
  localStorage.clear();
  const { user } = open('/admin/catalogue/products/12');
  expect(await screen.findByText(/^You have unsaved changes from/)).toBeVisible();
  expect(await field('Name')).toHaveValue('Oval Halo');
  await press(user, 'Restore');
  expect(await field('Name')).toHaveValue('Oval Halo Ring');
  await press(user, 'Save');
  await screen.findByText('Everything is saved.');
  await waitFor(() => expect(catalogue.drafts.size).toBe(0));
  expect(localStorage).toHaveLength(0);
});

test('what is typed without a server is on this computer', async () => {
  catalogue.add('products', 12, ring);
  const first = open('/admin/catalogue/products/12');
  const name = await field('Name');
  isServerGone = true;
  await first.user.type(name, ' Ring');
  first.unmount();
  isServerGone = false;
  expect(catalogue.drafts.size).toBe(0);
  const { user } = open('/admin/catalogue/products/12');
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
  await waitFor(() => expect(place).toMatch(/^\/admin\/catalogue\/products\/\d+$/));
  expect(await field('Name')).toHaveValue('Élan & Co. Ring');
  expect(catalogue.lists.products[0]).toMatchObject({ state: 'draft', fields: { slug: 'elan' } });
  await waitFor(() => expect(catalogue.drafts.size).toBe(0));
});

test('publishing says at each field what visitors would miss', async () => {
  catalogue.add('products', 12, { name: 'Oval Halo' }, 'draft');
  const { user } = open('/admin/catalogue/products/12');
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
  catalogue.add('products', 11, { ...ring, slug: 'taken' });
  catalogue.add('products', 12, ring);
  const { user } = open('/admin/catalogue/products/12');
  const address = await field('Address');
  await user.clear(address);
  await user.type(address, 'taken');
  await press(user, 'Save');
  expect(await screen.findByText('This address is taken.')).toBeVisible();
  expect(address).toHaveFocus();
});

test('a change of state is undone by its notice', async () => {
  const stored = catalogue.add('products', 12, ring);
  const { user, host } = open('/admin/catalogue/products/12');
  await press(user, 'Mark as sold');
  await waitFor(() => expect(stored.state).toBe('sold'));
  await waitFor(() => expect(host.notify).toHaveBeenCalled());
  host.notify.mock.lastCall?.[0].actions?.[0]?.run();
  await waitFor(() => expect(stored.state).toBe('live'));
});

test('an old version fills the form and changes nothing else', async () => {
  const stored = catalogue.add('products', 12, ring);
  catalogue.change(stored, { material: 'Gold' }, 'anna');
  catalogue.change(stored, { price: 5000 }, 'ben');
  const { user } = open('/admin/catalogue/products/12');
  expect(await screen.findByText('$4,250')).toBeVisible();
  await user.click(
    (await screen.findAllByRole('button', { name: /^Restore this version/ }))[0] as HTMLElement,
  );
  expect(await field('Price in dollars')).toHaveValue('4250');
  expect(stored.fields.price).toBe(5000);
  expect(await screen.findByText('One change is not saved, and kept for you.')).toBeVisible();
});
