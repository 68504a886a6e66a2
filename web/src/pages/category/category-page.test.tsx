import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { describe, expect, test, vi } from 'vitest';
import { product } from '../../../../tests/support/products.ts';
import { renderInSite } from '../../../../tests/support/render-in-site.tsx';
import { answer, stubServer } from '../../../../tests/support/stub-server.ts';
import type { PageData } from '../../data/page-data.ts';
import { CategoryPage } from './category-page.tsx';

const categories = [
  { id: 1, slug: 'engagement-rings', name: 'Engagement Rings', description: 'Set by hand.' },
  { id: 2, slug: 'earrings', name: 'Earrings', description: 'Studs, hoops and drops.' },
];

/** Opens `path`, in a document that the server rendered for `data.url`. */
const open = (path: string, data: Partial<PageData> = {}) =>
  renderInSite(
    <Routes>
      <Route path="/category/:slug" element={<CategoryPage />} />
    </Routes>,
    { path, data: { categories, ...data } },
  );

/** Names of the category's own products, without the related ones. */
const names = () =>
  screen
    .queryAllByRole('heading', { level: 2 })
    .filter((heading) => heading.closest('a'))
    .map(({ textContent }) => textContent);

// Must be the first test of this file: the list is fetched once and then cached.
test('a list that could not be fetched after a navigation is fetched at the next try', async () => {
  let refuses = true;
  const rings = [product({ name: 'Halo', style: 'halo' }), product({ name: 'Plain', style: 'plain' })];
  stubServer((request) => answer(refuses ? 503 : 200, refuses ? {} : rings)(request));
  open('/category/engagement-rings?style=halo', { url: '/' });
  expect(screen.getByRole('heading', { level: 1, name: 'Engagement Rings' })).toBeVisible();
  expect(screen.getByText('Loading the pieces')).toBeInTheDocument();
  const again = await screen.findByRole('button', { name: 'Try again' });
  refuses = false;
  await userEvent.click(again);
  await waitFor(() => expect(names()).toEqual(['Halo']));
  expect(screen.getByText('1 piece')).toBeVisible();
});

describe('a category page', () => {
  test('shows what the server rendered it from, and fetches nothing', () => {
    const fetch = vi.fn();
    vi.stubGlobal('fetch', fetch);
    open('/category/earrings', { products: [product({ name: 'Studs' })], total: 1 });
    expect(screen.getByText('Studs, hoops and drops.')).toBeVisible();
    expect(screen.getByText('1 piece')).toBeVisible();
    expect(names()).toEqual(['Studs']);
    expect(document.title).toBe('Earrings in Palm Beach County · Oren Vale');
    expect(fetch).not.toHaveBeenCalled();
  });

  test('names each active filter as a link that clears it and keeps the rest', () => {
    open('/category/earrings?style=halo&sort=bestsellers', {
      url: '/category/earrings?sort=bestsellers&style=halo',
      products: [product({ style: 'halo' })],
      total: 1,
    });
    expect(screen.getByRole('link', { name: 'Style: Halo, clear' })).toHaveAttribute(
      'href',
      '/category/earrings?sort=bestsellers',
    );
    expect(screen.getByRole('link', { name: 'Bestsellers first, clear' })).toHaveAttribute(
      'href',
      '/category/earrings?style=halo',
    );
    expect(screen.queryByText(/No piece matches/)).not.toBeInTheDocument();
  });

  test('offers what it can be narrowed to, counted, as links that keep the rest', () => {
    open('/category/earrings?sort=price-asc&style=halo', {
      url: '/category/earrings?sort=price-asc&style=halo',
      products: [product({ style: 'halo' })],
      total: 1,
      facets: {
        style: [
          { value: 'halo', count: 1 },
          { value: 'plain', count: 2 },
        ],
        shape: [],
        material: [{ value: 'rose-gold', count: 1 }],
        availability: [{ value: 'in-shop', count: 1 }],
      },
    });
    const menus = within(screen.getByRole('group', { name: 'Narrow and sort' }));
    const links = menus.getAllByRole('link', { hidden: true });
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['All styles ', '/category/earrings?sort=price-asc'],
      ['Halo 1', '/category/earrings?sort=price-asc&style=halo'],
      ['Plain 2', '/category/earrings?sort=price-asc&style=plain'],
      ['All materials ', '/category/earrings?sort=price-asc&style=halo'],
      ['Rose gold 1', '/category/earrings?material=rose-gold&sort=price-asc&style=halo'],
      ['All pieces ', '/category/earrings?sort=price-asc&style=halo'],
      ['In the shop now 1', '/category/earrings?availability=in-shop&sort=price-asc&style=halo'],
      ['Featured ', '/category/earrings?style=halo'],
      ['Bestsellers first ', '/category/earrings?sort=bestsellers&style=halo'],
      ['Price, low to high ', '/category/earrings?sort=price-asc&style=halo'],
      ['Price, high to low ', '/category/earrings?sort=price-desc&style=halo'],
    ]);
    expect(links.filter((link) => link.ariaCurrent === 'true').map((link) => link.textContent)).toEqual([
      'Halo 1',
      'All materials ',
      'All pieces ',
      'Price, low to high ',
    ]);
    expect(screen.getByRole('link', { name: 'Clear all' })).toHaveAttribute('href', '/category/earrings');
  });

  test('with three products draws them large, with a way to an appointment beside the third', () => {
    open('/category/earrings', {
      products: [product(), product(), product()],
      total: 3,
      related: { alike: [{ id: 901, slug: 'ring', name: 'Ring', image_url: '/media/products/ring.jpg' }] },
    });
    const fourth = screen.getByRole('link', { name: 'Book an Appointment' }).closest('li');
    expect(fourth?.parentElement?.children).toHaveLength(4);
    const related = within(screen.getByRole('region', { name: 'Related pieces' }));
    expect(related.getByRole('link', { name: /^Ring/ })).toHaveAttribute('href', '/product/ring');
  });

  test.each([
    [4, true],
    [5, true],
    [6, false],
    [7, true],
  ])(
    'fills the last row of %i products with the way to an appointment where a place is open: %s',
    (total, fills) => {
      open('/category/earrings', {
        products: Array.from({ length: total }, () => product()),
        total,
      });
      const calls = screen.getAllByRole('link', { name: 'Book an Appointment' });
      expect(calls.map((call) => call.closest('li') !== null)).toEqual([fills]);
    },
  );

  test('says so when a filter matched nothing and everything is shown', () => {
    open('/category/engagement-rings?style=guard', {
      products: [product({ style: 'halo' }), product({ style: 'plain' })],
      total: 2,
      noMatches: true,
    });
    expect(screen.getByText('0 pieces')).toBeVisible();
    expect(screen.getByText('No piece matches Guard.')).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: 'All our engagement rings' })).toBeVisible();
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(2);
  });

  test('shows the few that a filter has left in the cells of its grid, as before', () => {
    open('/category/earrings?style=halo', {
      products: [product({ style: 'halo' })],
      total: 1,
    });
    const call = screen.getByRole('link', { name: 'Book an Appointment' });
    expect(call.closest('ul')?.children).toHaveLength(2);
  });

  test('without products says so', () => {
    open('/category/earrings');
    expect(screen.getByText('No products found in this category.')).toBeVisible();
    expect(screen.getByText('0 pieces')).toBeVisible();
  });

  test('of an unknown slug is not found', () => {
    open('/category/tiaras');
    expect(screen.getByRole('heading', { level: 1, name: 'Category Not Found' })).toBeVisible();
    expect(screen.getByText('The category you are looking for does not exist.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
  });
});
