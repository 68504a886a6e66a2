import { type FacetKey, facetKeys, facets } from '../../data/facets.ts';
import type { FacetChoice, ProductFacets } from '../../data/product-facets.ts';
import { productOrders } from '../../data/product-filter.ts';
import { orderNames, valueNames } from './list-copy.ts';

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

/** The menus of a list, without facets that offer no choice. */
export const filterMenus = (counted: ProductFacets): FilterMenu[] => [
  ...facetKeys.flatMap((key) => facetMenu(key, counted[key])),
  {
    key: 'sort',
    name: 'Sort',
    choices: [
      { label: 'As in the shop' },
      ...productOrders.map((value) => ({ value, label: orderNames[value] })),
    ],
  },
];
