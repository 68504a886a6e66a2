import { lacksText } from '../../../../business/index.ts';
import type { ProductFields, ProductLack } from '../../../../schemas/index.ts';
import { type FieldEntry, fieldEntries } from '../editor/field-table.ts';

/** The texts of the form that can end each lack, in the order of the form. */
const names = (lack: ProductLack, fields: ProductFields): readonly string[] => {
  const { image_url, image_alt, second_view } = fields;
  const first = image_url === undefined ? [] : ['image_url'];
  const second = second_view ? ['second_view_image_url'] : [];
  switch (lack) {
    case 'picture':
      return ['image_url', 'image_alt'];
    case 'picture-file':
    case 'small-picture':
      return [...first, ...second];
    case 'alternative-text': {
      const isFirst = image_url !== undefined && lacksText(image_url, image_alt);
      const isSecond = second_view !== undefined && lacksText(second_view.image_url, second_view.alt);
      // Neither: somebody has come back to what was saved.
      return [
        ...(isFirst || !isSecond ? ['image_alt'] : []),
        ...(second_view && (isSecond || !isFirst) ? ['second_view_alt'] : []),
      ];
    }
    case 'second-view':
      return ['second_view_image_url', 'second_view_alt'];
    case 'description':
      return ['description'];
    case 'old-price':
      return ['price'];
  }
};

/** The few fields that a record is asked for. */
export const askedFields = (lacks: readonly ProductLack[], fields: ProductFields): readonly FieldEntry[] => {
  const asked = new Set(lacks.flatMap((lack) => names(lack, fields)));
  return fieldEntries('products').filter(({ name }) => asked.has(name));
};
