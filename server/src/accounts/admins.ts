import { comparable } from '@jeweler/core/format';
import type { Invitation, Person, PersonChange, Role } from '@jeweler/core/schemas';
import type { Selectable, Transaction } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';
import { OperatorError } from '../errors.ts';
import { type EventAuthor, recordEvent } from './account-events.ts';
import { findAccountLink, makeAccountPath } from './account-links.ts';
import type { PasswordHashing } from './password-hashing.ts';

export type Admin = Selectable<Tables['admins']>;

/** What somebody enters behind a link of their account. */
interface NewPassword {
  readonly name?: string | undefined;
  readonly password: string;
}

/** Usernames that differ only in case or in the form of their characters are the same. */
const toUsernameKey = (username: string): string => comparable(username.trim());

const taken = (username: string) => new OperatorError(`There is already an admin named ${username}.`);
const notThere = (username: string) => new OperatorError(`There is no admin named ${username}.`);

/** Refuses what would leave no owner. */
export class LastOwnerError extends OperatorError {}

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
    const password_hash = await this.#hashing.hash(password);
    const author = this.#operator();
    await this.#database.writes.run(async (trx) => {
      const id = await insertAdmin(trx, { username, role, password_hash, email: null }, author.at);
      if (id === undefined) throw taken(username);
      await recordEvent(trx, author, 'added', `${username}, ${role}`);
    });
  }

  /**
   * Makes an account without a password, and the path of the page that sets one; with an address, `sendLink` writes
   * the mail that contains it instead. Undefined when the name is taken.
   */
  async invite(
    { username, role, email }: Invitation,
    author: EventAuthor,
    sendLink: SendLink | undefined,
  ): Promise<{ readonly path: string | null } | undefined> {
    return this.#database.writes.run(async (trx) => {
      const id = await insertAdmin(
        trx,
        { username, role, email: email ?? null, password_hash: '' },
        author.at,
      );
      if (id === undefined) return undefined;
      await recordEvent(trx, author, 'invited', `${username}, ${role}`);
      return { path: await offerLink(trx, { id, username, email: email ?? null }, author.at, sendLink) };
    });
  }

  /** The same once more for somebody who has not set a password so far; undefined for anybody else. */
  async inviteAgain(
    id: number,
    author: EventAuthor,
    sendLink: SendLink | undefined,
  ): Promise<{ readonly path: string | null } | undefined> {
    return this.#database.writes.run(async (trx) => {
      const invited = await trx
        .selectFrom('admins')
        .select(['id', 'username', 'email'])
        .where('id', '=', id)
        .where('password_hash', '=', '')
        .executeTakeFirst();
      if (!invited) return undefined;
      await trx.deleteFrom('account_links').where('admin_id', '=', id).execute();
      await recordEvent(trx, author, 'invited', invited.username);
      return { path: await offerLink(trx, invited, author.at, sendLink) };
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

  /**
   * Changes what an owner may change of a person. False for an unknown one.
   * @throws OperatorError for the role of the last owner
   */
  async change(id: number, { role, email }: PersonChange, author: EventAuthor): Promise<boolean> {
    return this.#database.writes.run(async (trx) => {
      const person = await trx.selectFrom('admins').selectAll().where('id', '=', id).executeTakeFirst();
      if (!person) return false;
      const changed = { ...person, ...(role && { role }), ...(email !== undefined && { email }) };
      await trx
        .updateTable('admins')
        .set({ role: changed.role, email: changed.email })
        .where('id', '=', id)
        .execute();
      if (changed.role !== person.role) {
        await ensureOwnerLeft(trx, `${person.username} is the last owner. Make somebody else one first.`);
        await recordEvent(trx, author, 'changed-role', `${person.username}, ${changed.role}`);
      }
      if (changed.email !== person.email) {
        // Whoever reads the address of before has no link to the account any more.
        await trx.deleteFrom('account_links').where('admin_id', '=', id).execute();
        await recordEvent(trx, author, 'changed-email', person.username);
      }
      return true;
    });
  }

  /**
   * Sets the password of the account that a link is for, and in an invitation the name: ends the account's links and
   * sessions. Undefined when the link does not work any more.
   */
  async usePasswordLink(
    token: string,
    { name, password }: NewPassword,
    network: string,
  ): Promise<Admin | undefined> {
    const password_hash = await this.#hashing.hash(password);
    return this.#database.writes.run(async (trx) => {
      const now = this.#clock();
      const at = now.toISOString();
      const link = await findAccountLink(trx, token, now);
      if (!link) return undefined;
      const isNew = link.purpose === 'invitation';
      await trx.deleteFrom('account_links').where('admin_id', '=', link.id).execute();
      await trx.deleteFrom('admin_sessions').where('admin_id', '=', link.id).execute();
      await recordEvent(trx, { username: link.username, at, network }, isNew ? 'joined' : 'reset-password');
      return trx
        .updateTable('admins')
        .set({ password_hash, password_changed_at: at, ...(isNew && name !== undefined && { name }) })
        .where('id', '=', link.id)
        .returningAll()
        .executeTakeFirstOrThrow();
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
      await recordEvent(trx, this.#operator(), 'changed-password', username);
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
      await trx.deleteFrom('account_links').where('admin_id', '=', admin.id).execute();
      await recordEvent(trx, author, 'changed-password');
      return true;
    });
  }

  /**
   * Ends the person's sessions; their name stays in what they have done. Throws OperatorError for an unknown admin, and
   * for the last owner unless `evenLast`.
   */
  async remove(
    username: string,
    { evenLast = false, author = this.#operator() }: { evenLast?: boolean; author?: EventAuthor } = {},
  ): Promise<void> {
    await this.#database.writes.run(async (trx) => {
      const removed = await trx
        .deleteFrom('admins')
        .where('username_key', '=', toUsernameKey(username))
        .returning(['username', 'username_key'])
        .executeTakeFirst();
      if (!removed) throw notThere(username);
      await trx
        .insertInto('removed_admins')
        .values({ ...removed, removed_at: author.at })
        .execute();
      await recordEvent(trx, author, 'removed', removed.username);
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
      await recordEvent(trx, this.#operator(), 'changed-second-factor', `turned off for ${username}`);
    });
  }

  /** Takes effect with the next request. Throws OperatorError for an unknown admin, and for the last owner. */
  async setRole(username: string, role: Role): Promise<void> {
    const { id } = (await this.find(username)) ?? {};
    const isThere = id !== undefined && (await this.change(id, { role }, this.#operator()));
    if (!isThere) throw notThere(username);
  }
}

/** Undefined when the name is taken. */
const insertAdmin = async (
  trx: Transaction<Tables>,
  admin: Pick<Admin, 'username' | 'role' | 'password_hash' | 'email'>,
  created_at: string,
): Promise<number | undefined> => {
  const username = admin.username.trim();
  const username_key = toUsernameKey(username);
  await trx.deleteFrom('removed_admins').where('username_key', '=', username_key).execute();
  const row = await trx
    .insertInto('admins')
    .values({ ...admin, username, username_key, created_at })
    .onConflict((conflict) => conflict.column('username_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
};

/** Writes a mail with a link for the account. */
export type SendLink = (
  trx: Transaction<Tables>,
  to: { readonly id: number; readonly username: string; readonly email: string },
  at: string,
) => Promise<void>;

/** Has the link of an invitation sent, or returns the path to show. */
const offerLink = async (
  trx: Transaction<Tables>,
  { id, username, email }: Pick<Admin, 'id' | 'username' | 'email'>,
  at: string,
  sendLink: SendLink | undefined,
): Promise<string | null> => {
  if (email === null || !sendLink) return makeAccountPath(trx, id, 'invitation', at);
  await sendLink(trx, { id, username, email }, at);
  return null;
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

/** Without an owner who can sign in nobody could let others in. */
const ensureOwnerLeft = async (trx: Transaction<Tables>, message: string): Promise<void> => {
  const owner = await trx
    .selectFrom('admins')
    .select('id')
    .where('role', '=', 'owner')
    .where('password_hash', '!=', '')
    .executeTakeFirst();
  if (!owner) throw new LastOwnerError(message);
};
