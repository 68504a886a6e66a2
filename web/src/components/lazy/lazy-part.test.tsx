import { act, fireEvent, render, screen } from '@testing-library/react';
import { Component, type ReactNode, Suspense } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
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
  // What suspends is only taken up again within an act that is awaited.
  act(async () =>
    render(
      <Boundary>
        <Suspense fallback="On its way">
          <Lazy />
        </Suspense>
      </Boundary>,
    ),
  );

/** Loads the part, but only once the network is back; counts how often it was asked. */
const network = () => {
  const state = { up: false, asked: 0 };
  const load = async () => {
    state.asked += 1;
    if (!state.up) throw new Error('offline');
    return Part;
  };
  return { state, load };
};

beforeEach(() => {
  // React tells the console about errors that a boundary has caught.
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

test('a part that cannot be fetched fails after one try, and is fetched when it is wanted later', async () => {
  const { state, load } = network();
  const Lazy = lazyPart(load);
  const { unmount } = await show(Lazy);
  await screen.findByText('This part failed');
  expect(state.asked).toBe(1);

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

test('a deferred part waits for the visitor, then for the network, and is shown when it is back', async () => {
  const { state, load } = network();
  await show(lazyPart(load, { defer: true }));
  await act(() => new Promise((resolve) => setTimeout(resolve, 500)));
  expect(state.asked).toBe(0);
  fireEvent.scroll(window);
  await vi.waitFor(() => expect(state.asked).toBe(1), { timeout: 1000 });
  expect(screen.getByText('On its way')).toBeInTheDocument();
  state.up = true;
  await screen.findByText('The part itself', {}, { timeout: 4000 });
  expect(state.asked).toBe(2);
});
