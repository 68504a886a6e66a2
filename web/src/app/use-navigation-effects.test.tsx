import { act, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useNavigationEffects } from './use-navigation-effects.ts';

const scrollTo = vi.fn();
const Frame = () => {
  const main = useRef<HTMLElement>(null);
  useNavigationEffects(main);
  return (
    <>
      <button type="button">Elsewhere</button>
      <main ref={main} tabIndex={-1}>
        <Outlet />
      </main>
    </>
  );
};

const start = () => {
  const router = createMemoryRouter(
    [
      {
        element: <Frame />,
        children: [
          { path: '/rings', element: 'Rings' },
          { path: '/earrings', element: <h2 id="studs">Earrings</h2> },
        ],
      },
    ],
    { initialEntries: ['/rings'] },
  );
  render(<RouterProvider router={router} />);
  return (to: string | number) =>
    act(() => (typeof to === 'number' ? router.navigate(to) : router.navigate(to)));
};
const scrollBy = (top: number) => {
  vi.stubGlobal('scrollY', top);
  act(() => void window.dispatchEvent(new Event('scroll')));
};
const elsewhere = () => screen.getByRole('button', { name: 'Elsewhere' });

beforeEach(() => {
  vi.stubGlobal('scrollTo', scrollTo);
});
afterEach(() => {
  window.history.scrollRestoration = 'auto';
  scrollTo.mockClear();
});

test('another query of the same page moves neither focus nor view; a new page begins at its top, with the focus on its content', async () => {
  const go = start();
  elsewhere().focus();
  await go('/rings?style=halo');
  expect(elsewhere()).toHaveFocus();
  expect(scrollTo).not.toHaveBeenCalled();
  await go('/earrings');
  expect(screen.getByRole('main')).toHaveFocus();
  expect(scrollTo).toHaveBeenLastCalledWith({ top: 0, behavior: 'instant' });
});

test('Back returns to where one was', async () => {
  const go = start();
  scrollBy(640);
  await go('/earrings');
  scrollBy(0);
  await go(-1);
  expect(scrollTo).toHaveBeenLastCalledWith({ top: 640, behavior: 'instant' });
  expect(screen.getByRole('main')).toHaveFocus();
});

test('an address with an anchor leads to it', async () => {
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
  const go = start();
  await go('/earrings#studs');
  expect(scrolled.mock.contexts).toEqual([screen.getByRole('heading')]);
  expect(scrollTo).not.toHaveBeenCalled();
});

test('the browser restores the place in another document, this page within it', () => {
  start();
  expect(window.history.scrollRestoration).toBe('manual');
  window.dispatchEvent(new Event('pagehide'));
  expect(window.history.scrollRestoration).toBe('auto');
  window.dispatchEvent(new Event('pageshow'));
  expect(window.history.scrollRestoration).toBe('manual');
});
