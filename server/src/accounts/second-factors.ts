import { shop } from '@jeweler/core/business';
import { FACTOR_LOCK_MINUTES, type FactorSetup, MAX_WRONG_CODES } from '@jeweler/core/schemas';
import type { Selectable, Transaction } from 'kysely';
import { Secret, TOTP } from 'otpauth';
import type { Database } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';
import { RefusedError, UnavailableError, ValidationError } from '../errors.ts';
import type { Log } from '../log.ts';
import { type EventAuthor, recordEvent } from './account-events.ts';
import type { Admin } from './admins.ts';
import { FactorKey } from './factor-key.ts';
import { newRecoveryCodes, useRecoveryCode } from './recovery-codes.ts';

/** Why a code is not accepted, in words for its owner. */
export const factorFaults = {
  needed: 'Please enter the six digits of your authenticator app, or a recovery code.',
  wrong: 'The code is incorrect.',
  used: 'This code has been used. Please wait for the next one.',
  locked: `Too many wrong codes: none is accepted for ${FACTOR_LOCK_MINUTES} minutes.`,
  unreadable:
    'This server cannot check the codes of the app. Use a recovery code, or ask whoever runs the server.',
} as const;
export type FactorFault = keyof typeof factorFaults;

type Owner = Pick<Admin, 'id' | 'username' | 'email'>;
type Factor = Selectable<Tables['second_factors']>;

/** Steps (30 seconds) by which the clock of a phone may be wrong. */
const WINDOW = 1;
const OTHER_KEY =
  'A second factor cannot be read: second-factor.key in DATA_DIR is missing, or not the one it was set up with. See docs/accounts.md.';

interface SecondFactorsDeps {
  readonly database: Database;
  readonly config: { readonly dataDir: string };
  readonly clock: () => Date;
  readonly log: Pick<Log, 'warn' | 'error'>;
  /** Writes to whom an account belongs that it is locked. */
  readonly tellLocked: (trx: Transaction<Tables>, owner: Owner, at: string) => Promise<void>;
}

/** Second factors of accounts: TOTP (RFC 6238), with recovery codes for a lost phone. */
export class SecondFactors {
  readonly #deps: SecondFactorsDeps;
  readonly #key: FactorKey;

  constructor(deps: SecondFactorsDeps) {
    this.#deps = deps;
    this.#key = new FactorKey(deps.config.dataDir);
  }

