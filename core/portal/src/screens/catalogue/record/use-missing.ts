import { isTextMissing } from '@jeweler/core/business';
import type { CatalogueRecord, MissingField, ProductFields } from '@jeweler/core/schemas';
import { useState } from 'react';
import { fieldEntries } from '../editor/field-table.ts';
import type { Pager } from './use-pager.ts';

/** The form's names of the texts that a product's pictures do not have. */
const missingTexts = ({ image_url, image_alt, second_view, pictures = [] }: ProductFields): string[] => [
  ...(image_url !== undefined && isTextMissing(image_url, image_alt) ? ['image_alt'] : []),
  ...(second_view && isTextMissing(second_view.image_url, second_view.alt) ? ['second_view_alt'] : []),
  ...(pictures.some((each) => isTextMissing(each.image_url, each.alt)) ? ['pictures'] : []),
];

/** The texts of the form that can end it. */
const names = (missing: MissingField, fields: ProductFields): readonly string[] => {
  switch (missing) {
    case 'picture':
      return ['image_url'];
    case 'picture-file':
    case 'small-picture':
      return [fields.image_url === undefined ? 'second_view_image_url' : 'image_url'];
    case 'alternative-text':
      return missingTexts(fields);
    case 'second-view':
      return ['second_view_image_url'];
    case 'description':
      return ['description'];
    case 'old-price':
      return ['price'];
  }
};

/** The first text of the form that can end any of what is missing. */
export const firstMissing = (missing: readonly MissingField[], fields: ProductFields): string | undefined => {
  const asked = new Set(missing.flatMap((each) => names(each, fields)));
  return fieldEntries('products').find(({ name }) => asked.has(name))?.name;
};

/** What the form of a record asks for, because a list looks for what is missing. */
export const useMissing = (
  record: CatalogueRecord | undefined,
  pager: Pager | undefined,
  changed: readonly string[],
) => {
  const missing = record?.missing.filter((each) => pager?.filter === 'any' || pager?.filter === each) ?? [];
  // Where nothing else is asked for, the key that saves confirms it.
  const [isPriceRight, answerPrice] = useState(missing.length === 1);
  // Only in products anything is missing.
  const fields = (record?.fields ?? {}) as ProductFields;
  return {
    /** The text that has the focus when the record opens. */
    first: firstMissing(missing, fields),
    /** The texts whose pictures are shown large, to be described. */
    texts: missing.includes('alternative-text') ? missingTexts(fields) : [],
    /** Whether to ask if an old price is still right. */
    asksPrice: missing.includes('old-price') && !changed.includes('price'),
    isPriceRight,
    answerPrice,
  };
};

export type Missing = ReturnType<typeof useMissing>;
