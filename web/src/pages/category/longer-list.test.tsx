import { fireEvent, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { expect, test } from 'vitest';
import { manyProducts } from '../../../../tests/support/products.ts';
import { renderInSite } from '../../../../tests/support/render-in-site.tsx';
import { answer, stubServer } from '../../../../tests/support/stub-server.ts';
import { CategoryPage } from './category-page.tsx';

test('what is drawn stays while more is fetched; then the first new product has the focus', async () => {
  const all = manyProducts(70);
  let respond = () => {};
  const asked = new Promise<void>((resolve) => {
    respond = resolve;
  });
  stubServer(async (request) => {
    await asked;
    return answer(200, all)(request);
  });
  renderInSite(
    <Routes>
      <Route path="/category/:slug" element={<CategoryPage />} />
    </Routes>,
    {
      path: '/category/rings',
      data: {
        categories: [{ id: 1, slug: 'rings', name: 'Rings', description: 'Many.' }],
        products: all.slice(0, 60),
        total: 70,
      },
    },
  );
  const drawn = () => screen.queryAllByText(/^Piece Number/);
  fireEvent.click(screen.getByText('Show more'));
  expect(await screen.findByText('Fetching more pieces.')).toBeVisible();
  expect(drawn()).toHaveLength(60);
  respond();
  await waitFor(() => expect(drawn()).toHaveLength(70));
  await waitFor(() => expect(drawn()[60]?.closest('a')).toHaveFocus());
  expect(screen.queryByText('Show more')).not.toBeInTheDocument();
});
