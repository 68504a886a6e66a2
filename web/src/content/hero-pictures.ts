import type { SitePicture } from '@jeweler/core/business';
import { galleryPicture, servicePicture } from './pictures.ts';

/** Pictures of heroes that are no film and no collection: each is the hero of one page. */
export const heroPictures = {
  services: galleryPicture('services-hero', 'diamond-ring', { at: '50% 20%', inHero: '50% 22%', widen: 0.6 }),
  founder: servicePicture('founder-hero', 'ring-sizing-1', { at: '40% 30%', inHero: '0% 30%', widen: 1.3 }),
  about: galleryPicture('about-hero', 'gold-rings', { at: '50% 30%', inHero: '50% 62%', widen: 0.66 }),
  rings: servicePicture('rings-hero', 'ring-sizing-3', { at: '50% 20%', inHero: '50% 50%', widen: 0.66 }),
  testimonials: galleryPicture('testimonials-hero', 'pearl-earrings', {
    at: '50% 60%',
    inHero: '50% 62%',
    widen: 0.5,
  }),
  accessibility: servicePicture('accessibility-hero', 'earrings-2', {
    at: '50% 40%',
    inHero: '50% 42%',
    widen: 0.66,
  }),
  restyling: servicePicture(
    'restyling-hero',
    'stone-setting-3',
    { at: '50% 25%', inHero: '50% 10%', widen: 0.66 },
    'Tweezers lowering a diamond into the empty halo of a white gold ring, dark ground',
  ),
  ringGuide: servicePicture(
    'ring-guide-hero',
    'stone-setting-2',
    { at: '50% 40%', inHero: '50% 42%', widen: 0.66 },
    'Round diamond held by six prongs of a yellow gold ring, dark ground',
  ),
  localArea: servicePicture(
    'local-area-hero',
    'additional-2',
    { at: '50% 40%', inHero: '50% 42%', widen: 0.66 },
    'White gold band with engraved leaves and beaded edges, dark ground',
  ),
  customDesign: galleryPicture(
    'custom-design-hero',
    'sapphire-ring',
    { at: '50% 20%', inHero: '50% 22%', widen: 0.6 },
    'Oval sapphire ring with a diamond halo and pavé band in white gold, dark blue ground',
  ),
} as const satisfies Record<string, SitePicture>;
