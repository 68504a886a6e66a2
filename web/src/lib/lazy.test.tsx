import { act, fireEvent, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeEach, expect, type MockInstance, test, vi } from 'vitest';
import { renderInSite } from '../../../tests/support/render-in-site.tsx';
import { LazyBoundary } from '../components/lazy/lazy-boundary.tsx';
import { deferredPart, lazyPart } from './lazy.ts';

const Part = () => 'The part itself';

const show = (Lazy: ReturnType<typeof lazyPart>) =>
  // A suspended component resumes only within an act that is awaited.
  act(async () =>
    renderInSite(
      <main tabIndex={-1}>
        <LazyBoundary of={Lazy} waiting="On its way" />
      </main>,
    ),
  );

/** Loads the part only while the network is up; counts the requests. */
const network = () => {
  const state = { up: false, asked: 0 };
  const load = async () => {
    state.asked += 1;
    if (!state.up) throw new Error('offline');
    return Part;
  };
  return { state, load };
};

let reported: MockInstance;
beforeEach(() => {
  reported = vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => reported.mockClear());

test('a part that waits is asked for with the first interaction, then twice, then when the network is back', async () => {
  const { state, load } = network();
  await show(deferredPart(load));
  expect(state.asked).toBe(0);
  expect(screen.getByText('On its way')).toBeInTheDocument();
  fireEvent.scroll(window);
  await expect.poll(() => reported).toHaveBeenCalled();
  expect(state.asked).toBe(2);

  state.up = true;
  await act(async () => fireEvent.online(window));
  await screen.findByText('The part itself');
  expect(state.asked).toBe(3);
});

test('where a part stays missing, its place says how to reach the shop and asks again on demand', async () => {
  const { state, load } = network();
  await show(lazyPart(load));
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.getByRole('link', { name: '(561) 555-0147' })).toHaveAttribute('href', 'tel:+15615550147');
  expect(document.documentElement).toHaveAttribute('data-scripts', 'missing');

  state.up = true;
  again.focus();
  await act(async () => fireEvent.click(again));
  await screen.findByText('The part itself');
  expect(screen.getByRole('main')).toHaveFocus();
  expect(document.documentElement).toHaveAttribute('data-scripts', '');
});

test('a part that could not be preloaded is requested again when it is preloaded next', async () => {
  const { state, load } = network();
  const Lazy = lazyPart(load);
  await expect(Lazy.preload()).rejects.toThrow('offline');
  expect(state.asked).toBe(2);
  state.up = true;
  await Lazy.preload();
  expect(Lazy.isLoaded()).toBe(true);
});

test('code that has been preloaded renders at once', async () => {
  const Lazy = lazyPart(async () => Part);
  await Lazy.preload();
  renderInSite(
    <Suspense fallback="On its way">
      <Lazy />
    </Suspense>,
  );
  expect(screen.getByText('The part itself')).toBeInTheDocument();
});
