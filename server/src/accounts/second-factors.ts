import { shop, shopDay } from '@jeweler/core/business';
import {
  FACTOR_LOCK_MINUTES,
  type FactorConfirmation,
  type FactorSetup,
  type FactorState,
  MAX_WRONG_CODES,
  PRIZE_CODE_ALPHABET,
} from '@jeweler/core/schemas';
import type { Kysely, Selectable, Transaction } from 'kysely';
import { Secret, TOTP } from 'otpauth';
import type { Database } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';
import { RefusedError, UnavailableError, ValidationError } from '../errors.ts';
import type { Log } from '../log.ts';
import { randomText, tokenHash } from '../secret-token.ts';
import { type EventAuthor, recordEvent } from './account-events.ts';
import type { Admin } from './admins.ts';
import { openSecret, sealSecret } from './factor-key.ts';

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

export type Owner = Pick<Admin, 'id' | 'username' | 'email'>;
type Factor = Selectable<Tables['second_factors']>;

/** Steps (30 seconds) by which the clock of a phone may be wrong. */
const WINDOW = 1;
const RECOVERY_CODES = 10;
/** 62 random bits, so that a plain hash is enough: K4M7-RXFW-9QL3-2M6X. */
const RECOVERY_CODE_LENGTH = 16;
const IS_ON = 'You have a second factor. Turn it off first.';
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

  constructor(deps: SecondFactorsDeps) {
    this.#deps = deps;
  }

  /** Begins anew until `confirm`. Throws RefusedError when there is one already. */
  async setUp({ id, username }: Owner): Promise<FactorSetup> {
    const { database, config } = this.#deps;
    const totp = new TOTP({ issuer: shop.name, label: username, secret: new Secret({ size: 20 }) });
    const isBegun = await database.writes.run(async (trx) => {
      const other =
        database.isShared && (await trx.selectFrom('second_factors').selectAll().executeTakeFirst());
      // A key of its own would lock out whoever signs in at the other server.
      if (other && this.#secretOf(other) === undefined) throw new UnavailableError(factorFaults.unreadable);
      const row = { secret: await sealSecret(config.dataDir, id, totp.secret.base32), last_step: 0 };
      const { numInsertedOrUpdatedRows } = await trx
        .insertInto('second_factors')
        .values({ admin_id: id, key_id: '', ...row })
        .onConflict((conflict) =>
          conflict.column('admin_id').doUpdateSet(row).where('second_factors.confirmed_at', 'is', null),
        )
        .executeTakeFirstOrThrow();
      return Boolean(numInsertedOrUpdatedRows);
    });
    if (!isBegun) throw new RefusedError('password', IS_ON);
    return { secret: totp.secret.base32, uri: totp.toString() };
  }

  /**
   * Turns on what was set up, ends the account's sessions but the author's own (`kept`), which may have been opened without it, and
   * returns the recovery codes, of which only the hashes are stored. Once more, for whoever did not get the answer: the secret
   * proves that it is the same person, and who has it can make codes anyway; the recovery codes are new ones then.
   */
  confirm(
    adminId: number,
    { code, secret = '' }: FactorConfirmation,
    author: EventAuthor & { readonly kept: string },
  ): Promise<string[]> {
    return this.#deps.database.writes.run(async (trx) => {
      const factor = await findFactor(trx, adminId);
      const isOn = Boolean(factor?.confirmed_at);
      if (!factor || (isOn && this.#secretOf(factor) !== secret))
        throw new RefusedError('code', isOn ? IS_ON : 'Nothing is being set up. Please begin again.');
      const fault = isOn ? undefined : await this.#useStep(trx, factor, code);
      if (fault) throw new ValidationError({ code: factorFaults[fault] });
      const codes = Array.from({ length: RECOVERY_CODES }, () =>
        randomText(PRIZE_CODE_ALPHABET, RECOVERY_CODE_LENGTH),
      );
      await change(trx, adminId, {
        confirmed_at: this.#deps.clock().toISOString(),
        recovery_codes: JSON.stringify(codes.map(tokenHash)),
      });
      await trx
        .deleteFrom('admin_sessions')
        .where('admin_id', '=', adminId)
        .where('token_hash', '!=', author.kept)
        .execute();
      await recordEvent(trx, author, 'changed-second-factor', 'turned on');
      return codes.map((each) => each.replaceAll(/.{4}(?=.)/g, '$&-'));
    });
  }

  /** Removes it with its recovery codes; none is off already. Throws ValidationError when the code is not accepted. */
  async turnOff(owner: Owner, code: string, author: EventAuthor): Promise<void> {
    const fault = await this.#deps.database.writes.run(async (trx) => {
      if (!(await findFactor(trx, owner.id))?.confirmed_at) return undefined;
      const found = await this.check(trx, owner, code);
      if (found) return found;
      await trx.deleteFrom('second_factors').where('admin_id', '=', owner.id).execute();
      await recordEvent(trx, author, 'changed-second-factor', 'turned off');
      return undefined;
    });
    if (fault) throw new ValidationError({ code: factorFaults[fault] });
  }

  /**
   * Why a code does not pass; undefined: it does, and never again. Returned, not thrown: a wrong one is counted in the
   * transaction, so that of many at once no more than MAX_WRONG_CODES are looked at.
   */
  async check(trx: Transaction<Tables>, owner: Owner, code: string): Promise<FactorFault | undefined> {
    const now = this.#deps.clock();
    const at = now.toISOString();
    const factor = await findFactor(trx, owner.id);
    if (!factor || factor.confirmed_at === null) return 'wrong';
    const since = new Date(now.getTime() - FACTOR_LOCK_MINUTES * 60_000).toISOString();
    const wrong = factor.wrong_since !== null && factor.wrong_since > since ? factor.wrong : 0;
    if (wrong >= MAX_WRONG_CODES) return 'locked';
    const fault = /^\d{6}$/.test(code)
      ? await this.#useStep(trx, factor, code)
      : await useRecoveryCode(trx, factor, code);
    if (fault !== 'wrong') return fault;
    const isLocked = wrong + 1 === MAX_WRONG_CODES;
    await change(trx, owner.id, {
      wrong: wrong + 1,
      ...((wrong === 0 || isLocked) && { wrong_since: at }),
    });
    if (!isLocked) return 'wrong';
    await this.#deps.tellLocked(trx, owner, at);
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
    const secret = this.#secretOf(factor);
    if (secret === undefined) return 'unreadable';
    const totp = new TOTP({ secret });
    const timestamp = this.#deps.clock().getTime();
    const delta = totp.validate({ token, timestamp, window: WINDOW });
    if (delta === null) return 'wrong';
    const last_step = totp.counter({ timestamp }) + delta;
    if (last_step <= factor.last_step) return 'used';
    await change(trx, factor.admin_id, { last_step });
    return undefined;
  }

  /** Undefined without its key, which the log says. */
  #secretOf({ admin_id, secret }: Factor): string | undefined {
    const opened = openSecret(this.#deps.config.dataDir, admin_id, secret);
    if (opened === undefined) this.#deps.log.error(OTHER_KEY);
    return opened;
  }
}

