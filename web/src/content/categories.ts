import type { ProductStyle, StoneShape } from '@jeweler/core/schemas';

/** The seventeen categories the navigation links to, by slug, with their names (SPEC section 2). */
export const categoryNames = {
  'engagement-rings': 'Engagement Rings',
  'fashion-rings': 'Fashion Rings',
  'mens-rings': 'Men’s Rings',
  'signet-rings': 'Signet Rings',
  'stacking-rings': 'Stacking Rings',
  'eternity-bands': 'Eternity Bands',
  'cocktail-rings': 'Cocktail Rings',
  'wedding-bands': 'Wedding Bands',
  'mens-wedding-bands': 'Men’s Wedding Bands',
  'womens-wedding-bands': 'Women’s Wedding Bands',
  earrings: 'Earrings',
  'necklaces-pendants': 'Necklaces & Pendants',
  bracelets: 'Bracelets',
  'colored-diamonds': 'Colored Diamonds',
  'high-end': 'High-End Jewelry',
  'mens-jewelry': 'Men’s Jewelry',
  bridal: 'Bridal',
} as const;
export type CategorySlug = keyof typeof categoryNames;

/** A filter or order that a category link carries in its query (SPEC section 2, site header). */
export type CategoryQuery = { style: ProductStyle } | { shape: StoneShape } | { sort: 'bestsellers' };

/** Path of a category page, with its query if there is one; no value needs URL encoding. */
export const categoryHref = (slug: CategorySlug, query?: CategoryQuery): string => {
  const search = Object.entries<string>(query ?? {}).map(([key, value]) => `?${key}=${value}`);
  return `/category/${slug}${search.join('')}`;
};
