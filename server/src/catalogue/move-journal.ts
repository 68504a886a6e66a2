import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { readPictures, writePictures } from '@jeweler/core/format';
import { RECORD_FORMS, typedChangesSchema } from '@jeweler/core/schemas';
import type { Selectable, Transaction } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';
import { type FileMove, type MoveJob, movedPath, withFolders } from '../media/changes/file-moves.ts';
import type { MoveJournal } from '../media/changes/move-runner.ts';
import { mediaUrl, toMediaPath } from '../media/media-address.ts';
import { eachInTurn } from '../turns.ts';
import { showsPictures } from './picture-uses.ts';
import { type Author, addToHistory, listChanges } from './record-history.ts';
import { nextRevision, readRecordsSince, type StoredRecord, storeRecord } from './stored-record.ts';

/**
 * Moves of files that have begun. A job is stored before its first file is moved, and deleted in the transaction in
 * which the catalogue follows: a server that is stopped in between finds it at its next start.
 */
export const createMoveJournal = ({ query, writes }: Database, siteUrl: string): MoveJournal => ({
  async begin(moves, { username, at }) {
    const id = randomUUID();
    const row = { id, moves: JSON.stringify(moves), at, by: username };
    await writes.run((trx) => trx.insertInto('media_moves').values(row).execute());
    return { id, moves, username, at };
  },

  async unfinished() {
    const rows = await query.selectFrom('media_moves').selectAll().orderBy('at').execute();
    return rows.map(({ id, moves, at, by }) => ({
      id,
      moves: JSON.parse(moves) as FileMove[],
      username: by,
      at,
    }));
  },

  async finish({ id, username, at }, done) {
    await writes.run(async (trx) => {
      if (done.length > 0) await followMoves(trx, { username, at }, done, siteUrl);
      await followFolders(trx, done);
      for (const { from, to } of done) {
        await trx.deleteFrom('media_addresses').where('path', '=', to).execute();
        await trx
          .insertInto('media_addresses')
          .values({ path: from, leads_to: to, moved_at: at })
          .onConflict((conflict) => conflict.column('path').doUpdateSet({ leads_to: to, moved_at: at }))
          .execute();
      }
      await trx.deleteFrom('media_moves').where('id', '=', id).execute();
    });
  },

  async pathAfter(path) {
    const folders = [...withFolders(path)];
    const known = query.selectFrom('media_addresses').where('path', 'in', folders);
    return movedPath(toMoves(await known.selectAll().execute(), await this.unfinished()), path);
  },

  async moves() {
    return toMoves(await query.selectFrom('media_addresses').selectAll().execute(), await this.unfinished());
  },
});

const toMoves = (
  rows: readonly Pick<Selectable<Tables['media_addresses']>, 'path' | 'leads_to'>[],
  jobs: readonly MoveJob[],
): ReadonlyMap<string, string> =>
  new Map([
    ...rows.map((row) => [row.path, row.leads_to] as const),
    ...jobs.flatMap(({ moves }) => moves.map(({ from, to }) => [from, to] as const)),
  ]);

type MapAddress = (address: string) => string;

/** What an address of the site's media folder is after `moves`; any other text stays as it is. */
const addressAfter = (moves: readonly FileMove[], siteUrl: string): MapAddress => {
  const byPath = new Map(moves.map(({ from, to }) => [from, to]));
  return (address) => {
    const path = toMediaPath(address, siteUrl);
    const moved = path === undefined ? undefined : movedPath(byPath, path);
    if (moved === undefined) return address;
    const { search, hash } = new URL(address, siteUrl);
    const present = mediaUrl(moved) + search + hash;
    return address.startsWith('/') ? present : new URL(present, siteUrl).href;
  };
};

/** The same value with every address in it mapped; what a form has typed of further pictures is a text. */
const mapAddresses = (value: unknown, map: MapAddress, key?: string): unknown => {
  if (typeof value === 'string') {
    if (key === 'pictures')
      return writePictures(readPictures(value).map((each) => ({ ...each, image_url: map(each.image_url) })));
    return /^(?:\/media\/|https?:)/.test(value) ? map(value) : value;
  }
  if (Array.isArray(value)) return value.map((each) => mapAddresses(each, map));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, mapAddresses(each, map, name)]),
  );
};

/**
 * Gives everything in the catalogue that shows a moved file its present address: records, deleted ones too, and what
 * people have typed and not saved. Says so in the history. It needs no check: nothing but addresses changes.
 */
const followMoves = async (
  trx: Transaction<Tables>,
  author: Author,
  moves: readonly FileMove[],
  siteUrl: string,
): Promise<void> => {
  const map = addressAfter(moves, siteUrl);
  const followed: { old: StoredRecord; fields: StoredRecord['fields'] }[] = [];
  await eachInTurn(await readRecordsSince(trx, -1), (old) => {
    if (!showsPictures(old.kind)) return;
    const fields = mapAddresses(old.fields, map) as StoredRecord['fields'];
    if (!isDeepStrictEqual(old.fields, fields)) followed.push({ old, fields });
  });
  // All or none have one revision: it is one change.
  const revision = followed.length > 0 ? await nextRevision(trx) : 0;
  for (const { old, fields } of followed) {
    await storeRecord(trx, { ...old, fields, revision });
    const changes = listChanges({ ...old.fields }, { ...fields });
    await addToHistory(trx, { ...old, revision }, author, 'file-moved', changes);
  }
  await followInDrafts(trx, map);
};

const followInDrafts = async (trx: Transaction<Tables>, map: MapAddress): Promise<void> => {
  const drafts = await trx
    .selectFrom('unsaved_texts')
    .selectAll()
    .where('form', 'like', `${RECORD_FORMS}%`)
    .execute();
  for (const { admin_id, form, changes } of drafts) {
    // Versions before 1.2 kept whatever was sent, nested however deep.
    const { data } = typedChangesSchema.safeParse(JSON.parse(changes));
    if (data === undefined) continue;
    const followed = JSON.stringify(mapAddresses(data, map));
    if (followed === changes) continue;
    await trx
      .updateTable('unsaved_texts')
      .set({ changes: followed })
      .where('admin_id', '=', admin_id)
      .where('form', '=', form)
      .execute();
  }
};

/** What was deleted from a moved folder comes back into it; codes of phones and unfinished uploads lead there. */
const followFolders = async (trx: Transaction<Tables>, moves: readonly FileMove[]): Promise<void> => {
  const folders = new Map(moves.filter(({ isFolder }) => isFolder).map(({ from, to }) => [from, to]));
  if (folders.size === 0) return;
  for (const { id, path } of await trx.selectFrom('media_bin').select(['id', 'path']).execute()) {
    // A folder in the bin is another than the one that had its name since.
    const moved = folders.has(path) ? undefined : movedPath(folders, path);
    if (moved !== undefined)
      await trx.updateTable('media_bin').set({ path: moved }).where('id', '=', id).execute();
  }
  for (const table of ['phone_links', 'media_uploads'] as const)
    for (const { folder } of await trx.selectFrom(table).select('folder').distinct().execute()) {
      const moved = movedPath(folders, folder);
      if (moved !== undefined)
        await trx.updateTable(table).set({ folder: moved }).where('folder', '=', folder).execute();
    }
};
