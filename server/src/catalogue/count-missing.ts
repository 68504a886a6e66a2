import type { MissingField } from '@jeweler/core/schemas';
import type { Dashboard } from '@jeweler/core/submissions';
import { eachInTurn } from '../turns.ts';
import type { CatalogueStore } from './catalogue-store.ts';
import { type MissingDeps, readMissing } from './record-missing.ts';

/** In how many pieces that are on the website, sold ones left out, something is missing, and what. */
export const countMissing = async (
  deps: MissingDeps & { readonly catalogue: Pick<CatalogueStore, 'records'> },
): Promise<NonNullable<Dashboard['missingFields']>> => {
  const shown = [...deps.catalogue.records('products').values()].filter(
    ({ state, deletedAt }) => state === 'live' && deletedAt === undefined,
  );
  const missingIn = await readMissing(deps, shown);
  const counts: Partial<Record<MissingField, number>> = {};
  let pieces = 0;
  await eachInTurn(shown, (record) => {
    const missing = missingIn(record);
    if (missing.length > 0) pieces += 1;
    for (const field of missing) counts[field] = (counts[field] ?? 0) + 1;
  });
  return { pieces, counts };
};
