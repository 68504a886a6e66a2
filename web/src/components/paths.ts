/** Every address of the public site, in one place. */
export const paths = {
  home: '/',
  category: (slug: string) => `/category/${slug}`,
  collection: (slug: string) => `/collection/${slug}`,
  product: (slug: string) => `/product/${slug}`,
  contact: '/contact',
  appointment: '/appointment',
  account: '/account',
  services: '/services',
  customDesign: '/custom-design',
  craftsmanship: '/craftsmanship',
  localArea: '/southeast-florida-jewelry',
} as const;
