import { shop } from '@jeweler/core/business';
import { categoryLink, type LinkGroup, type SiteLink } from './links.ts';
import type { PanelName } from './navigation.ts';

/** Links at the top of the side menu, above its groups. */
export const sideMenuLinks: readonly SiteLink[] = [
  { label: 'Services', href: '/services' },
  { label: 'Book an Appointment', href: '/appointment' },
  { label: 'Contact Us', href: '/contact' },
];

interface SideMenuGroup extends LinkGroup {
  /** Categories that staff add to one of these panels stand at the end of the group. */
  readonly panels?: readonly PanelName[];
}

/** Groups of the side menu on small screens (SPEC section 2, site header). */
export const sideMenuGroups: readonly SideMenuGroup[] = [
  {
    title: 'Rings',
    panels: ['engagement', 'wedding', 'rings'],
    links: [
      categoryLink('engagement-rings', 'Engagement'),
      categoryLink('wedding-bands'),
      categoryLink('womens-wedding-bands', 'Women’s Bands'),
      categoryLink('mens-wedding-bands', 'Men’s Bands'),
      categoryLink('bridal'),
      categoryLink('eternity-bands', 'Eternity'),
      categoryLink('stacking-rings', 'Stacking'),
      categoryLink('fashion-rings', 'Fashion'),
      categoryLink('signet-rings', 'Signet'),
      categoryLink('cocktail-rings', 'Cocktail'),
      categoryLink('mens-rings', 'Men’s'),
    ],
  },
  {
    title: 'Fine Jewelry',
    panels: ['fine-jewelry', 'men'],
    links: [
      categoryLink('earrings'),
      categoryLink('necklaces-pendants', 'Necklaces'),
      categoryLink('bracelets'),
      categoryLink('colored-diamonds'),
      categoryLink('high-end', 'High-End'),
      categoryLink('mens-jewelry'),
    ],
  },
  {
    title: 'Custom Design',
    links: [
      { label: 'Design Your Own', href: '/custom-design' },
      { label: 'Restyling', href: '/restyling-process' },
      { label: 'How to Buy an Engagement Ring', href: '/guides/how-to-buy-engagement-ring' },
      { label: 'About the Jeweler', href: shop.founder.aboutPath },
    ],
  },
];
