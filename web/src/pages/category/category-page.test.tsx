import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { piece } from '../../../../tests/support/pieces.ts';
import { renderInSite } from '../../../../tests/support/render-in-site.tsx';
import { answer, stubServer } from '../../../../tests/support/stub-server.ts';
import type { PageData } from '../../data/page-data.ts';
import { CategoryPage } from './category-page.tsx';

afterEach(() => vi.unstubAllGlobals());

const categories = [
  { id: 1, slug: 'engagement-rings', name: 'Engagement Rings', description: 'Set by hand.' },
  { id: 2, slug: 'earrings', name: 'Earrings', description: 'Studs, hoops and drops.' },
];

/** Opens `path` from a page the server rendered at `data.url`. */
const open = (path: string, data: Partial<PageData> = {}) =>
  renderInSite(
    <Routes>
      <Route path="/category/:slug" element={<CategoryPage />} />
    </Routes>,
    { path, data: { categories, ...data } },
  );

const names = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

// First in this file: the list is fetched once and then kept.
test('a list that could not be fetched after a navigation is fetched at the next try', async () => {
  let refuses = true;
  const rings = [piece({ name: 'Halo', style: 'halo' }), piece({ name: 'Plain', style: 'plain' })];
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
    open('/category/earrings', { products: [piece({ name: 'Studs' })], productCount: 1 });
    expect(screen.getByText('Studs, hoops and drops.')).toBeVisible();
    expect(screen.getByText('1 piece')).toBeVisible();
    expect(names()).toEqual(['Studs']);
    expect(document.title).toBe('Earrings · Oren Vale');
    expect(fetch).not.toHaveBeenCalled();
  });

  test('names each active filter as a link that clears it and keeps the rest', () => {
    open('/category/earrings?style=halo&sort=bestsellers', {
      url: '/category/earrings?sort=bestsellers&style=halo',
      products: [piece({ style: 'halo' })],
      productCount: 1,
    });
    expect(screen.getByRole('link', { name: 'Clear Style: Halo' })).toHaveAttribute(
      'href',
      '/category/earrings?sort=bestsellers',
    );
    expect(screen.getByRole('link', { name: 'Clear Bestsellers first' })).toHaveAttribute(
      'href',
      '/category/earrings?style=halo',
    );
    expect(screen.queryByText(/on the bench at the moment/)).not.toBeInTheDocument();
  });

  test('says so when a filter matched nothing and everything is shown', () => {
    open('/category/engagement-rings?style=guard', {
      products: [piece({ style: 'halo' }), piece({ style: 'plain' })],
      productCount: 2,
    });
    expect(
      screen.getByText(
        'No piece in this style is on the bench at the moment. All engagement rings are shown.',
      ),
    ).toBeVisible();
    expect(names()).toHaveLength(2);
  });

  test('without pieces says so', () => {
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