/** What the session of a request says of it: `LiveSession`. */
interface FactorOfSession {
  readonly adminId: number;
  readonly factorSince: string | null;
  readonly factorFrom: string | null;
}

/** Whether the day has come from which everybody needs a second factor, and whose session it is has none. */
export const isFactorDemanded = ({ factorSince, factorFrom }: FactorOfSession, now: Date): boolean =>
  factorSince === null && factorFrom !== null && factorFrom <= shopDay(now);

/** What the portal says of it to whoever is signed in. */
export const factorStateOf = async (
  query: Kysely<Tables>,
  session: FactorOfSession,
  now: Date,
): Promise<FactorState> => ({
  since: session.factorSince,
  codesLeft: recoveryHashes(await findFactor(query, session.adminId)).length,
  from: session.factorFrom,
  isDemanded: isFactorDemanded(session, now),
});

const findFactor = (query: Kysely<Tables>, adminId: number): Promise<Factor | undefined> =>
  query.selectFrom('second_factors').selectAll().where('admin_id', '=', adminId).executeTakeFirst();

const change = async (trx: Transaction<Tables>, adminId: number, values: Partial<Factor>): Promise<void> => {
  await trx.updateTable('second_factors').set(values).where('admin_id', '=', adminId).execute();
};

/** Of the recovery codes that have not been used. */
const recoveryHashes = (factor: Factor | undefined): string[] => JSON.parse(factor?.recovery_codes ?? '[]');

const useRecoveryCode = async (
  trx: Transaction<Tables>,
  factor: Factor,
  code: string,
): Promise<'wrong' | undefined> => {
  const hashes = recoveryHashes(factor);
  const left = hashes.filter((hash) => hash !== tokenHash(code));
  if (left.length === hashes.length) return 'wrong';
  await change(trx, factor.admin_id, { recovery_codes: JSON.stringify(left) });
  return undefined;
};
