import type { WheelCheck } from '@jeweler/core/schemas';
import type { Router } from 'express';

const COOKIE = 'wheel_seen';
const SEEN = new RegExp(`(?:^|;\\s*)${COOKIE}=1(?:;|$)`);
/** The longest lifetime that browsers allow for a cookie. */
const LIFETIME_MS = 400 * 24 * 3_600_000;

/** Whether this visitor has seen the prize wheel, stored only in a cookie (SPEC section 7). */
export const addWheelPopup = (router: Router, config: { readonly siteUrl: string }): void => {
  router.get('/api/wheel-popup/check', (request, response) => {
    response.json({ hasSeenWheel: SEEN.test(request.get('cookie') ?? '') } satisfies WheelCheck);
  });
  router.post('/api/wheel-popup/record', (_request, response) => {
    response.cookie(COOKIE, '1', {
      httpOnly: true,
      sameSite: 'lax',
      secure: config.siteUrl.startsWith('https:'),
      maxAge: LIFETIME_MS,
      path: '/api/wheel-popup',
    });
    response.status(204).end();
  });
};
