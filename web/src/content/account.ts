import { galleryPicture } from './pictures.ts';

/** Copy of the account page (SPEC section 2, account page). */
export const accountPage = {
  title: 'My Account',
  description:
    'Sign in to your account with the jeweler, or create one to have your details ready for your next visit.',
  lead: 'Sign in, or create an account if this is your first visit.',
  picture: galleryPicture('account', 'sapphire-pendant'),
} as const;
