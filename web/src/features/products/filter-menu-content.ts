import { materialNames } from '@jeweler/core/business';
import { shapeNames, styleNames } from '../../content/filter-names.ts';
import type { FacetChoice, ProductFacets } from '../../data/product-facets.ts';
import { productOrders } from '../../data/product-filter.ts';
import { orderNames } from './list-copy.ts';

export interface FilterMenu {
  /** The part of the filter that the menu sets. */
  key: keyof ProductFacets | 'sort';
  name: string;
  /** The first one, without a value, clears the others. */
  choices: { value?: string; label: string; count?: number }[];
}

const facetMenu = <Value extends string>(
  key: keyof ProductFacets,
  name: string,
  choices: readonly FacetChoice<Value>[],
  names: Readonly<Record<Value, string>>,
): FilterMenu[] =>
  choices.length === 0
    ? []
    : [
        {
          key,
          name,
          choices: [
            { label: `All ${name.toLowerCase()}s` },
            ...choices.map(({ value, count }) => ({ value, label: names[value], count })),
          ],
        },
      ];

/** The menus of a list, without facets that offer no choice. */
export const filterMenus = ({ style, shape, material }: ProductFacets): FilterMenu[] => [
  ...facetMenu('style', 'Style', style, styleNames),
  ...facetMenu('shape', 'Shape', shape, shapeNames),
  ...facetMenu('material', 'Material', material, materialNames),
  {
    key: 'sort',
    name: 'Sort',
    choices: [
      { label: 'As in the shop' },
      ...productOrders.map((value) => ({ value, label: orderNames[value] })),
    ],
  },
];
