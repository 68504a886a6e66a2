import { shop } from '@jeweler/core/business';
import type { CategorySlug } from './categories.ts';
import type { LinkGroup, SiteLink } from './links.ts';
import { withoutBreaks } from './names.ts';

/** Footer groups whose links have no target (SPEC section 2, newsletter sign-up and footer). */
export const footerPlaceholderGroups: readonly LinkGroup<string>[] = [
  { title: 'Customer Service', links: ['Contact Us', 'Book an Appointment', 'FAQ'] },
  { title: 'Legal', links: ['Terms of Use', 'Privacy Policy', 'Cookie Settings'] },
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
