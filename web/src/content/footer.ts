import { shop } from '@jeweler/core/business';
import { categoryLink, type LinkGroup, type PlaceholderLink, type SiteLink } from './links.ts';
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
