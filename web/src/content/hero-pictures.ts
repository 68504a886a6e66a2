import type { SitePicture } from '@jeweler/core/business';

/** Pictures of heroes that are no film and no collection: each is the hero of one page. */
export const heroPictures = {
  services: {
    src: '/media/services/additional-3.jpg',
    width: 1600,
    height: 1200,
    alt: 'Polished yellow gold ring beside a felt polishing wheel',
    focus: { at: '30% 40%', inHero: '0% 42%', widen: 1.2 },
  },
  founder: {
    src: '/media/services/ring-sizing-1.jpg',
    width: 1600,
    height: 1200,
    alt: 'Yellow gold ring on a tapered steel ring mandrel',
    focus: { at: '40% 30%', inHero: '0% 30%', widen: 1.3 },
  },
  about: {
    src: '/media/gallery/gold-rings.jpg',
    width: 1200,
    height: 1500,
    alt: 'Stack of plain gold rings in yellow, rose and white gold with one standing behind',
    focus: { at: '50% 30%', inHero: '50% 62%', widen: 0.66 },
  },
  rings: {
    src: '/media/services/ring-sizing-3.jpg',
    width: 1200,
    height: 900,
    alt: 'Nested gold, rose gold and white gold bands of growing size seen from above',
    focus: { at: '50% 20%', inHero: '50% 50%', widen: 0.66 },
  },
  testimonials: {
    src: '/media/gallery/pearl-earrings.jpg',
    width: 1200,
    height: 1500,
    alt: 'Pair of pearl drop earrings with diamonds in yellow gold, dark ground',
    focus: { at: '50% 60%', inHero: '50% 62%', widen: 0.5 },
  },
  accessibility: {
    src: '/media/services/earrings-2.jpg',
    width: 1200,
    height: 900,
    alt: 'Pair of round diamond stud earrings, dark ground',
    focus: { at: '50% 40%', inHero: '50% 42%', widen: 0.66 },
  },
  restyling: {
    src: '/media/services/stone-setting-3.jpg',
    width: 1200,
    height: 900,
    alt: 'Tweezers lowering a diamond into the empty halo of a white gold ring, dark ground',
    focus: { at: '50% 25%', inHero: '50% 10%', widen: 0.66 },
  },
  ringGuide: {
    src: '/media/services/stone-setting-2.jpg',
    width: 1200,
    height: 900,
    alt: 'Round diamond held by six prongs of a yellow gold ring, dark ground',
    focus: { at: '50% 40%', inHero: '50% 42%', widen: 0.66 },
  },
  localArea: {
    src: '/media/services/additional-2.jpg',
    width: 1200,
    height: 900,
    alt: 'White gold band with engraved leaves and beaded edges, dark ground',
    focus: { at: '50% 40%', inHero: '50% 42%', widen: 0.66 },
  },
  customDesign: {
    src: '/media/gallery/sapphire-ring.jpg',
    width: 1200,
    height: 1200,
    alt: 'Oval sapphire ring with a diamond halo and pavé band in white gold, dark blue ground',
    focus: { at: '50% 20%', inHero: '50% 22%', widen: 0.6 },
  },
} as const satisfies Record<string, SitePicture>;
