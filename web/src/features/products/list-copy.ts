import { materialNames, shapeNames, styleNames } from '@jeweler/core/business';
import { formatCount } from '@jeweler/core/format';
import type { ProductFilter, ProductOrder } from '../../data/product-filter.ts';

/** '1 piece', '1,200 pieces' */
export const countProducts = (count: number): string =>
  `${formatCount(count)} ${count === 1 ? 'piece' : 'pieces'}`;

/** Names of the orders a list can be put into. */
export const orderNames: Readonly<Record<ProductOrder, string>> = {
  bestsellers: 'Bestsellers first',
  'price-asc': 'Price, low to high',
  'price-desc': 'Price, high to low',
};

export interface ActiveFilter {
  key: 'style' | 'shape' | 'material' | 'sort';
  label: string;
}

/** Labels of the filters and the order that apply to a list. */
export const activeFilters = ({ style, shape, material, sort }: ProductFilter): ActiveFilter[] => [
  ...(style ? [{ key: 'style' as const, label: `Style: ${styleNames[style]}` }] : []),
  ...(shape ? [{ key: 'shape' as const, label: `Shape: ${shapeNames[shape]}` }] : []),
  ...(material ? [{ key: 'material' as const, label: `Material: ${materialNames[material]}` }] : []),
  ...(sort ? [{ key: 'sort' as const, label: orderNames[sort] }] : []),
];

/**
 * Said above a category that is shown whole because its filter matched nothing. A plural name is said
 * in the sentence ('All engagement rings are shown.'), another is quoted as it stands.
 */
export const nothingFitsNote = (categoryName: string, { style, shape, material }: ProductFilter): string => {
  const narrowedBy = [style ? 'style' : '', shape ? 'shape' : '', material ? 'material' : '']
    .filter(Boolean)
    .join(' and ');
  const shown = categoryName.endsWith('s')
    ? `All ${categoryName.toLowerCase()} are shown.`
    : `Everything in ${categoryName} is shown.`;
  return `No piece in this ${narrowedBy} is on the bench at the moment. ${shown}`;
};
