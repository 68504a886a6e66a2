import { type CategorySlug, categoryHref, categoryNames } from './categories.ts';

/** A link of the navigation; `href` is root-relative. */
export interface SiteLink {
  readonly label: string;
  readonly href: string;
}

export interface LinkGroup<Link = SiteLink> {
  readonly title: string;
  readonly links: readonly Link[];
}

/** Link to a category under its own name, or a shorter label where the heading already says the rest. */
export const categoryLink = (slug: CategorySlug, label: string = categoryNames[slug]): SiteLink => ({
  label,
  href: categoryHref(slug),
});
