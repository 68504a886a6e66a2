import { categoryLink } from './category-links.ts';
import type { PlaceholderLink, SiteLink } from './links.ts';
import { shop } from './shop.ts';

/** First bar of the header (SPEC section 2, site header). */
export const mainNavigation: readonly SiteLink[] = [
  { label: 'Home', href: '/' },
  { label: 'Services', href: '/services' },
  { label: 'Book Appointment', href: '/appointment' },
  { label: 'Contact Us', href: '/contact' },
];

/** Links at the head of the side menu, above its groups. */
export const sideMenuLinks: readonly SiteLink[] = [
  { label: 'Services', href: '/services' },
  { label: 'Book an Appointment', href: '/appointment' },
  { label: 'Contact Us', href: '/contact' },
];

export interface LinkGroup<Link = SiteLink> {
  readonly title: string;
  readonly links: readonly Link[];
}

/** Groups of the side menu on small screens (SPEC section 2, site header). */
export const sideMenuGroups: readonly LinkGroup[] = [
  {
    title: 'Rings',
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

/** Footer groups whose links lead nowhere (SPEC section 2, newsletter sign-up and footer). */
export const footerPlaceholderGroups: readonly LinkGroup<PlaceholderLink>[] = [
  {
    title: 'Customer Service',
    links: [
      { label: 'Contact Us', href: null },
      { label: 'Book an Appointment', href: null },
      { label: 'FAQ', href: null },
    ],
  },
  {
    title: 'Legal',
    links: [
      { label: 'Terms of Use', href: null },
      { label: 'Privacy Policy', href: null },
      { label: 'Cookie Settings', href: null },
    ],
  },
];

/** Category links of the footer. */
export const footerCategories: LinkGroup = {
  title: 'Categories',
  links: [
    categoryLink('engagement-rings'),
    categoryLink('wedding-bands'),
    categoryLink('eternity-bands'),
    categoryLink('stacking-rings'),
    categoryLink('fashion-rings'),
    categoryLink('signet-rings'),
    categoryLink('cocktail-rings'),
    categoryLink('colored-diamonds'),
    categoryLink('earrings'),
    categoryLink('necklaces-pendants'),
    categoryLink('bracelets'),
    categoryLink('mens-jewelry'),
  ],
};
