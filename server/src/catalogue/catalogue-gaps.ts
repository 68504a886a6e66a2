import type { ProductLack } from '@jeweler/core/schemas';
import type { Dashboard } from '@jeweler/core/submissions';
import { eachInTurn } from '../turns.ts';
import type { CatalogueStore } from './catalogue-store.ts';
import type { LacksOf } from './record-lacks.ts';

/** How many pieces that are on the website, sold ones left out, lack something, and what. */
export const countGaps = async (
  catalogue: Pick<CatalogueStore, 'records'>,
  lacksOf: LacksOf,
): Promise<NonNullable<Dashboard['gaps']>> => {
  const lacks: Partial<Record<ProductLack, number>> = {};
  let pieces = 0;
  await eachInTurn([...catalogue.records('products').values()], (record) => {
    const isShown = record.state === 'live' && record.deletedAt === undefined;
    const missing = isShown ? lacksOf(record) : [];
    if (missing.length > 0) pieces += 1;
    for (const lack of missing) lacks[lack] = (lacks[lack] ?? 0) + 1;
  });
  return { pieces, lacks };
};
