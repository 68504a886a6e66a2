import { categoryNames } from '@jeweler/core/business';
import type { ProductStyle, StoneShape } from '@jeweler/core/schemas';

export { categoryNames };
export type CategorySlug = keyof typeof categoryNames;

/** A filter or order that a category link carries in its query (SPEC section 2, site header). */
export type CategoryQuery = { style: ProductStyle } | { shape: StoneShape } | { sort: 'bestsellers' };

/** Path of a category page, with its query if there is one; no value needs URL encoding. */
export const categoryHref = (slug: CategorySlug, query?: CategoryQuery): string => {
  const search = Object.entries<string>(query ?? {}).map(([key, value]) => `?${key}=${value}`);
  return `/category/${slug}${search.join('')}`;
};
