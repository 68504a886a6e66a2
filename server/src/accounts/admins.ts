import { comparable } from '@jeweler/core/format';
import type { Person, Role } from '@jeweler/core/schemas';
import type { Selectable, Transaction } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';
import { NotFoundError, OperatorError } from '../errors.ts';
import { type EventAuthor, recordEvent } from './account-events.ts';
import type { PasswordHashing } from './password-hashing.ts';

export type Admin = Selectable<Tables['admins']>;

/** Usernames that differ only in case or in the form of their characters are the same. */
export const toUsernameKey = (username: string): string => comparable(username.trim());

const taken = (username: string) => new OperatorError(`There is already an admin named ${username}.`);

/** Refuses what would leave no owner who can sign in: nobody could let others in. */
export class LastOwnerError extends OperatorError {
  constructor(username: string) {
    super(`${username} is the last owner, and the shop needs one. Make somebody else an owner first.`);
  }
}

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
    const password_hash = await this.#hashing.hash(password);
    const author = this.#operator();
    await this.#database.writes.run(async (trx) => {
      await insertAdmin(trx, { username, role, password_hash, email: null }, author.at);
      await recordEvent(trx, author, 'added', `${username}, ${role}`);
    });
  }

  /** Everybody with an account, sorted by username. */
  async people(): Promise<Person[]> {
    return (await this.list()).map(toPerson);
  }

  /** Usernames of people whose account was removed. */
  async removed(): Promise<string[]> {
    const rows = await this.#database.query.selectFrom('removed_admins').select('username').execute();
    return rows.map(({ username }) => username);
  }

  /** Takes effect with the next request. Throws LastOwnerError for the last owner. */
  async changeRole(id: number, role: Role, author = this.#operator()): Promise<void> {
    await this.#database.writes.run(async (trx) => {
      const person = await getAdmin(trx, id);
      if (role === person.role) return;
      await trx.updateTable('admins').set({ role }).where('id', '=', id).execute();
      await ensureOwnerLeft(trx, person);
      await recordEvent(trx, author, 'changed-role', `${person.username}, ${role}`);
    });
  }

  /** Ends the links that went to the address before: whoever reads it has none any more. */
  async changeEmail(id: number, email: string | null, author: EventAuthor): Promise<void> {
    await this.#database.writes.run(async (trx) => {
      const person = await getAdmin(trx, id);
      if (email === person.email) return;
      await trx.updateTable('admins').set({ email }).where('id', '=', id).execute();
      await trx.deleteFrom('account_links').where('admin_id', '=', id).execute();
      await recordEvent(trx, author, 'changed-email', person.username);
    });
  }

  /** The account that a username, or an email address that only one account has, belongs to. */
  async findForPassword(typed: string): Promise<Admin | undefined> {
    const named = await this.find(typed);
    if (named) return named;
    const found = await this.#database.query
      .selectFrom('admins')
      .selectAll()
      .where((eb) => eb(eb.fn<string>('lower', ['email']), '=', typed.trim().toLowerCase()))
      .limit(2)
      .execute();
    return found.length === 1 ? found[0] : undefined;
  }

  /** By whom a command on the server acts. */
  #operator(): EventAuthor {
    return { username: 'Command line', at: this.#clock().toISOString(), network: null };
  }

  /** Throws OperatorError when the name is taken. */
  async ensureFree(username: string): Promise<void> {
    if (await this.find(username)) throw taken(username);
  }

  /** Throws OperatorError when there is no such admin. */
  async get(username: string): Promise<Admin> {
    const admin = await this.find(username);
    if (!admin) throw new OperatorError(`There is no admin named ${username}.`);
    return admin;
  }

  /** Also ends the admin's sessions. */
  async setPassword({ id, username }: Admin, password: string): Promise<void> {
    const password_hash = await this.#hashing.hash(password);
    const author = this.#operator();
    await this.#database.writes.run(async (trx) => {
      await storePassword(trx, id, password_hash, author.at);
      await recordEvent(trx, author, 'changed-password', username);
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
  async changePassword(
    admin: Admin,
    password: string,
    { kept, author }: { readonly kept: string; readonly author: EventAuthor },
  ): Promise<boolean> {
    const password_hash = await this.#hashing.hash(password);
    return this.#database.writes.run(async (trx) => {
      // Only replaces the password that was checked: a change by someone else in the meantime is preserved.
      if ((await getAdmin(trx, admin.id)).password_hash !== admin.password_hash) return false;
      await storePassword(trx, admin.id, password_hash, author.at, kept);
      await recordEvent(trx, author, 'changed-password');
      return true;
    });
  }

  /** Ends the person's sessions; their name stays in what they have done. Throws LastOwnerError unless `evenLast`. */
  async remove(id: number, author: EventAuthor = this.#operator(), evenLast = false): Promise<void> {
    await this.#database.writes.run(async (trx) => {
      const { username, username_key } = await getAdmin(trx, id);
      await trx.deleteFrom('admins').where('id', '=', id).execute();
      await trx
        .insertInto('removed_admins')
        .values({ username, username_key, removed_at: author.at })
        .execute();
      await recordEvent(trx, author, 'removed', username);
      if (!evenLast) await ensureOwnerLeft(trx, { username });
    });
  }

  /** For whoever has lost phone and recovery codes. Throws OperatorError without one. */
  async endSecondFactor({ id, username }: Admin): Promise<void> {
    await this.#database.writes.run(async (trx) => {
      const { numDeletedRows } = await trx
        .deleteFrom('second_factors')
        .where('admin_id', '=', id)
        .executeTakeFirstOrThrow();
      if (!numDeletedRows) throw new OperatorError(`${username} has no second factor.`);
      await recordEvent(trx, this.#operator(), 'changed-second-factor', `turned off for ${username}`);
    });
  }
}

