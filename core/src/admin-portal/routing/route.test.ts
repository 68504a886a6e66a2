import { describe, expect, test } from 'vitest';
import type { SessionState } from '../session/session.ts';
import { routeOf } from './route.ts';

const signedIn: SessionState = { phase: 'signed-in', token: 't', username: 'maria' };
const signedOut = (why: 'none' | 'ended' | 'left'): SessionState => ({ phase: 'signed-out', why });

describe('signed in', () => {
  test.each([
    ['/admin/dashboard', 'dashboard'],
    ['/admin/media', 'media'],
    ['/admin/media/', 'media'],
    ['/admin/media?q=ring&view=list', 'media'],
    ['/admin/nowhere', 'not-found'],
    ['/admin/Media', 'not-found'],
  ])('%s shows %s', (place, screen) => {
    expect(routeOf(place, signedIn)).toEqual({ kind: 'screen', screen });
  });

  test.each(['/admin', '/admin/'])('%s leads to the library', (place) => {
    expect(routeOf(place, signedIn)).toMatchObject({ kind: 'redirect', to: '/admin/media' });
  });

  test('the sign-in leads on, to the dashboard unless a place is remembered', () => {
    expect(routeOf('/admin/login', signedIn)).toEqual({ kind: 'return', otherwise: '/admin/dashboard' });
  });
});

describe('signed out', () => {
  test('the sign-in is shown', () => {
    expect(routeOf('/admin/login', signedOut('none'))).toEqual({ kind: 'screen', screen: 'login' });
  });

  test.each(['none', 'ended'] as const)('%s: every other place leads there and is remembered', (why) => {
    expect(routeOf('/admin/media?view=list', signedOut(why))).toEqual({
      kind: 'redirect',
      to: '/admin/login',
      remember: true,
    });
  });

  test('neither the bare /admin nor the place of someone who signed out is remembered', () => {
    expect(routeOf('/admin', signedOut('none'))).toMatchObject({ to: '/admin/login', remember: false });
    expect(routeOf('/admin/media', signedOut('left'))).toMatchObject({ to: '/admin/login', remember: false });
  });
});

test('nothing is shown while a session is being checked', () => {
  expect(routeOf('/admin/media', { phase: 'checking', token: 't' })).toEqual({ kind: 'wait' });
});
