import { formatCount } from '@jeweler/core/format';
import { type FacetKey, facetKeys, facets } from '../../data/facets.ts';
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
  key: FacetKey | 'sort';
  label: string;
}

/** What the values of a facet are called. */
export const valueNames = (key: FacetKey): Readonly<Record<string, string>> => facets[key].values;

/** The facets that narrow a list, and what the chosen values are called. */
const chosenNames = (filter: ProductFilter) =>
  facetKeys.flatMap((key) => {
    const name = valueNames(key)[filter[key] ?? ''];
    return name === undefined ? [] : [{ key, name }];
  });

/** Labels of the active filters and, if not the default, the order of a list. */
export const activeFilters = (filter: ProductFilter): ActiveFilter[] => [
  ...chosenNames(filter).map(({ key, name }) => ({ key, label: `${facets[key].name}: ${name}` })),
  ...(filter.sort ? [{ key: 'sort' as const, label: orderNames[filter.sort] }] : []),
];

/** 'Halo', 'Halo and Pear', 'Halo, Pear and Platinum' */
const joinNames = (names: readonly string[]): string =>
  [names.slice(0, -1).join(', '), names.at(-1)].filter(Boolean).join(' and ');

/** The notice that a filter matched nothing, above other products of the category. */
export const noMatchesNote = (filter: ProductFilter): string =>
  `No piece matches ${joinNames(chosenNames(filter).map(({ name }) => name))}.`;

/**
 * Heading of what is shown instead. A plural name is put in lower case ('All our engagement rings'); any other
 * name is kept as it is.
 */
export const insteadHeading = (categoryName: string): string =>
  categoryName.endsWith('s') ? `All our ${categoryName.toLowerCase()}` : `Everything in ${categoryName}`;
