import type { ProductLack } from '@jeweler/core/schemas';
import type { Dashboard } from '@jeweler/core/submissions';
import type { CatalogueStore } from './catalogue-store.ts';
import { lacksOf, type PictureFiles } from './record-list.ts';
import { isVisible } from './stored-record.ts';

/** How many pieces that visitors see lack something, and what. */
export const countGaps = (
  catalogue: Pick<CatalogueStore, 'records'>,
  files: PictureFiles,
): NonNullable<Dashboard['gaps']> => {
  const lacks: Partial<Record<ProductLack, number>> = {};
  let pieces = 0;
  for (const record of catalogue.records('products').values()) {
    const missing = isVisible(record) ? lacksOf(record, files) : [];
    if (missing.length > 0) pieces += 1;
    for (const lack of missing) lacks[lack] = (lacks[lack] ?? 0) + 1;
  }
  return { pieces, lacks };
};
