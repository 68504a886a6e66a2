import { portalSettingsSchema, type SettingsAnswer, type SettingsChange } from '@jeweler/core/schemas';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';

/** The table has other keys too, which are read and changed separately. */
const KEYS = Object.keys(portalSettingsSchema.shape);

/** The settings made by staff, with defaults for all others. */
export const readSettings = async (query: Kysely<Tables>): Promise<SettingsAnswer> => {
  const rows = await query
    .selectFrom('settings')
    .select(['key', 'value', 'revision'])
    .where('key', 'in', KEYS)
    .execute();
  const stored = Object.fromEntries(rows.map(({ key, value }) => [key, JSON.parse(value) as unknown]));
  return {
    settings: portalSettingsSchema.parse(stored),
    revision: rows.reduce((sum, { revision }) => sum + revision, 0),
  };
};

/** Changes the given settings; undefined when somebody has changed any of them since `revision`. */
export const changeSettings = (
  database: Database,
  { settings, revision }: SettingsChange,
  by: string,
  at: string,
): Promise<SettingsAnswer | undefined> =>
  database.writes.run(async (trx) => {
    if ((await readSettings(trx)).revision !== revision) return undefined;
    for (const [key, value] of Object.entries(settings)) await storeSetting(trx, key, value, by, at);
    return readSettings(trx);
  });

/** The value of one key of the settings, parsed, and how often it was changed; undefined when it was never stored. */
export const readRevised = async (query: Kysely<Tables>, key: string) => {
  const row = await query
    .selectFrom('settings')
    .select(['value', 'revision'])
    .where('key', '=', key)
    .executeTakeFirst();
  return row && { value: JSON.parse(row.value) as unknown, revision: row.revision };
};

/** The value alone. */
export const readSetting = async (query: Kysely<Tables>, key: string): Promise<unknown> =>
  (await readRevised(query, key))?.value;

/** Stores one key of the settings, as JSON. */
export const storeSetting = async (
  trx: Transaction<Tables>,
  key: string,
  value: unknown,
  by: string,
  at: string,
): Promise<void> => {
  const row = { value: JSON.stringify(value), changed_at: at, changed_by: by };
  await trx
    .insertInto('settings')
    .values({ key, ...row, revision: 1 })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet((eb) => ({ ...row, revision: eb('settings.revision', '+', 1) })),
    )
    .execute();
};
