import type { SitePicture } from '@jeweler/core/business';
import { heroPictures } from './hero-pictures.ts';

/** Copy of the custom-design page; times and conditions are those of SPEC section 9. */
export const customDesign = {
  description:
    'Custom engagement rings and fine jewelry drawn with you and made at the bench in 1-2 weeks. Your own stones are welcome.',
  hero: {
    title: 'Custom Design',
    lead: 'A ring that exists once. Drawn with you, made at the bench and finished by hand.',
    link: { label: 'Book an Appointment', href: '/appointment' },
    picture: heroPictures.customDesign,
  },
  intro: {
    label: 'Design Your Own',
    heading: 'It starts with what you already know',
    copy: 'A color you return to, a stone you inherited, a hand that works all day. We listen first and draw second, because a piece that fits the life it is worn in needs no explaining.',
  },
  process: {
    kind: 'text',
    label: 'How it is made',
    heading: 'Five steps, and you decide at each',
    paragraphs: [
      'A conversation, a drawing at true size, a wax you can put on your finger, then the bench. You see the piece before any metal is cast, while changes are still easy.',
    ],
    link: { label: 'See all five steps', href: '/craftsmanship' },
  },
  bring: {
    label: 'What to bring',
    heading: 'Your own stones are welcome',
    text: 'You may supply stones or materials of your own. We examine them before anything is promised.',
    items: [
      'A loose stone, or the ring it now sits in',
      'Gold or platinum you no longer wear',
      'A picture, a drawing, a piece of fabric',
      'The ring you wear beside it, so that the two sit flush',
    ],
    picture: {
      place: 'custom-design-stone',
      src: '/media/services/stone-setting-1.jpg',
      width: 1200,
      height: 900,
      alt: 'Empty four-prong gold ring setting beside loose round diamonds',
    } satisfies SitePicture,
  },
  facts: {
    label: 'Time and price',
    heading: 'Agreed before work begins',
    link: { label: 'Areas we serve', href: '/southeast-florida-jewelry' },
    entries: [
      { title: '1-2 weeks', text: 'From the approved drawing to the finished piece.' },
      {
        title: 'Rush orders',
        text: 'Possible for an additional fee. Ask early, and we’ll tell you honestly whether we can do it.',
      },
      { title: 'A fixed estimate', text: 'Metal, stones and work listed line by line before you decide.' },
      { title: 'Over 40 years', text: 'The same jeweler draws the piece, makes it and stands behind it.' },
    ],
  },
  examples: {
    label: 'From the bench',
    heading: 'Three finished pieces',
    pictures: [
      {
        place: 'custom-design-example-1',
        src: '/media/gallery/emerald-ring.jpg',
        width: 1200,
        height: 900,
        alt: 'Emerald-cut emerald ring with a diamond halo in yellow gold on an ivory ground',
        focus: { at: '46% 0%' },
      },
      {
        place: 'custom-design-example-2',
        src: '/media/gallery/gems-bracelet.jpg',
        width: 1200,
        height: 900,
        alt: 'Bracelet set with sapphires, emeralds, rubies and diamonds',
        focus: { at: '100% 50%' },
      },
      {
        place: 'custom-design-example-3',
        src: '/media/gallery/sapphire-pendant.jpg',
        width: 1200,
        height: 1500,
        alt: 'Oval sapphire pendant with a diamond halo, dark ground',
        focus: { at: '50% 72%' },
      },
    ] satisfies readonly SitePicture[],
  },
  closing: {
    heading: 'Begin with a conversation',
    text: 'Bring the stone or just the idea. An hour at the bench, with no obligation.',
    link: { label: 'Book an Appointment', href: '/appointment' },
    secondLink: { label: 'Send a Message', href: '/contact' },
  },
} as const;
