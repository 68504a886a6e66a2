import { hash, needsRehash } from 'argon2';
import { describe, expect, test } from 'vitest';
import { RateLimitedError } from '../errors.ts';
import { DUMMY_HASH, OPTIONS, PasswordHashing } from './password-hashing.ts';

describe('password hashing', () => {
  test('knows its own hashes and no others', async () => {
    const hashing = new PasswordHashing();
    const encoded = await hashing.hash('the right one');
    expect(await hashing.verify(encoded, 'the right one', 'staff')).toBe(true);
    expect(await hashing.verify(encoded, 'the wrong one', 'staff')).toBe(false);
    expect(await hashing.verify(undefined, 'the right one', 'other')).toBe(false);
  });

  test('knows a password in every form of its characters, and earlier hashes of it as it was typed', async () => {
    const hashing = new PasswordHashing();
    const [composed, decomposed] = ['Zoës Ｐasswort', 'Zoës Ｐasswort'.normalize('NFD')];
    const encoded = await hashing.hash(decomposed);
    expect(await hashing.verify(encoded, composed, 'staff')).toBe(true);
    const earlier = await hash(decomposed, OPTIONS);
    expect(await hashing.verify(earlier, decomposed, 'staff')).toBe(true);
    expect(await hashing.verify(earlier, 'Zoes Passwort', 'staff')).toBe(false);
  });

  test('checks an unknown user against a hash of the same cost', () => {
    expect(needsRehash(DUMMY_HASH, OPTIONS)).toBe(false);
  });

  test('takes a flood in turn up to its limit, refuses the rest at once, and recovers', async () => {
    const hashing = new PasswordHashing();
    const flood = await Promise.allSettled(
      Array.from({ length: 110 }, () => hashing.verify(undefined, 'a guess', 'other')),
    );
    const refused = flood.filter((outcome) => outcome.status === 'rejected');
    expect(refused).toHaveLength(89);
    for (const { reason } of refused) expect(reason).toBeInstanceOf(RateLimitedError);
    expect(await hashing.verify(undefined, 'a guess', 'other')).toBe(false);
  }, 60_000);

  test('does not let staff wait for a flood of others', async () => {
    const hashing = new PasswordHashing();
    const order: string[] = [];
    const others = Array.from({ length: 15 }, async () => {
      await hashing.verify(undefined, 'a guess', 'other');
      order.push('other');
    });
    await hashing.verify(undefined, 'mine', 'staff');
    order.push('staff');
    await Promise.all(others);
    // In one queue it would be the last.
    expect(order.indexOf('staff')).toBeLessThan(others.length);
  }, 60_000);
});
