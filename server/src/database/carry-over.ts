import { openNative } from './native-database.ts';

const NOUNS = {
  removed: 'removed admin',
  passwords: 'newer password',
  roles: 'changed role',
  emails: 'newer email',
  settings: 'stricter setting',
  factors: 'second factor',
  submissions: 'deleted submission',
  subscribers: 'deleted subscriber',
  unsubscribed: 'unsubscribed reader',
  redeemed: 'redeemed prize',
  newAdmins: 'admin',
  newSubmissions: 'submission',
  newSubscribers: 'subscriber',
};

/** '2 admins'. */
export const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** For the operator, each that is not 0. */
const inWords = (counts: Partial<Record<keyof typeof NOUNS, number>>): string[] =>
  Object.entries(counts).flatMap(([what, count]) =>
    count === 0 ? [] : [counted(count, NOUNS[what as keyof typeof NOUNS])],
  );

/** Tables whose deletions are carried over. */
const NUMBERED = ['admins', 'submissions', 'subscribers'] as const;

/** That a database was restored from a backup, and the last number of each table in it at that time. */
interface Restore {
  readonly at: string;
  readonly numbers: Readonly<Record<string, number>>;
}

/** A database knows all restores in its past, under a key of the settings that staff do not see. */
const WRITE_RESTORES = `insert or replace into main.settings (key, value, revision, changed_at, changed_by)
  values ('restores', ?, 1, ?, 'Command line')`;

/** Whether both come from the same first start; otherwise equal numbers mean nothing. */
const ARE_RELATED = `select 1 from main.kysely_migration a join replaced.kysely_migration b using (timestamp)
  where a.name in ('0001-first-tables', '0021-baseline') and b.name in ('0001-first-tables', '0021-baseline')`;

const HAS_EVENTS = `select 1 from sqlite_master where name = 'account_events'`;
const NOTE_RESTORED = `insert into account_events (at, by, event) values (?, 'Command line', 'restored')`;
/** So that their names are still said to be of people who were removed. */
const REMOVED_NAMES = `insert or ignore into main.removed_admins (username_key, username, removed_at)
  select username_key, username, removed_at from replaced.removed_admins
  where username_key not in (select username_key from main.admins)`;
const PASSWORDS = `update main.admins set password_hash = b.password_hash from replaced.admins b
  where b.id = admins.id and b.created_at = admins.created_at and b.password_hash != admins.password_hash`;
/** Unless no owner with a password were left: whoever became one since may be in the replaced database only. */
const ROLES = `update main.admins set role = b.role from replaced.admins b
  where b.id = admins.id and b.created_at = admins.created_at and b.role != admins.role
    and exists (select 1 from main.admins a left join replaced.admins c using (id, created_at)
      where coalesce(c.role, a.role) = 'owner' and a.password_hash != '')`;
/** A link for a forgotten password is sent there. */
const EMAILS = `update main.admins set email = b.email from replaced.admins b
  where b.id = admins.id and b.created_at = admins.created_at and b.email is not admins.email`;
/** A right that staff no longer have, and the day from which everybody needs a second factor. */
const STRICTER_SETTINGS = `insert or replace into main.settings (key, value, revision, changed_at, changed_by)
  select key, value, revision, changed_at, changed_by from replaced.settings
  where (key = 'staffEditShop' and value = 'false' or key = 'secondFactorFrom' and value != 'null')
    and (key, value) not in (select key, value from main.settings)`;
const OF_BOTH = 'admin_id in (select a.id from main.admins a join replaced.admins b using (id, created_at))';
/** As they were last: a recovery code that has been used stays used. */
const FACTORS = `delete from main.second_factors where ${OF_BOTH}`;
const FACTOR_COLUMNS =
  'admin_id, secret, key_id, recovery_codes, confirmed_at, last_step, wrong, wrong_since';
const NEWER_FACTORS = `insert into main.second_factors (${FACTOR_COLUMNS})
  select ${FACTOR_COLUMNS} from replaced.second_factors where ${OF_BOTH}`;
const UNSUBSCRIBED = `update main.subscribers
  set state = b.state, unsubscribed_at = b.unsubscribed_at, unsubscribed_by = b.unsubscribed_by
  from replaced.subscribers b
  where b.email_key = subscribers.email_key and b.state = 'unsubscribed' and subscribers.state != 'unsubscribed'
    and b.unsubscribed_at > coalesce(subscribers.confirmed_at, '')`;
const REDEEMED = `main.submissions a join replaced.submissions b using (id, reference)
  where b.status = 'redeemed' and a.status != 'redeemed'`;
// Without a revision, so that the undo of the original act does not apply.
const REDEMPTIONS = `insert into main.submission_history (submission_id, at, by_name, action, from_status, to_status)
  select submission_id, at, by_name, action, from_status, to_status from replaced.submission_history
  where action = 'status' and to_status = 'redeemed' and submission_id in (select id from ${REDEEMED})
  group by submission_id having id = max(id)`;
