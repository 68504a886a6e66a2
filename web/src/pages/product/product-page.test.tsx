import { screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { describe, expect, test, vi } from 'vitest';
import { piece } from '../../../../tests/support/pieces.ts';
import { renderInSite } from '../../../../tests/support/render-in-site.tsx';
import type { PageData } from '../../data/page-data.ts';
import { ProductPage } from './product-page.tsx';

const lists: Partial<PageData> = {
  categories: [{ id: 1, slug: 'earrings', name: 'Earrings', description: 'Studs.' }],
  collections: [
    { id: 7, slug: 'ocean', name: 'Ocean', description: 'Blue.', image_url: '/media/collections/ocean.jpg' },
  ],
};

const open = (path: string, data: Partial<PageData> = {}) =>
  renderInSite(
    <Routes>
      <Route path="/product/:slug" element={<ProductPage />} />
    </Routes>,
    { path, data: { ...lists, ...data } },
  );

describe('a product page', () => {
  test('says what the piece is, costs and is made of, and where it belongs', () => {
    const studs = piece({ slug: 'studs', name: 'Diamond Studs', material: 'White gold', collection_id: 7 });
    open('/product/studs', { products: [studs], productCount: 1 });
    expect(screen.getByRole('heading', { level: 1, name: 'Diamond Studs' })).toBeVisible();
    expect(screen.getByText('$4,850')).toBeVisible();
    expect(screen.getByText('A round brilliant in four prongs.')).toBeVisible();
    expect(screen.getByText('White gold')).toBeVisible();
    expect(screen.getByRole('img')).toHaveAccessibleName('Diamond Studs, white gold');
    expect(screen.getByRole('link', { name: 'Ocean' })).toHaveAttribute('href', '/collection/ocean');
    const trail = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
    expect(trail.getByRole('link', { name: 'Earrings' })).toHaveAttribute('href', '/category/earrings');
    expect(document.title).toBe('Diamond Studs · Oren Vale');
  });

  test('leaves out what the piece does not have', () => {
    const { price: _none, ...studs } = piece({ slug: 'studs' });
    open('/product/studs', { products: [studs], productCount: 1 });
    expect(screen.getByText('Price upon request')).toBeVisible();
    expect(screen.queryByText('Material')).not.toBeInTheDocument();
    expect(screen.queryByText('Collection')).not.toBeInTheDocument();
  });

  test('offers the phone and an appointment', () => {
    open('/product/studs', { products: [piece({ slug: 'studs' })], productCount: 1 });
    const services = within(screen.getByRole('complementary', { name: 'Client services' }));
    expect(services.getByRole('link', { name: '(561) 555-0147' })).toHaveAttribute(
      'href',
      'tel:+15615550147',
    );
    expect(services.getByRole('link', { name: 'Book an appointment' })).toHaveAttribute(
      'href',
      '/appointment',
    );
  });

  test('holds the shape of a piece while the list is on its way', () => {
    vi.stubGlobal('fetch', () => new Promise(() => {}));
    open('/product/studs', { url: '/' });
    expect(screen.getByText('Loading the piece')).toBeInTheDocument();
    vi.unstubAllGlobals();
  });

  test('of an unknown slug is not found', () => {
    open('/product/sold-long-ago');
    expect(screen.getByRole('heading', { level: 1, name: 'Product Not Found' })).toBeVisible();
    expect(screen.getByText('The product you are looking for does not exist.')).toBeVisible();
  });
});
