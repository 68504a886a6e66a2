import { argon2id, hash, needsRehash, verify } from 'argon2';
import { ConcurrencyLimit, LimitReachedError } from '../concurrency-limit.ts';
import { RateLimitedError } from '../errors.ts';

/** OWASP's argon2id profile for 19 MiB; one hash takes some tens of milliseconds. */
export const OPTIONS = { type: argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Hash of 32 random bytes that were thrown away, made with OPTIONS. Checked when there is no such user. */
export const DUMMY_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$M9aS3NM4RNqm9MYADdIQ0w$sJ70jN1BMqX81/gBjZzCQJ/ifv6p1MPjZDiDXdgjTo8';

/** How many logins may wait: those of staff, and of everybody else, who would wait for a few seconds. */
const MAX_WAITING_STAFF = 100;
const MAX_WAITING_OTHERS = 20;
const RETRY_SECONDS = 5;

/** Whose password it is, as far as that is known before it is checked. */
export type Caller = 'staff' | 'other';

/**
 * Hashes and verifies passwords, one at a time for staff and one for everybody else, so 38 MiB at most: a flood
 * of logins can neither use up the memory and CPU time that the site needs nor hold up staff who are known.
 * More calls in a queue than may wait throw RateLimitedError.
 */
export class PasswordHashing {
  readonly #limits: Readonly<Record<Caller, ConcurrencyLimit>> = {
    staff: new ConcurrencyLimit({ concurrency: 1, waiting: MAX_WAITING_STAFF }),
    other: new ConcurrencyLimit({ concurrency: 1, waiting: MAX_WAITING_OTHERS }),
  };

  hash(password: string): Promise<string> {
    return this.#inTurn('staff', () => hash(password.normalize('NFKC'), OPTIONS));
  }

  /**
   * Whether `password` matches `encoded`; without a hash it does the same work and returns false. Keyboards
   * produce one character in several forms: a password is hashed as NFKC, but earlier ones were as typed.
   */
  async verify(encoded: string | undefined, password: string, caller: Caller): Promise<boolean> {
    const forms = new Set([password.normalize('NFKC'), password]);
    const matches = await this.#inTurn(caller, async () => {
      for (const form of forms) if (await verify(encoded ?? DUMMY_HASH, form)) return true;
      return false;
    });
    return matches && encoded !== undefined;
  }

  /** Whether it was made with other parameters than a new hash would be. */
  needsRehash(encoded: string): boolean {
    return needsRehash(encoded, OPTIONS);
  }

  async #inTurn<Result>(caller: Caller, work: () => Promise<Result>): Promise<Result> {
    try {
      return await this.#limits[caller].run(work);
    } catch (error) {
      throw error instanceof LimitReachedError ? new RateLimitedError(RETRY_SECONDS) : error;
    }
  }
}
