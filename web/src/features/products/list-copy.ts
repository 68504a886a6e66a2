import { formatCount } from '@jeweler/core/format';
import { shapeNames, styleNames } from '../../content/filter-names.ts';
import { materialNames } from '../../content/materials.ts';
import type { ProductFilter, ProductOrder } from '../../data/product-filter.ts';

/** '1 piece', '1,200 pieces' */
export const countProducts = (count: number): string =>
  `${formatCount(count)} ${count === 1 ? 'piece' : 'pieces'}`;

/** Labels of the orders that a list can be sorted into. */
export const orderNames: Readonly<Record<ProductOrder, string>> = {
  bestsellers: 'Bestsellers first',
  'price-asc': 'Price, low to high',
  'price-desc': 'Price, high to low',
};

export interface ActiveFilter {
  key: 'style' | 'shape' | 'material' | 'sort';
  label: string;
}

/** Labels of the active filters and, if not the default, the order of a list. */
export const activeFilters = ({ style, shape, material, sort }: ProductFilter): ActiveFilter[] => [
  ...(style ? [{ key: 'style' as const, label: `Style: ${styleNames[style]}` }] : []),
  ...(shape ? [{ key: 'shape' as const, label: `Shape: ${shapeNames[shape]}` }] : []),
  ...(material ? [{ key: 'material' as const, label: `Material: ${materialNames[material]}` }] : []),
  ...(sort ? [{ key: 'sort' as const, label: orderNames[sort] }] : []),
];

/**
 * The notice above a category that is shown without its filters because nothing matched them. A plural name
 * is put in lower case ('All engagement rings are shown.'); any other name is kept as it is.
 */
export const noMatchesNote = (categoryName: string, { style, shape, material }: ProductFilter): string => {
  const narrowedBy = [style ? 'style' : '', shape ? 'shape' : '', material ? 'material' : '']
    .filter(Boolean)
    .join(' and ');
  const shown = categoryName.endsWith('s')
    ? `All ${categoryName.toLowerCase()} are shown.`
    : `Everything in ${categoryName} is shown.`;
  return `No piece in this ${narrowedBy} is on the bench at the moment. ${shown}`;
};
