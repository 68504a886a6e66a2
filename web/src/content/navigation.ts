import { categoryLink, type SiteLink } from './links.ts';

/** First bar of the header (SPEC section 2, site header). */
export const mainNavigation: readonly SiteLink[] = [
  { label: 'Home', href: '/' },
  { label: 'Services', href: '/services' },
  { label: 'Book Appointment', href: '/appointment' },
  { label: 'Contact Us', href: '/contact' },
];

/** Names of the panels; their content is in `navigation-panels`, which is loaded when one opens. */
export type PanelName = 'engagement' | 'wedding' | 'rings' | 'fine-jewelry' | 'men';

export interface ShopNavigationItem extends SiteLink {
  readonly panel?: PanelName;
}

/** The shop row of the header: entries with a panel below, then plain links. */
export const shopNavigation: readonly ShopNavigationItem[] = [
  { ...categoryLink('engagement-rings', 'Engagement'), panel: 'engagement' },
  { ...categoryLink('wedding-bands', 'Wedding'), panel: 'wedding' },
  { label: 'Rings', href: '/rings', panel: 'rings' },
  { ...categoryLink('high-end', 'Fine Jewelry'), panel: 'fine-jewelry' },
  { ...categoryLink('mens-jewelry', 'Men'), panel: 'men' },
  { label: 'Custom Design', href: '/custom-design' },
  { label: 'Restyling', href: '/restyling-process' },
  { label: 'About', href: '/about' },
];
