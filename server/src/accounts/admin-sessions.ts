import type { AdminSession, OpenSession, PortalSettings, Role } from '@jeweler/core/schemas';
import type { Transaction } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';
import { newToken, tokenHash } from '../secret-token.ts';
import { type EventAuthor, recordEvent } from './account-events.ts';
import type { Admin } from './admins.ts';
import type { FactorFault } from './second-factors.ts';

export interface LiveSession {
  /** Identifies the session; its token cannot be derived from it. */
  readonly fingerprint: string;
  readonly adminId: number;
  readonly username: string;
  /** How the person signs what they write; null until they have said so. */
  readonly name: string | null;
  readonly role: Role;
  /** ISO date-time, UTC. */
  readonly expiresAt: string;
  /** When its use was last noted. */
  readonly usedAt: string | null;
  /** Since when the account has a second factor, and the day from which everybody needs one; null: none. */
  readonly factorSince: string | null;
  readonly factorFrom: string | null;
}

/** From where somebody signs in: what they would call the program, and the network. */
export interface Origin {
  readonly device: string;
  readonly network: string;
}

/** Writes a mail to the owner of the account. */
export type TellNewDevice = (
  trx: Transaction<Tables>,
  admin: Admin,
  where: Origin & { readonly at: string },
) => Promise<void>;

/** Milliseconds after which the use of a session is noted again. */
const USE_NOTED_MS = 5 * 60_000;
/** The key of that setting. */
const SECOND_FACTOR_FROM = 'secondFactorFrom' satisfies keyof PortalSettings;

/** Sessions of the admin portal: opaque random tokens of which only the hash is stored. */
export class AdminSessions {
  readonly #database: Database;
  readonly #clock: () => Date;
  readonly #lifeMilliseconds: number;
  readonly #tellNewDevice: TellNewDevice;

  constructor(
    database: Database,
    clock: () => Date,
    sessionHours: number,
    tellNewDevice: TellNewDevice = async () => undefined,
  ) {
    this.#tellNewDevice = tellNewDevice;
    this.#database = database;
    this.#clock = clock;
    this.#lifeMilliseconds = sessionHours * 3_600_000;
  }