  /** Begins anew until `confirm`. Throws RefusedError when there is one already. */
  async setUp({ id, username }: Owner): Promise<FactorSetup> {
    const { database, log } = this.#deps;
    const totp = new TOTP({ issuer: shop.name, label: username, secret: new Secret({ size: 20 }) });
    const isBegun = await database.writes.run(async (trx) => {
      const other =
        database.isShared &&
        (await trx
          .selectFrom('second_factors')
          .select('key_id')
          .where('key_id', '!=', await this.#key.name())
          .executeTakeFirst());
      if (other) {
        log.error(OTHER_KEY);
        throw new UnavailableError(factorFaults.unreadable);
      }
      const row = { ...(await this.#key.seal(id, totp.secret.base32)), last_step: 0 };
      const { numInsertedOrUpdatedRows } = await trx
        .insertInto('second_factors')
        .values({ admin_id: id, ...row })
        .onConflict((conflict) =>
          conflict.column('admin_id').doUpdateSet(row).where('second_factors.confirmed_at', 'is', null),
        )
        .executeTakeFirstOrThrow();
      return Boolean(numInsertedOrUpdatedRows);
    });
    if (!isBegun) throw new RefusedError('password', 'You have a second factor. Turn it off first.');
    return { secret: totp.secret.base32, uri: totp.toString() };
  }

  /**
   * Turns on what was set up, ends the account's sessions but the author's own (`kept`), which may have been opened without it, and
   * returns the recovery codes.
   */
  confirm(adminId: number, code: string, author: EventAuthor & { readonly kept: string }): Promise<string[]> {
    return this.#deps.database.writes.run(async (trx) => {
      const factor = await findFactor(trx, adminId);
      if (!factor || factor.confirmed_at !== null)
        throw new RefusedError('code', 'Nothing is being set up. Please begin again.');
      const fault = await this.#useStep(trx, factor, code);
      if (fault) throw new ValidationError({ code: factorFaults[fault] });
      await trx
        .updateTable('second_factors')
        .set({ confirmed_at: this.#deps.clock().toISOString() })
        .where('admin_id', '=', adminId)
        .execute();
      await trx
        .deleteFrom('admin_sessions')
        .where('admin_id', '=', adminId)
        .where('token_hash', '!=', author.kept)
        .execute();
      await recordEvent(trx, author, 'changed-second-factor', 'turned on');
      return newRecoveryCodes(trx, adminId);
    });
  }

  /** Runs `act` if the code is accepted, in one transaction; otherwise throws ValidationError at `code`. */
  async withCode<Result>(
    owner: Owner,
    code: string,
    act: (trx: Transaction<Tables>) => Promise<Result>,
  ): Promise<Result> {
    const { fault, result } = await this.#deps.database.writes.run(async (trx) => {
      const found = await this.check(trx, owner, code);
      return found ? { fault: found } : { result: await act(trx) };
    });
    if (fault) throw new ValidationError({ code: factorFaults[fault] });
    return result as Result;
  }

  /**
   * Why a code does not pass; undefined: it does, and never again. Returned, not thrown: a wrong one is counted in the
   * transaction, so that of many at once no more than MAX_WRONG_CODES are looked at.
   */
  async check(trx: Transaction<Tables>, owner: Owner, code: string): Promise<FactorFault | undefined> {
    const now = this.#deps.clock();
    const factor = await findFactor(trx, owner.id);
    if (!factor || factor.confirmed_at === null) return 'wrong';
    const since = new Date(now.getTime() - FACTOR_LOCK_MINUTES * 60_000).toISOString();
    const wrong = factor.wrong_since !== null && factor.wrong_since > since ? factor.wrong : 0;
    if (wrong >= MAX_WRONG_CODES) return 'locked';
    if (/^\d{6}$/.test(code)) {
      const fault = await this.#useStep(trx, factor, code);
      if (fault !== 'wrong') return fault;
    } else if (await useRecoveryCode(trx, owner.id, code, now.toISOString())) return undefined;
    const isLocked = wrong + 1 === MAX_WRONG_CODES;
    await trx
      .updateTable('second_factors')
      .set({
        wrong: wrong + 1,
        ...((wrong === 0 || isLocked) && { wrong_since: now.toISOString() }),
      })
      .where('admin_id', '=', owner.id)
      .execute();
    if (!isLocked) return 'wrong';
    await this.#deps.tellLocked(trx, owner, now.toISOString());
    this.#deps.log.warn(
      { username: owner.username },
      `A second factor is locked for ${FACTOR_LOCK_MINUTES} minutes after ${MAX_WRONG_CODES} wrong codes.`,
    );
    return 'locked';
  }

  /** Accepts a code of the app if its time step comes after the last one. */
  async #useStep(
    trx: Transaction<Tables>,
    factor: Factor,
    token: string,
  ): Promise<'wrong' | 'used' | 'unreadable' | undefined> {
    const secret = await this.#key.open(factor.admin_id, factor);
    if (secret === undefined) {
      this.#deps.log.error(OTHER_KEY);
      return 'unreadable';
    }
    const totp = new TOTP({ secret });
    const timestamp = this.#deps.clock().getTime();
    const delta = totp.validate({ token, timestamp, window: WINDOW });
    if (delta === null) return 'wrong';
    const last_step = totp.counter({ timestamp }) + delta;
    const { numUpdatedRows } = await trx
      .updateTable('second_factors')
      .set({ last_step })
      .where('admin_id', '=', factor.admin_id)
      .where('last_step', '<', last_step)
      .executeTakeFirstOrThrow();
    return numUpdatedRows > 0 ? undefined : 'used';
  }
}

const findFactor = (trx: Transaction<Tables>, adminId: number): Promise<Factor | undefined> =>
  trx.selectFrom('second_factors').selectAll().where('admin_id', '=', adminId).executeTakeFirst();
