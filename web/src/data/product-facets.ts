import { getMaterials } from '@jeweler/core/business';
import {
  type Product,
  type ProductMaterial,
  type ProductStyle,
  productMaterials,
  productStyles,
  type StoneShape,
  stoneShapes,
} from '@jeweler/core/schemas';
import { matchesFilter, type NarrowingFilter } from './matches-filter.ts';

/** A value that a list can be filtered by, and how many products would then be left. */
export interface FacetChoice<Value extends string> {
  value: Value;
  count: number;
}

/** What a list can be filtered by; a facet that would not narrow it has no choices. */
export interface ProductFacets {
  style: FacetChoice<ProductStyle>[];
  shape: FacetChoice<StoneShape>[];
  material: FacetChoice<ProductMaterial>[];
}

/** The values of one facet that occur in the list, in the order of `values`. */
const countChoices = <Key extends keyof ProductFacets, Value extends string>(
  products: readonly Product[],
  filter: NarrowingFilter,
  key: Key,
  values: readonly Value[],
  carried: (product: Product) => readonly string[],
): FacetChoice<Value>[] => {
  // Only the other facets are applied; this one offers the values it could be changed to.
  const { [key]: chosen, ...others } = filter;
  const matching = products.filter((product) => matchesFilter(product, others));
  const carriers = new Map<string, number>();
  // Products without a value stay in the list, whatever is selected.
  let always = 0;
  for (const product of matching) {
    if (product[key] === undefined) always += 1;
    else for (const value of carried(product)) carriers.set(value, (carriers.get(value) ?? 0) + 1);
  }
  const choices = values.flatMap((value) => {
    const count = carriers.get(value);
    return count === undefined ? [] : [{ value, count: count + always }];
  });
  const narrows = chosen !== undefined || choices.some(({ count }) => count < matching.length);
  return narrows ? choices : [];
};

/** Counts the products for each value of each facet, while the rest of `filter` is kept. */
export const countFacets = (products: readonly Product[], filter: NarrowingFilter): ProductFacets => ({
  style: countChoices(products, filter, 'style', productStyles, ({ style }) => (style ? [style] : [])),
  shape: countChoices(products, filter, 'shape', stoneShapes, ({ shape }) => (shape ? [shape] : [])),
  material: countChoices(products, filter, 'material', productMaterials, getMaterials),
});
