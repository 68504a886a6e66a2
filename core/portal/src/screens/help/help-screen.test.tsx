import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { renderPortal, signedInPortal } from '../../../../../tests/support/signed-in-portal.tsx';
import { notFound, stubServer } from '../../../../../tests/support/stub-server.ts';
import { stubWindow } from '../../../../../tests/support/stub-window.ts';
import { portalScreens, screenAt } from '../../app/screens.tsx';
import { screenKeys } from '../../shared/data-list/use-screen-keys.ts';
import { handbook } from './handbook.ts';

beforeEach(() => {
  stubServer(notFound);
  stubWindow({ matches: false });
});

const open = (path: string) => renderPortal(path, signedInPortal());
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const press = async ({ user }: ReturnType<typeof open>, name: string) =>
  user.click(await screen.findByRole('link', { name }));

test('Help lists the pages in their order, each with what it is for', async () => {
  const view = open('/admin/help');
  await heading('Help');
  const items = within(screen.getByRole('region', { name: 'Pages' })).getAllByRole('listitem');
  expect(items.map((item) => within(item).getByRole('link').textContent)).toEqual([
    'Answer a request',
    'Book by telephone',
    'A new piece, with the phone',
    'Prices',
    'Sold',
    'Photos of customers',
    'Prizes',
    'When the internet is gone',
    'A new colleague',
    'Something is wrong',
    'Keyboard shortcuts',
  ]);
  expect(items[4]).toHaveTextContent(
    'For a piece that has been sold: the website says Sold instead of the price.',
  );
  await press(view, 'Sold');
  expect(view.place()).toBe('/admin/help/sold');
  await waitFor(async () => expect(await heading('Sold')).toHaveFocus());
});

test('a page has numbered steps, pictures, and links to screens and to other pages', async () => {
  const view = open('/admin/help/when-the-internet-is-gone');
  await heading('When the internet is gone');
  const page = within(screen.getByRole('main'));
  expect(page.getAllByRole('list')[0]?.tagName).toBe('OL');
  expect(page.getByText('Show today as last known').tagName).toBe('STRONG');
  expect(page.getByRole('link', { name: 'Agenda' })).toHaveAttribute('href', '/admin/agenda');
  await press(view, 'Book by telephone');
  expect(view.place()).toBe('/admin/help/book-by-telephone');
  await waitFor(async () => expect(await heading('Book by telephone')).toHaveFocus());
  expect(page.getByRole('img', { name: /^Add booking: name and phone/ })).toHaveAttribute(
    'src',
    expect.stringContaining('booking.webp'),
  );
  await press(view, 'All pages of Help');
  expect(view.place()).toBe('/admin/help');
});

test('an address that no page has leads to all pages', async () => {
  const { place } = open('/admin/help/nowhere');
  await heading('Help');
  expect(place()).toBe('/admin/help');
});

test.each([
  ['/admin/agenda', 'Book by telephone'],
  ['/admin/settings/shop/services', 'Prices'],
  ['/admin/settings', 'A new colleague'],
  ['/admin/help/prices', 'Help'],
])('in the header of %s, Help opens %s', async (path, title) => {
  await press(open(path), 'Help');
  await heading(title);
});

test('every page that a screen opens is there, and every screen that a page links to', () => {
  const names = handbook.map(({ name }) => name);
  expect(portalScreens.flatMap(({ help }) => help ?? []).filter((name) => !names.includes(name))).toEqual([]);
  const links = JSON.stringify(handbook).match(/(?<="href":")\/[^"]+/g) ?? [];
  expect(links.length).toBeGreaterThan(10);
  expect(links.filter((link) => !screenAt(link))).toEqual([]);
});

test('`?` shows all keys over any screen; single ones do nothing while one types, or once they are switched off', async () => {
  const { user } = open('/admin/help/sold');
  await heading('Sold');
  await user.keyboard('?');
  const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  // What the screens listen to is what the page names.
  const named = [...dialog.querySelectorAll('kbd')].map(({ textContent }) => textContent);
  expect(Object.values(screenKeys).filter((key) => !named.includes(key))).toEqual([]);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(screen.getByRole('link', { name: 'Your account' }));
  await user.click(await screen.findByRole('checkbox', { name: 'Single-key shortcuts' }));
  await user.keyboard('?');
  expect(screen.queryByRole('dialog')).toBeNull();
});
