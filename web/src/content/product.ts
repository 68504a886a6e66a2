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

/** Facts of the shop that hold for every piece of a category, said under its price; times and conditions are those of SPEC section 9. */
export const shopFacts = (
  category: string | undefined,
): readonly { readonly name: string; readonly text: string }[] => [
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
