import { type CategorySlug, categoryHref, categoryNames } from './categories.ts';
import type { PlaceholderLink, SiteLink } from './links.ts';
import { shop } from './shop.ts';

const category = (slug: CategorySlug, label: string = categoryNames[slug]): SiteLink => ({
  label,
  href: categoryHref(slug),
});

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
      category('engagement-rings', 'Engagement'),
      category('wedding-bands'),
      category('womens-wedding-bands', 'Women’s Bands'),
      category('mens-wedding-bands', 'Men’s Bands'),
      category('bridal'),
      category('eternity-bands', 'Eternity'),
      category('stacking-rings', 'Stacking'),
      category('fashion-rings', 'Fashion'),
      category('signet-rings', 'Signet'),
      category('cocktail-rings', 'Cocktail'),
      category('mens-rings', 'Men’s'),
    ],
  },
  {
    title: 'Fine Jewelry',
    links: [
      category('earrings'),
      category('necklaces-pendants', 'Necklaces'),
      category('bracelets'),
      category('colored-diamonds'),
      category('high-end', 'High-End'),
      category('mens-jewelry'),
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
    category('engagement-rings'),
    category('wedding-bands'),
    category('eternity-bands'),
    category('stacking-rings'),
    category('fashion-rings'),
    category('signet-rings'),
    category('cocktail-rings'),
    category('colored-diamonds'),
    category('earrings'),
    category('necklaces-pendants'),
    category('bracelets'),
    category('mens-jewelry'),
  ],
};
