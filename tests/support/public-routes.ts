/** One path of every public screen (SPEC section 2), with slugs of the sample catalogue. */
export const publicRoutes = [
  '/',
  '/category/engagement-rings',
  '/collection/heritage',
  '/product/round-solitaire-in-yellow-gold',
  '/contact',
  '/appointment',
  '/account',
  '/services',
  '/custom-design',
  '/craftsmanship',
  '/southeast-florida-jewelry',
  '/about',
  '/testimonials',
] as const;
