import { isWheelOn, shopDay, usualWheel } from '@jeweler/core/business';
import { visitorCalls } from '@jeweler/core/calls';
import type { Router } from 'express';
import type { AccountDeps } from '../accounts/staff-answers.ts';
import type { CatalogueStore } from '../catalogue/catalogue-store.ts';
import { answerCall } from '../http/answer-call.ts';

const COOKIE = 'wheel_seen';
const SEEN = new RegExp(`(?:^|;\\s*)${COOKIE}=1(?:;|$)`);
/** The longest lifetime that browsers allow for a cookie. */
const LIFETIME_MS = 400 * 24 * 3_600_000;

/**
 * Whether this visitor has seen the prize wheel, stored only in a cookie (SPEC section 7). A page that was opened
 * while the wheel opened by itself is told so too: nothing opens there any more.
 */
export const addWheelPopup = (
  router: Router,
  { config, catalogue, clock }: AccountDeps & { catalogue: CatalogueStore },
): void => {
  answerCall(router, visitorCalls.hasSeenWheel, ({ request }) => {
    const wheel = catalogue.current.shop?.wheel ?? usualWheel;
    const opensByItself = wheel.opens_by_itself && isWheelOn(wheel, shopDay(clock()));
    return { hasSeenWheel: !opensByItself || SEEN.test(request.get('cookie') ?? '') };
  });
  answerCall(router, visitorCalls.recordWheelView, ({ response }) => {
    response.cookie(COOKIE, '1', {
      httpOnly: true,
      sameSite: 'lax',
      secure: config.siteUrl.startsWith('https:'),
      maxAge: LIFETIME_MS,
      path: '/api/wheel-popup',
    });
  });
};
