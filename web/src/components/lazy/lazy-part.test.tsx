import { act, fireEvent, render, screen } from '@testing-library/react';
import { Component, type ReactNode, Suspense } from 'react';
import { afterEach, beforeEach, expect, type MockInstance, test, vi } from 'vitest';
import { renderInSite } from '../../../../tests/support/render-in-site.tsx';
import { LazyBoundary } from './lazy-boundary.tsx';
import { lazyPart } from './lazy-part.tsx';

class Boundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError() {
    return { failed: true };
  }
  override render() {
    return this.state.failed ? 'This part failed' : this.props.children;
  }
}

const Part = () => 'The part itself';

const show = (Lazy: ReturnType<typeof lazyPart>) =>
  // A suspended component resumes only within an act that is awaited.
  act(async () =>
    render(
      <Boundary>
        <Suspense fallback="On its way">
          <Lazy />
        </Suspense>
      </Boundary>,
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
  // React logs errors that a boundary has caught.
  reported = vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

test('a part that cannot be fetched fails after one retry, and is fetched when it is requested later', async () => {
  const { state, load } = network();
  const Lazy = lazyPart(load);
  const { unmount } = await show(Lazy);
  await screen.findByText('This part failed');
  expect(state.asked).toBe(2);

  unmount();
  state.up = true;
  await vi.waitFor(
    async () => {
      const again = await show(Lazy);
      await screen.findByText('The part itself', {}, { timeout: 100 }).finally(again.unmount);
    },
    { timeout: 3000 },
  );
});

test('a deferred part is asked for with the first interaction, then twice, then when the network is back', async () => {
  const { state, load } = network();
  await show(lazyPart(load, { defer: true }));
  expect(state.asked).toBe(0);
  fireEvent.scroll(window);
  await vi.waitFor(() => expect(reported).toHaveBeenCalled(), { timeout: 5000 });
  expect(state.asked).toBe(2);
  expect(screen.getByText('On its way')).toBeInTheDocument();

  state.up = true;
  fireEvent.online(window);
  await screen.findByText('The part itself');
  expect(state.asked).toBe(3);
});

test('where a part stays missing, its place says how to reach the shop and asks again on demand', async () => {
  const { state, load } = network();
  const Lazy = lazyPart(load, { stays: true });
  await act(async () =>
    renderInSite(
      <main tabIndex={-1}>
        <LazyBoundary of={Lazy} waiting="On its way">
          <Lazy />
        </LazyBoundary>
      </main>,
    ),
  );
  expect(screen.getByText('On its way')).toBeInTheDocument();
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.getByRole('link', { name: '(561) 555-0147' })).toHaveAttribute('href', 'tel:+15615550147');
  expect(document.documentElement).toHaveAttribute('data-scripts-missing');

  state.up = true;
  again.focus();
  await act(async () => fireEvent.click(again));
  await screen.findByText('The part itself');
  expect(screen.getByRole('main')).toHaveFocus();
  expect(document.documentElement).not.toHaveAttribute('data-scripts-missing');
});
