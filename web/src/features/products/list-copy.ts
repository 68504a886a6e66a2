import { formatCount } from '@jeweler/core/format';
import { type FacetKey, facetKeys, facets } from '../../data/facets.ts';
import type { FacetChoice, ProductFacets } from '../../data/product-facets.ts';
import { type ProductFilter, type ProductOrder, productOrders } from '../../data/product-filter.ts';

/** '1 piece', '1,200 pieces' */
export const countProducts = (count: number): string =>
  `${formatCount(count)} ${count === 1 ? 'piece' : 'pieces'}`;

const orderNames: Readonly<Record<ProductOrder, string>> = {
  bestsellers: 'Bestsellers first',
  'price-asc': 'Price, low to high',
  'price-desc': 'Price, high to low',
};

export interface ActiveFilter {
  key: FacetKey | 'sort';
  label: string;
}

const valueNames = (key: FacetKey): Readonly<Record<string, string>> => facets[key].values;

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

/** The notice that a filter matched nothing, above other products of the category. */
export const noMatchesNote = (filter: ProductFilter): string =>
  // British, which has no comma before the last one: 'Halo, Pear and Platinum'.
  `No piece matches ${new Intl.ListFormat('en-GB').format(chosenNames(filter).map(({ name }) => name))}.`;

/**
 * Heading of what is shown instead. A plural name is put in lower case ('All our engagement rings'); any other
 * name is kept as it is.
 */
export const insteadHeading = (categoryName: string): string =>
  categoryName.endsWith('s') ? `All our ${categoryName.toLowerCase()}` : `Everything in ${categoryName}`;

export interface FilterMenu {
  /** The part of the filter that the menu sets. */
  key: FacetKey | 'sort';
  name: string;
  /** The first one, without a value, clears the others. */
  choices: { value?: string; label: string; count?: number }[];
}

const facetMenu = (key: FacetKey, choices: readonly FacetChoice[] = []): FilterMenu[] => {
  if (choices.length === 0) return [];
  const labelled = choices.map(({ value, count }) => ({ value, label: valueNames(key)[value] ?? '', count }));
  return [{ key, name: facets[key].name, choices: [{ label: facets[key].all }, ...labelled] }];
};

export const filterMenus = (counted: ProductFacets): FilterMenu[] => [
  ...facetKeys.flatMap((key) => facetMenu(key, counted[key])),
  {
    key: 'sort',
    name: 'Sort',
    choices: [{ label: 'Featured' }, ...productOrders.map((value) => ({ value, label: orderNames[value] }))],
  },
];
