import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { describe, expect, test } from 'vitest';
import { product } from '../../../../tests/support/products.ts';
import { renderInSite } from '../../../../tests/support/render-in-site.tsx';
import type { PageData } from '../../data/page-data.ts';
import { CollectionPage } from './collection-page.tsx';

const open = (path: string, data: Partial<PageData> = {}) =>
  renderInSite(
    <Routes>
      <Route path="/collection/:slug" element={<CollectionPage />} />
    </Routes>,
    {
      path,
      data: {
        collections: [
          {
            id: 7,
            slug: 'ocean',
            name: 'Ocean',
            description: 'The blues of deep water.',
            image_url: '/media/collections/ocean.jpg',
          },
        ],
        ...data,
      },
    },
  );

describe('a collection page', () => {
  test('lays name and description over its picture and shows its products', () => {
    open('/collection/ocean', { products: [product({ name: 'Studs' })], total: 1 });
    expect(screen.getByRole('heading', { level: 1, name: 'Ocean' })).toBeVisible();
    expect(screen.getByText('The blues of deep water.')).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: 'Explore the Collection' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 3, name: 'Studs' })).toBeVisible();
  });

  test('without products says so', () => {
    open('/collection/ocean');
    expect(screen.getByText('No products found in this collection.')).toBeVisible();
  });

  test('of an unknown slug is not found', () => {
    open('/collection/desert');
    expect(screen.getByRole('heading', { level: 1, name: 'Collection Not Found' })).toBeVisible();
    expect(screen.getByText('The collection you are looking for does not exist.')).toBeVisible();
  });
});
