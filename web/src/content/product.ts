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
          text: 'Done at our bench in 2 days or less. Rings with stones all the way around may not be resizable.',
        },
      ]
    : []),
  { name: 'Care', text: 'We clean, polish and repair it at the bench where it was made.' },
  { name: 'Questions', text: 'Answered within 24 hours.' },
];
