import { renderHook, waitFor } from '@testing-library/react';
import { act, StrictMode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { product } from '../../../tests/support/products.ts';
import { stubServer } from '../../../tests/support/stub-server.ts';
import { useProducts } from './use-products.ts';

afterEach(() => vi.unstubAllGlobals());

// A single test, because the list is fetched only once and then cached.
test('the list is fetched when it is needed, once for all readers, and again after a failure on demand', async () => {
  const requested = vi.fn();
  let isUp = false;
  stubServer(async (request) => {
    requested(new URL(request.url).pathname);
    return isUp ? Response.json([product({ name: 'Halo' })]) : Response.json({}, { status: 503 });
  });

  const idle = renderHook(() => useProducts(false));
  expect(idle.result.current.state).toBe('loading');
  expect(requested).not.toHaveBeenCalled();

  const first = renderHook(({ isNeeded }) => useProducts(isNeeded), {
    initialProps: { isNeeded: true },
    wrapper: StrictMode,
  });
  const second = renderHook(() => useProducts(true));
  await waitFor(() => expect(first.result.current.state).toBe('failed'));
  expect(second.result.current).toBe(first.result.current);
  expect(requested.mock.calls).toEqual([['/api/products']]);

  isUp = true;
  const { current } = first.result;
  if (current.state === 'failed') act(current.retry);
  expect(first.result.current.state).toBe('loading');
  await waitFor(() => expect(second.result.current.state).toBe('ready'));
  expect(requested).toHaveBeenCalledTimes(2);

  // A later reader has the list at once.
  second.unmount();
  first.rerender({ isNeeded: false });
  expect(first.result.current.state).toBe('loading');
  const later = renderHook(() => useProducts(true));
  expect(later.result.current).toMatchObject({ state: 'ready', value: { products: [{ name: 'Halo' }] } });
  expect(requested).toHaveBeenCalledTimes(2);
});