  /**
   * Opens a session and removes expired ones. Undefined, and nothing is opened, when the password that was
   * checked (its hash in `admin`) has been changed since, or the admin removed: checking takes a while. For an account
   * with a second factor `checkFactor` is asked, and what it finds wrong is returned.
   */
  async open(
    admin: Admin,
    { device, network }: Origin,
    checkFactor: (trx: Transaction<Tables>) => Promise<FactorFault | undefined> = async () => 'needed',
  ): Promise<AdminSession | FactorFault | undefined> {
    const token = newToken();
    const now = this.#clock();
    const at = now.toISOString();
    const expiresAt = new Date(now.getTime() + this.#lifeMilliseconds).toISOString();
    const session = {
      token_hash: tokenHash(token),
      admin_id: admin.id,
      created_at: at,
      expires_at: expiresAt,
      device,
      network,
      used_at: at,
    };
    return this.#database.writes.run(async (trx) => {
      const unchanged = await trx
        .selectFrom('admins')
        .leftJoin('second_factors', 'second_factors.admin_id', 'admins.id')
        .select('second_factors.confirmed_at')
        .where('id', '=', admin.id)
        .where('password_hash', '=', admin.password_hash)
        .executeTakeFirst();
      if (!unchanged) return undefined;
      const fault = unchanged.confirmed_at === null ? undefined : await checkFactor(trx);
      if (fault) return fault;
      await trx.deleteFrom('admin_sessions').where('expires_at', '<=', at).execute();
      await trx.insertInto('admin_sessions').values(session).execute();
      const { id, username } = admin;
      if (admin.last_sign_in_at !== null && (await isNewDevice(trx, username, device)))
        await this.#tellNewDevice(trx, admin, { device, network, at });
      await trx.updateTable('admins').set({ last_sign_in_at: at }).where('id', '=', id).execute();
      await recordEvent(trx, { username, at, network }, 'signed-in', device);
      return { token, expiresAt };
    });
  }

  /** The session of a token; undefined when it is unknown, revoked or has expired. */
  find(token: string): Promise<LiveSession | undefined> {
    return this.#find(tokenHash(token));
  }

  /** Whether a session found earlier has been neither revoked nor expired since. */
  async isLive({ fingerprint }: LiveSession): Promise<boolean> {
    return (await this.#find(fingerprint)) !== undefined;
  }

  /** Ends the session of a token; unknown tokens are ignored, and take no turn among those who store something. */
  async revoke(token: string): Promise<void> {
    if (!(await this.find(token))) return;
    await this.#database.writes.run((trx) =>
      trx.deleteFrom('admin_sessions').where('token_hash', '=', tokenHash(token)).execute(),
    );
  }

  /** Notes from where a session is used, every some minutes; never rejects, since whoever asks needs none of it. */
  async noteUse({ fingerprint, usedAt }: LiveSession, network: string): Promise<void> {
    const now = this.#clock();
    if (usedAt !== null && now.getTime() - Date.parse(usedAt) < USE_NOTED_MS) return;
    const use = { network, used_at: now.toISOString() };
    await this.#database.writes
      .run((trx) =>
        trx.updateTable('admin_sessions').set(use).where('token_hash', '=', fingerprint).execute(),
      )
      .catch(() => undefined);
  }

  /** The open sessions of one person, or of everybody; last used first. */
  async list(adminId?: number): Promise<Omit<OpenSession, 'isThis'>[]> {
    let found = this.#database.query
      .selectFrom('admin_sessions')
      .innerJoin('admins', 'admins.id', 'admin_sessions.admin_id')
      .where('expires_at', '>', this.#clock().toISOString());
    if (adminId !== undefined) found = found.where('admins.id', '=', adminId);
    const rows = await found
      .select((eb) => [
        'token_hash as id',
        'admins.id as accountId',
        'username',
        'device',
        'network',
        'admin_sessions.created_at as openedAt',
        eb.fn.coalesce('used_at', 'admin_sessions.created_at').as('usedAt'),
      ])
      .orderBy('usedAt', 'desc')
      .execute();
    return rows.map((row) => ({ ...row, device: row.device ?? 'Another program' }));
  }

  /** Ends these sessions. */
  async end(ended: readonly Pick<OpenSession, 'id' | 'username'>[], author: EventAuthor): Promise<void> {
    if (ended.length === 0) return;
    const hashes = ended.map(({ id }) => id);
    const names = new Set(ended.map(({ username }) => username));
    names.delete(author.username);
    await this.#database.writes.run(async (trx) => {
      await trx.deleteFrom('admin_sessions').where('token_hash', 'in', hashes).execute();
      await recordEvent(trx, author, 'sessions-ended', [...names].join(', ') || null);
    });
  }

  async #find(fingerprint: string): Promise<LiveSession | undefined> {
    const found = await this.#database.query
      .selectFrom('admin_sessions')
      .innerJoin('admins', 'admins.id', 'admin_sessions.admin_id')
      .leftJoin('second_factors', 'second_factors.admin_id', 'admins.id')
      .leftJoin('settings', (join) => join.on('settings.key', '=', SECOND_FACTOR_FROM))
      .select([
        'token_hash as fingerprint',
        'admins.id as adminId',
        'admins.username',
        'admins.name',
        'admins.role',
        'expires_at as expiresAt',
        'used_at as usedAt',
        'second_factors.confirmed_at as factorSince',
        'settings.value as factorFrom',
      ])
      .where('token_hash', '=', fingerprint)
      .where('expires_at', '>', this.#clock().toISOString())
      .executeTakeFirst();
    return found && { ...found, factorFrom: found.factorFrom && JSON.parse(found.factorFrom) };
  }
}

/** Whether nobody of this name has signed in with such a program before, as far as is noted. */
const isNewDevice = async (trx: Transaction<Tables>, username: string, device: string): Promise<boolean> => {
  const known = await trx
    .selectFrom('account_events')
    .select('id')
    .where('event', '=', 'signed-in')
    .where('by', '=', username)
    .where('about', '=', device)
    .executeTakeFirst();
  return known === undefined;
};
