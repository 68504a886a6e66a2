import type { AdminSession, Role } from '@jeweler/core/schemas';
import { LRUCache } from 'lru-cache';
import type { Database } from '../database/database.ts';
import { newToken, tokenHash } from '../secret-token.ts';
import type { Admin } from './admins.ts';

export interface LiveSession {
  /** Identifies the session; its token cannot be derived from it. */
  readonly fingerprint: string;
  readonly adminId: number;
  readonly username: string;
  readonly role: Role;
  /** ISO date-time, UTC. */
  readonly expiresAt: string;
}

/** Sessions cached in memory; staff have a handful. */
const MAX_CACHED_SESSIONS = 1000;

/** Sessions of the admin portal: opaque random tokens of which only the hash is stored. */
export class AdminSessions {
  readonly #database: Database;
  readonly #clock: () => Date;
  readonly #lifeMilliseconds: number;
  readonly #known = new LRUCache<string, LiveSession>({ max: MAX_CACHED_SESSIONS });
  #knownSince: number;

  constructor(database: Database, clock: () => Date, sessionHours: number) {
    this.#database = database;
    this.#clock = clock;
    this.#lifeMilliseconds = sessionHours * 3_600_000;
    this.#knownSince = database.dataVersion();
    database.changes.onCommit(
      (table) => table === 'admin_sessions' || table === 'admins',
      () => this.#known.clear(),
    );
  }

  /**
   * Opens a session and removes expired ones. Undefined, and nothing is opened, when the password that was
   * checked (its hash in `admin`) has been changed since, or the admin removed: checking takes a while.
   */
  async open(admin: Pick<Admin, 'id' | 'password_hash'>): Promise<AdminSession | undefined> {
    const token = newToken();
    const now = this.#clock();
    const expiresAt = new Date(now.getTime() + this.#lifeMilliseconds).toISOString();
    const session = {
      token_hash: tokenHash(token),
      admin_id: admin.id,
      created_at: now.toISOString(),
      expires_at: expiresAt,
    };
    const isOpen = await this.#database.writes.run(async (trx) => {
      const unchanged = await trx
        .selectFrom('admins')
        .select('id')
        .where('id', '=', admin.id)
        .where('password_hash', '=', admin.password_hash)
        .executeTakeFirst();
      if (!unchanged) return false;
      await trx.deleteFrom('admin_sessions').where('expires_at', '<=', now.toISOString()).execute();
      await trx.insertInto('admin_sessions').values(session).execute();
      return true;
    });
    return isOpen ? { token, expiresAt } : undefined;
  }

  /** The session of a token; undefined when it is unknown, revoked or has expired. */
  find(token: string): Promise<LiveSession | undefined> {
    return this.#find(tokenHash(token));
  }

  /** Whether a session found earlier has been neither revoked nor expired since. */
  async isLive({ fingerprint }: LiveSession): Promise<boolean> {
    return (await this.#find(fingerprint)) !== undefined;
  }

  /** Ends the session of a token; unknown tokens are ignored. */
  async revoke(token: string): Promise<void> {
    await this.#database.writes.run((trx) =>
      trx.deleteFrom('admin_sessions').where('token_hash', '=', tokenHash(token)).execute(),
    );
  }

  #findKnown(fingerprint: string): LiveSession | undefined {
    // A command in another process may have ended sessions: not even the next check of DatabaseChanges is waited for.
    const version = this.#database.dataVersion();
    if (version !== this.#knownSince) this.#known.clear();
    this.#knownSince = version;
    const session = this.#known.get(fingerprint);
    return session && session.expiresAt > this.#clock().toISOString() ? session : undefined;
  }

  async #find(fingerprint: string): Promise<LiveSession | undefined> {
    const known = this.#findKnown(fingerprint);
    if (known) return known;
    const found = await this.#database.query
      .selectFrom('admin_sessions')
      .innerJoin('admins', 'admins.id', 'admin_sessions.admin_id')
      .select([
        'token_hash as fingerprint',
        'admins.id as adminId',
        'admins.username',
        'admins.role',
        'expires_at as expiresAt',
      ])
      .where('token_hash', '=', fingerprint)
      .where('expires_at', '>', this.#clock().toISOString())
      .executeTakeFirst();
    if (found) this.#known.set(fingerprint, found);
    return found;
  }
}
