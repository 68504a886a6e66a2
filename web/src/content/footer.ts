import { shop } from '@jeweler/core/business';
import type { CategorySlug } from './categories.ts';
import type { LinkGroup, PlaceholderLink, SiteLink } from './links.ts';
import { withoutBreaks } from './names.ts';

/** Footer groups whose links have no target (SPEC section 2, newsletter sign-up and footer). */
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

/** Pages about the shop that are not linked in the header; one line of the footer. */
export const footerAboutLinks: readonly SiteLink[] = [
  { label: 'Craftsmanship', href: '/craftsmanship' },
  { label: `Jewelry in ${withoutBreaks(shop.region)}`, href: '/southeast-florida-jewelry' },
];

/** Categories that the footer lists first, in this order. */
export const footerCategories: LinkGroup<CategorySlug> = {
  title: 'Categories',
  links: [
    'engagement-rings',
    'wedding-bands',
    'eternity-bands',
    'stacking-rings',
    'fashion-rings',
    'signet-rings',
    'cocktail-rings',
    'colored-diamonds',
    'earrings',
    'necklaces-pendants',
    'bracelets',
    'mens-jewelry',
  ],
};
