import type { Category } from '@jeweler/core/schemas';
import { categoryLink, type SiteLink } from './links.ts';

/** First bar of the header (SPEC section 2, site header). */
export const mainNavigation: readonly SiteLink[] = [
  { label: 'Home', href: '/' },
  { label: 'Services', href: '/services' },
  { label: 'Book Appointment', href: '/appointment' },
  { label: 'Contact Us', href: '/contact' },
];

/** Names of the panels; their content is in `navigation-panels`, which is loaded when one opens. */
export type PanelName = Exclude<NonNullable<Category['in_menu']>, 'none'>;

export interface ShopNavigationItem extends SiteLink {
  readonly panel?: PanelName;
  /** Where it leads while visitors can see none of its categories; without it, it goes with them. */
  readonly otherwise?: string;
}

/** The shop row of the header: entries with a panel below, then plain links. */
export const shopNavigation: readonly ShopNavigationItem[] = [
  {
    ...categoryLink('engagement-rings', 'Engagement'),
    panel: 'engagement',
    otherwise: '/guides/how-to-buy-engagement-ring',
  },
  { ...categoryLink('wedding-bands', 'Wedding'), panel: 'wedding' },
  { label: 'Rings', href: '/rings', panel: 'rings' },
  { ...categoryLink('high-end', 'Fine Jewelry'), panel: 'fine-jewelry' },
  { ...categoryLink('mens-jewelry', 'Men'), panel: 'men' },
  { label: 'Custom Design', href: '/custom-design' },
  { label: 'Restyling', href: '/restyling-process' },
  { label: 'About', href: '/about' },
];
