import type { SignedInAdmin } from '../../core/src/schemas/index.ts';
import type { PrizeFigures } from '../../core/src/submissions/index.ts';

/** What the server says of the session of `username`; `changes` replace single fields. */
export const sessionAnswer = (username: string, changes: Partial<SignedInAdmin> = {}) => ({
  username,
  expiresAt: '2099-01-01T00:00:00.000Z',
  serverTime: Date.now(),
  publicOrigin: 'https://shop.example.com',
  ...changes,
});

/** The figures of the wheel without claims; `changes` replace single fields. */
export const prizeFigures = (changes: Partial<PrizeFigures> = {}): PrizeFigures => ({
  prizes: [],
  totalWeight: 63,
  claims: 0,
  unpublished: 0,
  value: { open: 0, redeemed: 0, expired: 0, total: 0 },
  ranges: 0,
  unpriced: 0,
  limit: 5000,
  warning: 'none',
  ...changes,
});

/** The record with the shop's facts; `changes` replace single facts. */
export const shopAnswer = (changes: object = {}) => ({
  shop: {
    id: 1,
    phone: '(561) 555-0147',
    email: 'hello@example.com',
    whatsapp: '15615550147',
    introduction: 'Hello.',
    ...changes,
  },
  state: 'live',
  revision: 1,
  missing: [],
  history: [],
  usedBy: [],
});
