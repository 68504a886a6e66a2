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

/** Whether the website's menus lead to the category with this address. */
export const isInMenus = (slug: string): boolean => Object.hasOwn(categoryNames, slug);
