import { createBrowserNavigation, type Navigation } from '@jeweler/core/admin-portal';
import { expect, test } from 'vitest';
import { consoleBridge } from '../../../../tests/support/console-bridge.ts';
import { keepPlace, openLastPlace } from './place.ts';

const at = (place: string) => window.history.replaceState(null, '', place);
const place = () => window.location.pathname + window.location.search;

test.each([
  ['a new window begins where the last one ended', '/', '/admin/media?view=list', '/admin/media?view=list'],
  ['the very first one begins with the portal', '/', null, '/admin'],
  ['the portal’s bare address is no place', '/admin', '/admin/dashboard', '/admin/dashboard'],
  ['a window that was reloaded stays where it was', '/admin/media', '/admin/dashboard', '/admin/media'],
])('%s', (_, loaded, kept, expected) => {
  at(loaded);
  openLastPlace(kept);
  expect(place()).toBe(expected);
});

const placesKept = (walk: (navigation: Navigation) => void) => {
  at('/admin/dashboard');
  const { bridge, told } = consoleBridge();
  const navigation = createBrowserNavigation();
  const stop = keepPlace(bridge, navigation);
  walk(navigation);
  stop();
  navigation.go('/admin/dashboard');
  return told('place:keep');
};

test('every place is kept once, and a session that ended leaves it', () => {
  const kept = placesKept((navigation) => {
    navigation.go('/admin/media?q=ring');
    navigation.go('/admin/media?q=ring', { replace: true });
    navigation.go('/admin/login', { replace: true, cameFrom: '/admin/media?q=ring' });
  });
  expect(kept).toEqual(['/admin/media?q=ring']);
});

test('whoever signs out leaves no place behind', () => {
  const kept = placesKept((navigation) => {
    navigation.go('/admin/media?q=ring');
    navigation.go('/admin/login', { replace: true });
  });
  expect(kept).toEqual(['/admin/media?q=ring', '/admin']);
});
