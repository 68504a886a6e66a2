import type { ProductStyle, StoneShape } from '@jeweler/core/schemas';
import { type CategorySlug, categoryHref, categoryNames, shapeNames, styleNames } from './categories.ts';

/** A link of the navigation; `href` is root-relative. */
export interface SiteLink {
  readonly label: string;
  readonly href: string;
}

/** A link that SPEC names without a target: shown, but not a link. */
export interface PlaceholderLink {
  readonly label: string;
  readonly href: null;
}

/** Links under one title. */
export interface LinkGroup<Link = SiteLink> {
  readonly title: string;
  readonly links: readonly Link[];
}

/** Link to a category under its own name, or a shorter label where the heading already says the rest. */
export const categoryLink = (slug: CategorySlug, label: string = categoryNames[slug]): SiteLink => ({
  label,
  href: categoryHref(slug),
});

/** Link to a category filtered by a style. */
export const styleLink = (slug: CategorySlug, value: ProductStyle): SiteLink => ({
  label: styleNames[value],
  href: categoryHref(slug, { style: value }),
});

/** Link to a category filtered by a stone shape. */
export const shapeLink = (slug: CategorySlug, value: StoneShape): SiteLink => ({
  label: shapeNames[value],
  href: categoryHref(slug, { shape: value }),
});

/** Link to a category sorted by popularity. */
export const bestsellersLink = (slug: CategorySlug, label = 'Bestsellers'): SiteLink => ({
  label,
  href: categoryHref(slug, { sort: 'bestsellers' }),
});
