import type { SiteLink } from './links.ts';

/** First bar of the header (SPEC section 2, site header). */
export const mainNavigation: readonly SiteLink[] = [
  { label: 'Home', href: '/' },
  { label: 'Services', href: '/services' },
  { label: 'Book Appointment', href: '/appointment' },
  { label: 'Contact Us', href: '/contact' },
];
