import type { CatalogueRecord, ProductFields } from '@jeweler/core/schemas';
import { useState } from 'react';
import { firstMissing, missingTexts } from './first-missing.ts';
import type { Pager } from './use-pager.ts';

/** What the form of a record asks for, because a list looks for what is missing. */
export interface Missing {
  /** The text that has the focus when the record opens. */
  readonly first: string | undefined;
  /** The texts whose pictures are shown large, to be described. */
  readonly texts: readonly string[];
  /** Whether to ask if an old price is still right, and the answer. */
  readonly asksPrice: boolean;
  readonly isPriceRight: boolean;
  readonly answerPrice: (isRight: boolean) => void;
}

export const useMissing = (
  record: CatalogueRecord | undefined,
  pager: Pager | undefined,
  changed: readonly string[],
): Missing => {
  const missing = record?.missing.filter((each) => pager?.filter === 'any' || pager?.filter === each) ?? [];
  // Where nothing else is asked for, the key that saves confirms it.
  const [isPriceRight, answerPrice] = useState(missing.length === 1);
  // Only in products anything is missing.
  const fields = (record?.fields ?? {}) as ProductFields;
  return {
    first: firstMissing(missing, fields),
    texts: missing.includes('alternative-text') ? missingTexts(fields) : [],
    asksPrice: missing.includes('old-price') && !changed.includes('price'),
    isPriceRight,
    answerPrice,
  };
};
