import type { Kysely, Transaction } from 'kysely';
import { z } from 'zod';
import type { Tables } from '../database/tables.ts';
import { newToken, tokenHash } from '../secret-token.ts';
import { readSetting, storeSetting } from '../settings/portal-settings.ts';

/** Keys in the table of settings. */
const MARKS = 'ready';
const TEST_MAIL = 'ready-test-mail';

/** When each check was marked as done, by its id: ISO date-times. */
export type ReadyMarks = Readonly<Record<string, string>>;

const marksSchema = z.record(z.string(), z.string()).catch({});

export const readMarks = async (query: Kysely<Tables>): Promise<ReadyMarks> =>
  marksSchema.parse((await readSetting(query, MARKS)) ?? {});

export const storeMark = async (
  trx: Transaction<Tables>,
  { id, done }: { readonly id: string; readonly done: boolean },
  by: string,
  at: string,
): Promise<void> => {
  const { [id]: _, ...others } = await readMarks(trx);
  await storeSetting(trx, MARKS, done ? { ...others, [id]: at } : others, by, at);
};

/** The token of a new test mail, which replaces that of the one before. */
export const newTestMailToken = async (trx: Transaction<Tables>, by: string, at: string): Promise<string> => {
  const token = newToken();
  await storeSetting(trx, TEST_MAIL, tokenHash(token), by, at);
  return token;
};

/** Whether a link is that of the last test mail. */
export const isTestMailToken = async (query: Kysely<Tables>, token: string): Promise<boolean> =>
  (await readSetting(query, TEST_MAIL)) === tokenHash(token);
