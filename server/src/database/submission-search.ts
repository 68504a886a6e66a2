import { type Kysely, type SelectQueryBuilder, sql, type Transaction } from 'kysely';
import { compiledStatement } from './compiled-statement.ts';
import type { Tables } from './tables.ts';

/** What a submission is found by. */
export interface Searchable {
  readonly id: number;
  readonly reference: string;
  /** Digits with country code, as `phoneKey` makes them. */
  readonly phoneKey: string | null;
  /** Everything else that was sent. */
  readonly texts: readonly string[];
}

/** Shortest part of a phone number that finds it. */
const FEWEST_DIGITS = 3;
/** Words of a search that are looked for; each costs a pass over what it finds. */
const MOST_WORDS = 12;
const WORD = /[\p{L}\p{N}]+/gu;
const PHONE = /^[\d\s()+\p{Pd}./·]+$/u;

/**
 * Makes the index: SQLite's FTS5 with whole words. Measured with 100,000 records: the newest 50 of
 * what a word finds in 0.3 to 25 ms, 50 µs for each submission that is stored; an index of trigrams
 * takes 250 µs and twice the space. What is deleted is taken out at once, not when SQLite tidies up.
 */
export const createSubmissionSearch = async (schema: Kysely<unknown>): Promise<void> => {
  await sql`
    create virtual table submission_search using fts5 (
      words, tokenize = 'unicode61 remove_diacritics 2', prefix = '1', detail = none, columnsize = 0
    )`.execute(schema);
  await sql`insert into submission_search (submission_search, rank) values ('secure-delete', 1)`.execute(
    schema,
  );
};

/** With the table of the index, which is SQLite’s own and so not among the Tables. */
const indexOf = (query: Kysely<Tables>) =>
  query.withTables<{ submission_search: { rowid: number; words: string } }>();

/**
 * Every end of a number that is long enough, so that a search finds any part of it by its beginning; and
 * the shortest parts themselves, since an area code is the beginning of thousands of ends.
 */
const partsOf = (digits: string): string[] =>
  Array.from({ length: Math.max(digits.length - FEWEST_DIGITS + 1, 0) }, (_, start) => [
    digits.slice(start),
    digits.slice(start, start + FEWEST_DIGITS),
  ]).flat();

const wordsOf = ({ reference, phoneKey, texts }: Searchable): string =>
  [reference, reference.replace('-', ''), ...partsOf(phoneKey ?? ''), ...texts].join(' ');

const insert = compiledStatement<{ id: number; words: string }>((query, value) =>
  indexOf(query)
    .insertInto('submission_search')
    .values({ rowid: value('id'), words: value('words') }),
);

/** Adds a submission that is not in the index. */
export const addToSearch = async (trx: Transaction<Tables>, submission: Searchable): Promise<void> => {
  await insert(trx, { id: submission.id, words: wordsOf(submission) });
};

const remove = compiledStatement<{ id: number }>((query, value) =>
  indexOf(query).deleteFrom('submission_search').where('rowid', '=', value('id')),
);

/** Takes submissions out of the index. */
export const removeFromSearch = async (trx: Transaction<Tables>, ids: readonly number[]): Promise<void> => {
  for (const id of ids) await remove(trx, { id });
};

const allOf = (words: readonly string[]): string => words.map((word) => `"${word}"*`).join(' ');

/** Undefined when there is nothing to look for. */
const expressionOf = (text: string): string | undefined => {
  const words = (text.normalize('NFKC').match(WORD) ?? []).slice(0, MOST_WORDS);
  if (words.length === 0) return undefined;
  const digits = words.join('');
  if (!PHONE.test(text) || digits.length < FEWEST_DIGITS) return allOf(words);
  return digits.length === FEWEST_DIGITS ? `"${digits}"` : allOf([digits]);
};

/** Numbers of submissions, to be joined with them. */
export type FoundSubmissions = SelectQueryBuilder<Tables, never, { id: number }>;

/**
 * Submissions that have every word of `text`, each as the beginning of one of theirs, whatever their
 * case and accents; or, when `text` looks like a phone number, these digits in any part of theirs.
 * Undefined when `text` has nothing to look for. Ordered by `id` downwards they come without being sorted.
 */
export const findSubmissions = (query: Kysely<Tables>, text: string): FoundSubmissions | undefined => {
  const expression = expressionOf(text);
  if (expression === undefined) return undefined;
  return query
    .withTables<{ submission_search: { rowid: number; submission_search: string } }>()
    .selectFrom('submission_search')
    .select('submission_search.rowid as id')
    .where(sql<boolean>`submission_search match ${expression}`) as unknown as FoundSubmissions;
};
