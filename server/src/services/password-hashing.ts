import { argon2id, hash, verify } from 'argon2';
import { ConcurrencyLimit, LimitReachedError } from '../concurrency-limit.ts';
import { RateLimitedError } from '../errors.ts';

/** OWASP's argon2id profile for 19 MiB; one hash takes some tens of milliseconds. */
export const OPTIONS = { type: argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Hash of 32 random bytes that were thrown away, made with OPTIONS. Checked when there is no such user. */
export const NOBODY =
  '$argon2id$v=19$m=19456,t=2,p=1$M9aS3NM4RNqm9MYADdIQ0w$sJ70jN1BMqX81/gBjZzCQJ/ifv6p1MPjZDiDXdgjTo8';

/** Concurrent hashes, so at most 38 MiB, and how many logins may wait for them. */
const AT_WORK = 2;
const WAITING = 100;
const RETRY_SECONDS = 5;

/**
 * Hashes and verifies passwords, a few at a time: a flood of logins cannot use up the memory or CPU time that
 * the site needs. More than WAITING calls in the queue throw RateLimitedError.
 */
export class PasswordHashing {
  readonly #limit = new ConcurrencyLimit({ concurrency: AT_WORK, waiting: WAITING });

  hash(password: string): Promise<string> {
    return this.#inTurn(() => hash(password, OPTIONS));
  }

  /** Whether `password` matches `encoded`; without a hash it does the same work and returns false. */
  async verify(encoded: string | undefined, password: string): Promise<boolean> {
    const matches = await this.#inTurn(() => verify(encoded ?? NOBODY, password));
    return matches && encoded !== undefined;
  }

  async #inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    try {
      return await this.#limit.run(work);
    } catch (error) {
      throw error instanceof LimitReachedError ? new RateLimitedError(RETRY_SECONDS) : error;
    }
  }
}
