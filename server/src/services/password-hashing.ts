import { argon2id, hash, verify } from 'argon2';
import { RateLimitedError } from '../errors.ts';

/** OWASP's argon2id profile for 19 MiB; one hash takes some tens of milliseconds. */
const OPTIONS = { type: argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Hashes at work at once, so at most 38 MiB, and logins that may wait behind them. */
const AT_WORK = 2;
const WAITING = 100;
const RETRY_SECONDS = 5;

/**
 * Hashes and checks passwords, a few at a time: a flood of logins costs neither the memory nor the
 * processor that the site needs. More than WAITING at once throws RateLimitedError.
 */
export class PasswordHashing {
  #working = 0;
  readonly #queue: (() => void)[] = [];
  // Checked when there is no such user, so that the answer takes as long as a wrong password's.
  readonly #nobody = hash('nobody has this password', OPTIONS);

  hash(password: string): Promise<string> {
    return this.#inTurn(() => hash(password, OPTIONS));
  }

  /** Whether `password` belongs to `encoded`; without one the same work is done and the answer is no. */
  async verify(encoded: string | undefined, password: string): Promise<boolean> {
    const target = encoded ?? (await this.#nobody);
    const matches = await this.#inTurn(() => verify(target, password));
    return matches && encoded !== undefined;
  }

  async #inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.#working >= AT_WORK) {
      if (this.#queue.length >= WAITING) throw new RateLimitedError(RETRY_SECONDS);
      await new Promise<void>((resolve) => this.#queue.push(resolve));
    } else {
      this.#working += 1;
    }
    try {
      return await work();
    } finally {
      // The place is handed on rather than given back, so that nobody can slip in between.
      const next = this.#queue.shift();
      if (next) next();
      else this.#working -= 1;
    }
  }
}
