import { shop } from '@jeweler/core/business';

/** Every path of the public site, in one place. */
export const paths = {
  home: '/',
  category: (slug: string) => `/category/${slug}`,
  collection: (slug: string) => `/collection/${slug}`,
  product: (slug: string) => `/product/${slug}`,
  contact: '/contact',
  /** The message form, with the beginning of a message about a product. */
  contactAbout: (slug: string) => `/contact?piece=${slug}`,
  appointment: '/appointment',
  account: '/account',
  services: '/services',
  customDesign: '/custom-design',
  craftsmanship: '/craftsmanship',
  localArea: '/southeast-florida-jewelry',
  about: '/about',
  founder: shop.founder.aboutPath,
  restyling: '/restyling-process',
  rings: '/rings',
  ringGuide: '/guides/how-to-buy-engagement-ring',
  testimonials: '/testimonials',
  accessibility: '/accessibility',
} as const;
