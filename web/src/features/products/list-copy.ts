import { formatCount, valueName } from '@jeweler/core/format';
import { shapeNames, styleNames } from '@jeweler/core/schemas';
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
  ...(material ? [{ key: 'material' as const, label: `Material: ${valueName(material)}` }] : []),
  ...(sort ? [{ key: 'sort' as const, label: orderNames[sort] }] : []),
];

/** 'Halo', 'Halo and Pear', 'Halo, Pear and Platinum' */
const joinNames = (names: readonly string[]): string =>
  [names.slice(0, -1).join(', '), names.at(-1)].filter(Boolean).join(' and ');

/** The notice that a filter matched nothing, above other products of the category. */
export const noMatchesNote = ({ style, shape, material }: ProductFilter): string => {
  const wanted = [
    ...(style ? [styleNames[style]] : []),
    ...(shape ? [shapeNames[shape]] : []),
    ...(material ? [valueName(material)] : []),
  ];
  return `No piece matches ${joinNames(wanted)}.`;
};

/**
 * Heading of what is shown instead. A plural name is put in lower case ('All our engagement rings'); any other
 * name is kept as it is.
 */
export const insteadHeading = (categoryName: string): string =>
  categoryName.endsWith('s') ? `All our ${categoryName.toLowerCase()}` : `Everything in ${categoryName}`;
