import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, type NavigateOptions, useLocation, useNavigate } from 'react-router-dom';
import { expect, test } from 'vitest';
import { consoleBridge } from '../../../../tests/support/console-bridge.ts';
import { showMainNotices } from './main-notices.ts';
import { openLastPath, useKeptPath } from './use-kept-path.ts';

test.each([
  ['a new window begins where the last one ended', '/', '/admin/media?view=list', '/admin/media?view=list'],
  ['the very first one begins with the portal', '/', null, '/admin'],
  ['the portal’s bare address is no place', '/admin', '/admin/dashboard', '/admin/dashboard'],
  ['a window that was reloaded stays where it was', '/admin/media', '/admin/dashboard', '/admin/media'],
])('%s', (_, loaded, kept, expected) => {
  window.history.replaceState(null, '', loaded);
  openLastPath(kept);
  expect(window.location.pathname + window.location.search).toBe(expected);
});

const open = () => {
  const main = consoleBridge();
  const notices = showMainNotices(main.bridge);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={['/admin/dashboard']}>{children}</MemoryRouter>
  );
  const { result } = renderHook(
    () => {
      useKeptPath(main.bridge, notices);
      const { pathname, search } = useLocation();
      return { navigate: useNavigate(), place: pathname + search };
    },
    { wrapper },
  );
  const go = (to: string, options?: NavigateOptions) => act(() => result.current.navigate(to, options));
  return { ...main, go, place: () => result.current.place };
};

test('every place is kept once, without what was searched for and how folders are called; a session that has ended leaves none', () => {
  const { go, told } = open();
  go('/admin/media?view=list');
  go('/admin/media?view=list');
  expect(told('path:keep')).toEqual(['/admin/dashboard', '/admin/media?view=list']);
  go('/admin/media?q=maria+smith&folder=weddings%2Fsmith&kind=image&sort=newest');
  expect(told('path:keep').at(-1)).toBe('/admin/media?kind=image&sort=newest');
  go('/admin/media');
  go('/admin/login', { replace: true });
  expect(told('path:keep').at(-1)).toBe('/admin');
});

test('main can open a place', () => {
  const { emit, place } = open();
  act(() => emit('open-path', '/admin/media?sort=newest'));
  expect(place()).toBe('/admin/media?sort=newest');
});
