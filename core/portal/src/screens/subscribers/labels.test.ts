import type { Subscriber } from '@jeweler/core/submissions';
import { expect, test } from 'vitest';
import { countsText, subscriberSentence, waitingSentence } from './labels.ts';

const subscriber: Subscriber = {
  id: 1,
  email: 'ada@example.com',
  state: 'unconfirmed',
  consentAt: '2026-06-01T16:00:00.000Z',
  consentText: 'By subscribing you agree.',
  confirmedAt: '2026-06-02T16:00:00.000Z',
  unsubscribedAt: '2026-06-03T16:00:00.000Z',
  bouncedAt: '2026-06-04T16:00:00.000Z',
  unsubscribedBy: null,
  bounceReason: '550 No such user',
  reference: 'S-2222',
};

test.each([
  ['unconfirmed', 'Signed up Monday, June 1, 2026 at 12:00 PM, not confirmed yet'],
  ['confirmed', 'Confirmed Tuesday, June 2, 2026 at 12:00 PM'],
  ['unsubscribed', 'Unsubscribed Wednesday, June 3, 2026 at 12:00 PM by the subscriber'],
  [
    'bounced',
    'Refused by the mail server Thursday, June 4, 2026 at 12:00 PM, so nothing is sent to this address',
  ],
] as const)('a subscriber who is %s is said to be so, by the shop’s clock', (state, sentence) => {
  expect(subscriberSentence({ ...subscriber, state })).toBe(sentence);
});

test('who has unsubscribed an address by hand is named', () => {
  const byHand = subscriberSentence({ ...subscriber, state: 'unsubscribed', unsubscribedBy: 'Tester' });
  expect(byHand).toMatch(/ by Tester$/);
});

test('how many there are in each state is said in one line', () => {
  expect(countsText({ unconfirmed: 3, confirmed: 1204, unsubscribed: 0, bounced: 1 })).toBe(
    '1,204 confirmed, 3 unconfirmed, 0 unsubscribed, 1 refused',
  );
});

test('what keeps subscriptions unconfirmed is said with its reason, and nothing when nothing does', () => {
  expect(waitingSentence({ mode: 'off', outage: null })).toContain('not set up yet');
  expect(waitingSentence({ mode: 'local', outage: null })).toContain('no public address');
  expect(waitingSentence({ mode: 'on', outage: 'It cannot be reached.' })).toContain('It cannot be reached.');
  expect(waitingSentence({ mode: 'on', outage: null })).toBeUndefined();
});
