import type { Product } from '@jeweler/core/schemas';
import {
  type Facet,
  type FacetKey,
  facetKeys,
  facets,
  matchesFilter,
  type NarrowingFilter,
} from './facets.ts';

/** A value that a list can be filtered by, and how many products would then be left. */
export interface FacetChoice<Value extends string = string> {
  value: Value;
  count: number;
}
type Choices<Key extends FacetKey> = FacetChoice<keyof (typeof facets)[Key]['values'] & string>[];

/** What a list can be filtered by, without facets that would not narrow it: a page has them in its HTML. */
export type ProductFacets = { [Key in FacetKey]?: Choices<Key> };

/** A facet is offered where at least so many products of the list have a value. */
const LEAST_PRODUCTS = 3;

/** The values of one facet that occur in the list, in the order of its menu. */
const countChoices = <Key extends FacetKey>(
  products: readonly Product[],
  filter: NarrowingFilter,
  key: Key,
): Choices<Key> => {
  const { of, onlyWith, values }: Facet = facets[key];
  // Only the other facets are applied; this one offers the values it could be changed to.
  const { [key]: chosen, ...others } = filter;
  if (onlyWith && !products.some((product) => of(product)?.includes(onlyWith))) return [];
  if (!chosen && products.filter((product) => of(product)?.length).length < LEAST_PRODUCTS) return [];
  const matching = products.filter((product) => matchesFilter(product, others));
  const carriers = new Map<string, number>();
  // Products without a value stay in the list, whatever is selected.
  let always = 0;
  for (const product of matching) {
    const carried = of(product);
    if (carried === undefined) always += 1;
    else for (const value of carried) carriers.set(value, (carriers.get(value) ?? 0) + 1);
  }
  const choices = Object.keys(values).flatMap((value) => {
    const count = carriers.get(value);
    return count === undefined ? [] : [{ value, count: count + always }];
  });
  const narrows = chosen !== undefined || choices.some(({ count }) => count < matching.length);
  // The keys are those of the facet's values.
  return (narrows ? choices : []) as Choices<Key>;
};

/** Counts the products for each value of each facet, while the rest of `filter` is kept. */
export const countFacets = (products: readonly Product[], filter: NarrowingFilter): ProductFacets =>
  Object.fromEntries(
    facetKeys
      .map((key) => [key, countChoices(products, filter, key)] as const)
      .filter(([, choices]) => choices.length > 0),
  );
