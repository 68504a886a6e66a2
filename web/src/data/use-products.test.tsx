import { act, renderHook, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { expect, test, vi } from 'vitest';
import { deferred } from '../../../tests/support/deferred.ts';
import { product } from '../../../tests/support/products.ts';
import { stubServer } from '../../../tests/support/stub-server.ts';
import { useProducts } from './use-products.ts';

const MINUTE = 60_000;

/** A server with one product, which answers 503 until it is up. */
const serve = ({ isUp = true } = {}) => {
  const server = { isUp, requested: vi.fn(), answered: Promise.resolve() };
  stubServer(async (request) => {
    server.requested(new URL(request.url).pathname);
    await server.answered;
    return server.isUp ? Response.json([product({ name: 'Halo' })]) : Response.json({}, { status: 503 });
  });
  return server;
};

const loaded = { state: 'ready', value: [{ name: 'Halo' }] };

test('the list is fetched when it is needed, once for all readers, and again after a failure on demand', async () => {
  const server = serve({ isUp: false });
  const rendered = vi.fn(() => useProducts(false));
  const idle = renderHook(rendered);
  expect(idle.result.current.state).toBe('loading');
  expect(server.requested).not.toHaveBeenCalled();

  const first = renderHook(() => useProducts(true), { wrapper: StrictMode });
  const second = renderHook(() => useProducts(true));
  await waitFor(() => expect(first.result.current.state).toBe('failed'));
  expect(second.result.current.state).toBe('failed');
  expect(server.requested.mock.calls).toEqual([['/api/products']]);

  const answer = deferred<void>();
  Object.assign(server, { isUp: true, answered: answer.promise });
  const { current } = first.result;
  if (current.state === 'failed') act(current.retry);
  await waitFor(() => expect(first.result.current.state).toBe('loading'));
  answer.resolve();
  await waitFor(() => expect(second.result.current).toMatchObject(loaded));
  expect(server.requested).toHaveBeenCalledTimes(2);
  // Who does not need it is not rendered again: a whole page would be, at once.
  expect(rendered).toHaveBeenCalledTimes(1);
});

// SPEC section 7.
test('the list is never stale, and removed five minutes after its last reader is gone', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { requested } = serve();
  const first = renderHook(() => useProducts(true));
  await waitFor(() => expect(first.result.current).toMatchObject(loaded));

  await act(() => vi.advanceTimersByTimeAsync(60 * MINUTE));
  for (const event of ['focus', 'online', 'visibilitychange'])
    act(() => void window.dispatchEvent(new Event(event)));
  first.unmount();
  await vi.advanceTimersByTimeAsync(5 * MINUTE - 1000);
  const second = renderHook(() => useProducts(true));
  expect(second.result.current).toMatchObject(loaded);
  expect(requested).toHaveBeenCalledTimes(1);

  second.unmount();
  await vi.advanceTimersByTimeAsync(5 * MINUTE + 1000);
  const third = renderHook(() => useProducts(true));
  expect(third.result.current.state).toBe('loading');
  await waitFor(() => expect(third.result.current).toMatchObject(loaded));
  expect(requested).toHaveBeenCalledTimes(2);
});
