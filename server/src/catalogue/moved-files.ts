import { isDeepStrictEqual } from 'node:util';
import { RECORD_FORMS, typedChangesSchema } from '@jeweler/core/schemas';
import type { Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { type FileMove, pathAfter } from '../media/changes/file-moves.ts';
import { mediaUrl, toMediaPath } from '../media/media-address.ts';
import { eachInTurn } from '../turns.ts';
import { showsPictures } from './picture-uses.ts';
import { type Author, addToHistory, listChanges } from './record-history.ts';
import { nextRevision, readRecordsSince, type StoredRecord, storeRecord } from './stored-record.ts';

type MapAddress = (address: string) => string;

/** What an address of the site's media folder is after `moves`; any other text stays as it is. */
const addressAfter = (moves: readonly FileMove[], siteUrl: string): MapAddress => {
  const after = pathAfter(moves);
  return (address) => {
    const path = toMediaPath(address, siteUrl);
    const moved = path === undefined ? undefined : after(path);
    if (moved === undefined) return address;
    const { search, hash } = new URL(address, siteUrl);
    const present = mediaUrl(moved) + search + hash;
    return address.startsWith('/') ? present : new URL(present, siteUrl).href;
  };
};

/** The same value with every address in it mapped. */
const mapAddresses = (value: unknown, map: MapAddress): unknown => {
  if (typeof value === 'string') return /^(?:\/media\/|https?:)/.test(value) ? map(value) : value;
  if (Array.isArray(value)) return value.map((each) => mapAddresses(each, map));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, mapAddresses(each, map)]));
};

/**
 * Gives everything in the catalogue that shows a moved file its present address: records, deleted ones too, and what
 * people have typed and not saved. Says so in the history. It needs no check: nothing but addresses changes.
 */
export const followMoves = async (
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
