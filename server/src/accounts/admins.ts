import { comparable } from '@jeweler/core/format';
import type { Role } from '@jeweler/core/schemas';
import type { Selectable, Transaction } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';
import { OperatorError } from '../errors.ts';
import type { PasswordHashing } from './password-hashing.ts';

export type Admin = Selectable<Tables['admins']>;

/** Usernames that differ only in case or in the form of their characters are the same. */
const toUsernameKey = (username: string): string => comparable(username.trim());

const taken = (username: string) => new OperatorError(`There is already an admin named ${username}.`);
const notThere = (username: string) => new OperatorError(`There is no admin named ${username}.`);

/** The people who may sign in to the admin portal. */
export class Admins {
  readonly #database: Database;
  readonly #hashing: Pick<PasswordHashing, 'hash' | 'needsRehash'>;
  readonly #clock: () => Date;

  constructor(database: Database, hashing: Pick<PasswordHashing, 'hash' | 'needsRehash'>, clock: () => Date) {
    this.#database = database;
    this.#hashing = hashing;
    this.#clock = clock;
  }

  find(username: string): Promise<Admin | undefined> {
    return this.#database.query
      .selectFrom('admins')
      .selectAll()
      .where('username_key', '=', toUsernameKey(username))
      .executeTakeFirst();
  }

  /** How the person signs what they write; undefined until they have said so. */
  async nameOf(id: number): Promise<string | undefined> {
    const row = await this.#database.query
      .selectFrom('admins')
      .select('name')
      .where('id', '=', id)
      .executeTakeFirst();
    return row?.name ?? undefined;
  }

  async setName(id: number, name: string): Promise<void> {
    await this.#database.writes.run((trx) =>
      trx.updateTable('admins').set({ name }).where('id', '=', id).execute(),
    );
  }

  /** Sorted by username; `factor_since` of those who sign in with a second factor. */
  list(): Promise<(Admin & { factor_since: string | null })[]> {
    return this.#database.query
      .selectFrom('admins')
      .leftJoin('second_factors', 'second_factors.admin_id', 'admins.id')
      .selectAll('admins')
      .select('second_factors.confirmed_at as factor_since')
      .orderBy('username_key')
      .execute();
  }

  /** Throws OperatorError when the name is taken. */
  async add(username: string, password: string, role: Role = 'owner'): Promise<void> {
    const row = {
      username: username.trim(),
      username_key: toUsernameKey(username),
      password_hash: await this.#hashing.hash(password),
      created_at: this.#clock().toISOString(),
      role,
    };
    const { numInsertedOrUpdatedRows } = await this.#database.writes.run((trx) =>
      trx
        .insertInto('admins')
        .values(row)
        .onConflict((conflict) => conflict.column('username_key').doNothing())
        .executeTakeFirstOrThrow(),
    );
    if (!numInsertedOrUpdatedRows) throw taken(username);
  }

  /** Throws OperatorError when the name is taken. */
  async ensureFree(username: string): Promise<void> {
    if (await this.find(username)) throw taken(username);
  }

  /** Throws OperatorError when there is no such admin. */
  async ensureThere(username: string): Promise<void> {
    if (!(await this.find(username))) throw notThere(username);
  }

  /** Also ends the admin's sessions. Throws OperatorError when there is no such admin. */
  async setPassword(username: string, password: string): Promise<void> {
    const password_hash = await this.#hashing.hash(password);
    await this.#database.writes.run(async (trx) => {
      const admin = await trx
        .updateTable('admins')
        .set({ password_hash, password_changed_at: this.#clock().toISOString() })
        .where('username_key', '=', toUsernameKey(username))
        .returning('id')
        .executeTakeFirst();
      if (!admin) throw notThere(username);
      await trx.deleteFrom('admin_sessions').where('admin_id', '=', admin.id).execute();
    });
  }

  /**
   * Stores a new hash of the password that has just been checked, if the present one was made with other
   * parameters. Sessions continue.
   */
  async renewHash({ id, password_hash: checked }: Admin, password: string): Promise<void> {
    if (!this.#hashing.needsRehash(checked)) return;
    const password_hash = await this.#hashing.hash(password);
    await this.#database.writes.run((trx) =>
      trx
        .updateTable('admins')
        .set({ password_hash })
        .where('id', '=', id)
        // A password that was changed in the meantime is preserved.
        .where('password_hash', '=', checked)
        .execute(),
    );
  }

  /**
   * Changes the admin's own password in the session `kept`, which continues; their other sessions end. False, and
   * nothing is changed, when another change came first.
   */
  async changePassword(admin: Admin, password: string, kept: string): Promise<boolean> {
    const password_hash = await this.#hashing.hash(password);
    return this.#database.writes.run(async (trx) => {
      const changed = await trx
        .updateTable('admins')
        .set({ password_hash, password_changed_at: this.#clock().toISOString() })
        .where('id', '=', admin.id)
        // Only replaces the password that was checked: a change by someone else in the meantime is preserved.
        .where('password_hash', '=', admin.password_hash)
        .returning('id')
        .executeTakeFirst();
      if (!changed) return false;
      await trx
        .deleteFrom('admin_sessions')
        .where('admin_id', '=', admin.id)
        .where('token_hash', '!=', kept)
        .execute();
      return true;
    });
  }

  /**
   * Also ends the admin's sessions. Throws OperatorError for an unknown admin, and for the last owner unless
   * `evenLast`.
   */
  async remove(username: string, { evenLast }: { evenLast: boolean }): Promise<void> {
    await this.#database.writes.run(async (trx) => {
      const removed = await trx
        .deleteFrom('admins')
        .where('username_key', '=', toUsernameKey(username))
        .executeTakeFirstOrThrow();
      if (!removed.numDeletedRows) throw notThere(username);
      if (evenLast) return;
      await ensureOwnerLeft(
        trx,
        `${username} is the last owner, and without one nobody can let others in. Add another one first, or use --last.`,
      );
    });
  }

  /** For whoever has lost phone and recovery codes. Throws OperatorError for an unknown admin, and without one. */
  async endSecondFactor(username: string): Promise<void> {
    await this.#database.writes.run(async (trx) => {
      const admins = trx
        .selectFrom('admins')
        .select('id')
        .where('username_key', '=', toUsernameKey(username));
      if (!(await admins.executeTakeFirst())) throw notThere(username);
      const ended = await trx
        .deleteFrom('second_factors')
        .where('admin_id', 'in', admins)
        .executeTakeFirstOrThrow();
      if (!ended.numDeletedRows) throw new OperatorError(`${username} has no second factor.`);
    });
  }

  /** Takes effect with the next request. Throws OperatorError for an unknown admin, and for the last owner. */
  async setRole(username: string, role: Role): Promise<void> {
    await this.#database.writes.run(async (trx) => {
      const { numUpdatedRows } = await trx
        .updateTable('admins')
        .set({ role })
        .where('username_key', '=', toUsernameKey(username))
        .executeTakeFirstOrThrow();
      if (!numUpdatedRows) throw notThere(username);
      await ensureOwnerLeft(trx, `${username} is the last owner. Make somebody else one first.`);
    });
  }
}

/** Without an owner nobody could let others in. */
const ensureOwnerLeft = async (trx: Transaction<Tables>, message: string): Promise<void> => {
  const owner = await trx.selectFrom('admins').select('id').where('role', '=', 'owner').executeTakeFirst();
  if (!owner) throw new OperatorError(message);
};
