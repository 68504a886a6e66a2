import type { CategorySlug } from './categories.ts';

const ringCategories: ReadonlySet<string> = new Set<CategorySlug>([
  'engagement-rings',
  'fashion-rings',
  'mens-rings',
  'signet-rings',
  'stacking-rings',
  'eternity-bands',
  'cocktail-rings',
  'wedding-bands',
  'mens-wedding-bands',
  'womens-wedding-bands',
  'bridal',
]);

/** A fact of the shop that holds for every piece of a category. */
export interface ShopFact {
  readonly name: string;
  readonly text: string;
}

/** What is said under the price of a piece; times and conditions are those of SPEC section 9. */
export const shopFacts = (category: string | undefined): readonly ShopFact[] => [
  { name: 'Lead time', text: 'Most custom pieces take 1-2 weeks.' },
  ...(category !== undefined && ringCategories.has(category)
    ? [
        {
          name: 'Sizing',
          text: 'At our bench, same day to 2 days. Continuous-stone settings can limit it.',
        },
      ]
    : []),
  { name: 'Care', text: 'Cleaned, polished and repaired at the bench that made it.' },
  { name: 'Questions', text: 'Answered within 24 hours.' },
];
