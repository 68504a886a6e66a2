import { type PageKind, pageKinds } from '@jeweler/core/schemas';
import type { CatalogueStore } from '../catalogue/catalogue-store.ts';
import { pagePath } from '../catalogue/record-pages.ts';
import { slugOf } from '../catalogue/stored-record.ts';
import type { Database } from '../database/database.ts';

/** When each record that has a page was last changed, by the page's path, from the history. Other pages are not among them. */
export const readLastChanges = async ({ query }: Database, catalogue: CatalogueStore) => {
  const changes = await query
    .selectFrom('catalogue_history')
    .select(({ fn }) => ['kind', 'record_id', fn.max('at').as('at')])
    .where('kind', 'in', pageKinds)
    .groupBy(['kind', 'record_id'])
    .execute();
  return new Map(
    changes.flatMap(({ kind, record_id: id, at }): [string, string][] => {
      const record = catalogue.records(kind).get(id);
      // No other kinds are read.
      return record ? [[pagePath(kind as PageKind, slugOf(record.fields) ?? ''), at]] : [];
    }),
  );
};