/** Throws NotFoundError. */
const getAdmin = async (trx: Transaction<Tables>, id: number): Promise<Admin> => {
  const admin = await trx.selectFrom('admins').selectAll().where('id', '=', id).executeTakeFirst();
  if (!admin) throw new NotFoundError();
  return admin;
};

/** Also ends the account's links, and its sessions but the one `kept`. */
export const storePassword = async (
  trx: Transaction<Tables>,
  id: number,
  password_hash: string,
  at: string,
  kept = '',
): Promise<void> => {
  await trx
    .updateTable('admins')
    .set({ password_hash, password_changed_at: at })
    .where('id', '=', id)
    .execute();
  await trx.deleteFrom('account_links').where('admin_id', '=', id).execute();
  await trx.deleteFrom('admin_sessions').where('admin_id', '=', id).where('token_hash', '!=', kept).execute();
};

/** Throws OperatorError when the name is taken. */
export const insertAdmin = async (
  trx: Transaction<Tables>,
  admin: Pick<Admin, 'username' | 'role' | 'password_hash' | 'email'>,
  created_at: string,
): Promise<Admin> => {
  const username = admin.username.trim();
  const username_key = toUsernameKey(username);
  await trx.deleteFrom('removed_admins').where('username_key', '=', username_key).execute();
  const row = await trx
    .insertInto('admins')
    .values({ ...admin, username, username_key, created_at })
    .onConflict((conflict) => conflict.column('username_key').doNothing())
    .returningAll()
    .executeTakeFirst();
  if (!row) throw taken(username);
  return row;
};

const toPerson = (admin: Admin & { readonly factor_since: string | null }): Person => ({
  id: admin.id,
  username: admin.username,
  name: admin.name,
  email: admin.email,
  role: admin.role,
  state: admin.password_hash === '' ? 'invited' : 'active',
  lastSignInAt: admin.last_sign_in_at,
  hasSecondFactor: admin.factor_since !== null,
});

const ensureOwnerLeft = async (
  trx: Transaction<Tables>,
  { username }: Pick<Admin, 'username'>,
): Promise<void> => {
  const owner = await trx
    .selectFrom('admins')
    .select('id')
    .where('role', '=', 'owner')
    .where('password_hash', '!=', '')
    .executeTakeFirst();
  if (!owner) throw new LastOwnerError(username);
};
