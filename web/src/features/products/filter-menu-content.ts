import { valueName } from '@jeweler/core/format';
import { shapeNames, styleNames } from '@jeweler/core/schemas';
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
  nameOf: (value: Value) => string,
): FilterMenu[] =>
  choices.length === 0
    ? []
    : [
        {
          key,
          name,
          choices: [
            { label: `All ${name.toLowerCase()}s` },
            ...choices.map(({ value, count }) => ({ value, label: nameOf(value), count })),
          ],
        },
      ];

/** The menus of a list, without facets that offer no choice. */
export const filterMenus = ({ style, shape, material }: ProductFacets): FilterMenu[] => [
  ...facetMenu('style', 'Style', style, (value) => styleNames[value]),
  ...facetMenu('shape', 'Shape', shape, (value) => shapeNames[value]),
  ...facetMenu('material', 'Material', material, valueName),
  {
    key: 'sort',
    name: 'Sort',
    choices: [
      { label: 'As in the shop' },
      ...productOrders.map((value) => ({ value, label: orderNames[value] })),
    ],
  },
];
