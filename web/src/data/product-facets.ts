import type { Product } from '@jeweler/core/schemas';
import { type FacetKey, facets, matchesFilter, type NarrowingFilter } from './facets.ts';

/** A value that a list can be filtered by, and how many products would then be left. */
export interface FacetChoice<Value extends string = string> {
  value: Value;
  count: number;
}
type Choices<Key extends FacetKey> = FacetChoice<keyof (typeof facets)[Key]['values'] & string>[];

/** What a list can be filtered by; a facet that would not narrow it has no choices. */
export interface ProductFacets {
  style: Choices<'style'>;
  shape: Choices<'shape'>;
  material: Choices<'material'>;
  /** Only where a product is in the shop: a page has its facets in its HTML. */
  availability?: Choices<'availability'>;
}

/** The values of one facet that occur in the list, in the order of its menu. */
const countChoices = <Key extends FacetKey>(
  products: readonly Product[],
  filter: NarrowingFilter,
  key: Key,
): Choices<Key> => {
  // Only the other facets are applied; this one offers the values it could be changed to.
  const { [key]: chosen, ...others } = filter;
  const matching = products.filter((product) => matchesFilter(product, others));
  const carriers = new Map<string, number>();
  // Products without a value stay in the list, whatever is selected.
  let always = 0;
  for (const product of matching) {
    const carried = facets[key].of(product);
    if (carried === undefined) always += 1;
    else for (const value of carried) carriers.set(value, (carriers.get(value) ?? 0) + 1);
  }
  const choices = Object.keys(facets[key].values).flatMap((value) => {
    const count = carriers.get(value);
    return count === undefined ? [] : [{ value, count: count + always }];
  });
  const narrows = chosen !== undefined || choices.some(({ count }) => count < matching.length);
  // The keys are those of the facet's values.
  return (narrows ? choices : []) as Choices<Key>;
};

/** Counts the products for each value of each facet, while the rest of `filter` is kept. */
export const countFacets = (products: readonly Product[], filter: NarrowingFilter): ProductFacets => {
  const availability = countChoices(products, filter, 'availability');
  return {
    style: countChoices(products, filter, 'style'),
    shape: countChoices(products, filter, 'shape'),
    material: countChoices(products, filter, 'material'),
    ...(availability.some(({ value }) => value === 'in-shop') && { availability }),
  };
};
