import { beforeEach, expect, test, vi } from 'vitest';
import { createBrowserNavigation } from './browser-navigation.ts';

beforeEach(() => window.history.replaceState(null, '', '/admin/dashboard'));

test('goes to places of the portal and tells whoever listens', () => {
  const navigation = createBrowserNavigation();
  const heard = vi.fn();
  const stop = navigation.subscribe(heard);
  navigation.go('/admin/media?q=ring');
  expect(navigation.current()).toBe('/admin/media?q=ring');
  expect(heard).toHaveBeenCalledOnce();
  stop();
  navigation.go('/admin/dashboard');
  expect(heard).toHaveBeenCalledOnce();
});

test('the place one came from is remembered with the entry, so that a reload does not lose it', () => {
  createBrowserNavigation().go('/admin/login', { replace: true, cameFrom: '/admin/media?view=list' });
  expect(createBrowserNavigation().cameFrom()).toBe('/admin/media?view=list');
});

test('no other entry has it, nor one that somebody else has written', () => {
  const navigation = createBrowserNavigation();
  navigation.go('/admin/login', { cameFrom: '/admin/media' });
  navigation.go('/admin/dashboard');
  expect(navigation.cameFrom()).toBeUndefined();
  window.history.replaceState({ cameFrom: 7 }, '');
  expect(navigation.cameFrom()).toBeUndefined();
});
