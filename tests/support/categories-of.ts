import { categoryNames } from '@jeweler/core/business';
import type { Category } from '@jeweler/core/schemas';

/** That many categories: those that the program knows, then some that it does not. */
export const categoriesOf = (count: number): Category[] =>
  Array.from({ length: count }, (_, index) => {
    const [slug, name] = Object.entries(categoryNames)[index] ?? [`kind-${index + 1}`, `Kind ${index + 1}`];
    return { id: index + 1, slug, name, description: 'Made here.' };
  });
