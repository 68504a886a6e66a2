import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { product } from '../../../tests/support/products.ts';
import { stubServer } from '../../../tests/support/stub-server.ts';
import { usePagePrefetch } from './use-page-prefetch.ts';

const Links = () => {
  usePagePrefetch();
  return ['/contact', '/product/halo', '/category/rings', 'https://elsewhere.example/product/x'].map(
    (href) => (
      <a key={href} href={href}>
        {href}
      </a>
    ),
  );
};

test('the list of products is fetched once, when a link to a page that shows some is pointed at', async () => {
  const requested = vi.fn();
  stubServer((request) => {
    requested(new URL(request.url).pathname);
    return Promise.resolve(Response.json([product({ name: 'Halo' })]));
  });
  render(<Links />);
  fireEvent.pointerOver(screen.getByText('/contact'));
  fireEvent.pointerOver(screen.getByText('https://elsewhere.example/product/x'));
  expect(requested).not.toHaveBeenCalled();
  fireEvent.pointerOver(screen.getByText('/product/halo'));
  await waitFor(() => expect(requested).toHaveBeenCalledWith('/api/products'));
  fireEvent.touchStart(screen.getByText('/category/rings'));
  fireEvent.focusIn(screen.getByText('/product/halo'));
  await import('../data/use-products.ts').then(({ prefetchProducts }) => prefetchProducts());
  expect(requested).toHaveBeenCalledTimes(1);
});
