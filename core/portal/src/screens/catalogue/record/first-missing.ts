import { isTextMissing } from '@jeweler/core/business';
import type { MissingField, ProductFields } from '@jeweler/core/schemas';
import { fieldEntries } from '../editor/field-table.ts';

/** The form's names of the texts that a product's pictures do not have. */
export const missingTexts = ({ image_url, image_alt, second_view }: ProductFields): string[] => [
  ...(image_url !== undefined && isTextMissing(image_url, image_alt) ? ['image_alt'] : []),
  ...(second_view && isTextMissing(second_view.image_url, second_view.alt) ? ['second_view_alt'] : []),
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
