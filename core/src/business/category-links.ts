import type { ProductStyle, StoneShape } from '../schemas/index.ts';
import { type CategorySlug, categoryHref, categoryNames, shapeNames, styleNames } from './categories.ts';
import type { SiteLink } from './links.ts';

/** A category by its own name, or a shorter one where the heading already says the rest. */
export const categoryLink = (slug: CategorySlug, label: string = categoryNames[slug]): SiteLink => ({
  label,
  href: categoryHref(slug),
});

/** A category narrowed to one style. */
export const styleLink = (slug: CategorySlug, value: ProductStyle): SiteLink => ({
  label: styleNames[value],
  href: categoryHref(slug, { style: value }),
});

/** A category narrowed to one stone shape. */
export const shapeLink = (slug: CategorySlug, value: StoneShape): SiteLink => ({
  label: shapeNames[value],
  href: categoryHref(slug, { shape: value }),
});

/** A category with its most wanted products first. */
export const bestsellersLink = (slug: CategorySlug, label = 'Bestsellers'): SiteLink => ({
  label,
  href: categoryHref(slug, { sort: 'bestsellers' }),
});
