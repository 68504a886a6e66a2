import { needsRehash } from 'argon2';
import { describe, expect, test } from 'vitest';
import { RateLimitedError } from '../errors.ts';
import { NOBODY, OPTIONS, PasswordHashing } from './password-hashing.ts';

describe('password hashing', () => {
  test('knows its own hashes and no others', async () => {
    const hashing = new PasswordHashing();
    const encoded = await hashing.hash('the right one');
    expect(await hashing.verify(encoded, 'the right one')).toBe(true);
    expect(await hashing.verify(encoded, 'the wrong one')).toBe(false);
    expect(await hashing.verify(undefined, 'the right one')).toBe(false);
  });

  test('checks an unknown user against a hash of the same cost', () => {
    expect(needsRehash(NOBODY, OPTIONS)).toBe(false);
  });

  test('takes a flood in turn up to its limit, refuses the rest at once, and recovers', async () => {
    const hashing = new PasswordHashing();
    const flood = await Promise.allSettled(
      Array.from({ length: 110 }, () => hashing.verify(undefined, 'a guess')),
    );
    const refused = flood.filter((outcome) => outcome.status === 'rejected');
    expect(refused).toHaveLength(8);
    for (const { reason } of refused) expect(reason).toBeInstanceOf(RateLimitedError);
    expect(await hashing.verify(undefined, 'a guess')).toBe(false);
  }, 60_000);
});
