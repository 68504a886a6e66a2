import { createHash, randomBytes } from 'node:crypto';
import type { AdminSession } from '@jeweler/core/schemas';
import type { Database } from '../database/sqlite.ts';

/** Who a valid token belongs to. */
export interface SignedInAdmin {
  readonly id: number;
  readonly username: string;
}

const TOKEN_BYTES = 32;

const fingerprint = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Sessions of the admin portal: opaque random tokens of which only the hash is stored. */
export class AdminSessions {
  readonly #database: Database;
  readonly #clock: () => Date;
  readonly #lifeMilliseconds: number;

  constructor(database: Database, clock: () => Date, sessionHours: number) {
    this.#database = database;
    this.#clock = clock;
    this.#lifeMilliseconds = sessionHours * 3_600_000;
  }

  /** Opens a session and clears away those that have ended. */
  async open(adminId: number): Promise<AdminSession> {
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    const now = this.#clock();
    const expiresAt = new Date(now.getTime() + this.#lifeMilliseconds).toISOString();
    const session = {
      token_hash: fingerprint(token),
      admin_id: adminId,
      created_at: now.toISOString(),
      expires_at: expiresAt,
    };
    await this.#database.writes.run(async (trx) => {
      await trx.deleteFrom('admin_sessions').where('expires_at', '<=', now.toISOString()).execute();
      await trx.insertInto('admin_sessions').values(session).execute();
    });
    return { token, expiresAt };
  }

  /** The admin of a valid token; undefined when it is unknown, revoked or has expired. */
  find(token: string): Promise<SignedInAdmin | undefined> {
    return this.#database.query
      .selectFrom('admin_sessions')
      .innerJoin('admins', 'admins.id', 'admin_sessions.admin_id')
      .select(['admins.id', 'admins.username'])
      .where('token_hash', '=', fingerprint(token))
      .where('expires_at', '>', this.#clock().toISOString())
      .executeTakeFirst();
  }

  /** Ends the session of a token; one that is not there is ended already. */
  async revoke(token: string): Promise<void> {
    await this.#database.writes.run((trx) =>
      trx.deleteFrom('admin_sessions').where('token_hash', '=', fingerprint(token)).execute(),
    );
  }
}
