import type { SitePicture } from '@jeweler/core/business';

/** Copy of the account page (SPEC section 2, account page). */
export const accountPage = {
  title: 'My Account',
  description:
    'Sign in to your account with the jeweler, or create one to have your details ready for your next visit.',
  lead: 'Sign in, or create an account if this is your first visit.',
  picture: {
    place: 'account',
    src: '/media/gallery/sapphire-pendant.jpg',
    width: 1200,
    height: 1500,
    alt: 'Oval sapphire pendant with a diamond halo, dark ground',
  } satisfies SitePicture,
} as const;