const REDEEM = `update main.submissions
  set status = b.status, status_since = b.status_since, answered_at = b.answered_at,
    revision = max(submissions.revision, b.revision) + 1
  from replaced.submissions b where b.id = submissions.id and submissions.id in (select id from ${REDEEMED})`;

/**
 * Carries over to a backup, before it takes the place of another database, what was ended there since: nobody
 * has to end it a second time. Sessions end in any case, even without that database. Returns what was `kept`, and what
 * is `left` in that one only. Throws SQLite's error when one of them cannot be read.
 * @param replaced the copy of the database to be replaced; undefined when there is none that can be read
 */
export const carryOver = (backup: string, replaced: string | undefined) => {
  const native = openNative(backup, { fileMustExist: true });
  const prepare = native.prepare;
  const run = (text: string): number => prepare(text).run().changes;
  const count = (from: string): number => Number(prepare(`select count(*) from ${from}`).pluck().get());
  const readRestores = (schema: string): Restore[] => {
    const select = prepare(`select value from ${schema}.settings where key = 'restores'`);
    return JSON.parse(String(select.pluck().get() ?? '[]'));
  };
  const lastNumber = (schema: string, table: string): number => {
    const select = prepare(`select seq from ${schema}.sqlite_sequence where name = ?`);
    return Number(select.pluck().get(table) ?? 0);
  };
  try {
    native.exec('pragma foreign_keys = ON; pragma secure_delete = ON');
    native.exec('delete from admin_sessions');
    const at = new Date().toISOString();
    if (prepare(HAS_EVENTS).get() !== undefined) {
      native.exec('delete from account_links; delete from catalogue_previews');
      prepare(NOTE_RESTORED).run(at);
    }
    const ours = readRestores('main');
    const numbers = Object.fromEntries(NUMBERED.map((table) => [table, lastNumber('main', table)]));
    prepare(WRITE_RESTORES).run(JSON.stringify([...ours, { at, numbers }]), at);
    if (replaced === undefined) return undefined;
    prepare('attach ? as replaced').run(replaced);
    if (prepare(ARE_RELATED).get() === undefined) return undefined;
    // Roles and email addresses are older.
    const hasFactors = ['main', 'replaced'].every(
      (schema) =>
        prepare(
          `select 1 from pragma_table_info('second_factors', '${schema}') where name = 'recovery_codes'`,
        ).get() !== undefined,
    );
    const theirs = readRestores('replaced');
    const isIn = (restores: readonly Restore[], one: Restore) => restores.some((each) => each.at === one.at);
    // After a restore that only one of them went through, each gave the same numbers to rows of its own.
    const parted = [
      ...ours.filter((each) => !isIn(theirs, each)),
      ...theirs.filter((each) => !isIn(ours, each)),
    ];
    /** A row that the other database once had: where their pasts are one, numbers are never given twice. */
    const goneFrom = (table: (typeof NUMBERED)[number]): string => {
      const last = parted.map((each) => each.numbers[table] ?? 0);
      return `id <= ${Math.min(lastNumber('replaced', table), ...last)}
        and id not in (select id from replaced.${table})`;
    };
    native.exec('begin immediate');
    const removed = run(`delete from main.admins where ${goneFrom('admins')}`);
    const ended = { removed, passwords: run(PASSWORDS), roles: 0, emails: 0, settings: 0, factors: 0 };
    if (hasFactors) {
      ended.roles = run(ROLES);
      ended.emails = run(EMAILS);
      ended.settings = run(STRICTER_SETTINGS);
      run(REMOVED_NAMES);
      run(FACTORS);
      ended.factors = run(NEWER_FACTORS);
    }
    const newAdmins = count(
      'replaced.admins where (id, created_at) not in (select id, created_at from main.admins)',
    );
    run(`delete from main.submission_search where rowid in
      (select id from main.submissions where ${goneFrom('submissions')})`);
    const submissions = run(`delete from main.submissions where ${goneFrom('submissions')}`);
    const subscribers = run(`delete from main.subscribers where ${goneFrom('subscribers')}`);
    const unsubscribed = run(UNSUBSCRIBED);
    run(REDEMPTIONS);
    const redeemed = run(REDEEM);
    const newSubmissions = count(
      'replaced.submissions where reference not in (select reference from main.submissions)',
    );
    const newSubscribers = count(
      'replaced.subscribers where email_key not in (select email_key from main.subscribers)',
    );
    native.exec('commit');
    return {
      kept: inWords({ ...ended, submissions, subscribers, unsubscribed, redeemed }),
      left: inWords({ newSubmissions, newSubscribers, newAdmins }),
    };
  } finally {
    native.close();
  }
};
