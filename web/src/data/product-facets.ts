import {
  type Product,
  type ProductMaterial,
  type ProductStyle,
  productMaterials,
  productStyles,
  type StoneShape,
  stoneShapes,
} from '@jeweler/core/schemas';
import { fits, type NarrowingFilter } from './product-fit.ts';
import { materialsOf } from './product-materials.ts';

/** A value a list can be narrowed to, and how many products would then be left. */
export interface FacetChoice<Value extends string> {
  value: Value;
  count: number;
}

/** What a list can be narrowed by; a facet with nothing to choose between has no choices. */
export interface ProductFacets {
  style: FacetChoice<ProductStyle>[];
  shape: FacetChoice<StoneShape>[];
  material: FacetChoice<ProductMaterial>[];
}

/** The values of one facet that products of the list carry, in the order of `values`. */
const choicesOf = <Key extends keyof ProductFacets, Value extends string>(
  products: readonly Product[],
  filter: NarrowingFilter,
  key: Key,
  values: readonly Value[],
  carried: (product: Product) => readonly string[],
): FacetChoice<Value>[] => {
  // The other facets narrow the list; this one shows what it could be changed to.
  const { [key]: chosen, ...others } = filter;
  const fitting = products.filter((product) => fits(product, others));
  const carriers = new Map<string, number>();
  // A product that says nothing of it stays, whatever is chosen.
  let always = 0;
  for (const product of fitting) {
    if (product[key] === undefined) always += 1;
    else for (const value of carried(product)) carriers.set(value, (carriers.get(value) ?? 0) + 1);
  }
  const choices = values.flatMap((value) => {
    const count = carriers.get(value);
    return count === undefined ? [] : [{ value, count: count + always }];
  });
  const narrows = chosen !== undefined || choices.some(({ count }) => count < fitting.length);
  return narrows ? choices : [];
};

/** Counts what the list could be narrowed to while the rest of `filter` is kept. */
export const facetsOf = (products: readonly Product[], filter: NarrowingFilter): ProductFacets => ({
  style: choicesOf(products, filter, 'style', productStyles, ({ style }) => (style ? [style] : [])),
  shape: choicesOf(products, filter, 'shape', stoneShapes, ({ shape }) => (shape ? [shape] : [])),
  material: choicesOf(products, filter, 'material', productMaterials, materialsOf),
});
