import { galleryPicture, servicePicture } from '../pictures.ts';
import type { PageContent } from './page-content.ts';

/** `/custom-design`: how a piece is made for a client, and what to bring; times and conditions are those of SPEC section 9. */
export const customDesign: PageContent = {
  description:
    'Custom engagement rings and fine jewelry drawn with you and made at the bench in 1-2 weeks. Your own stones are welcome.',
  hero: {
    title: 'Custom Design',
    lead: 'A ring that exists once. Drawn with you, made at the bench and finished by hand.',
    link: { label: 'Book an Appointment', href: '/appointment' },
    picture: galleryPicture(
      'custom-design-hero',
      'sapphire-ring',
      { at: '50% 20%', inHero: '50% 22%', widen: 0.6 },
      'Oval sapphire ring with a diamond halo and pavé band in white gold, dark blue ground',
    ),
  },
  sections: [
    {
      kind: 'examples',
      label: 'Design Your Own',
      heading: 'It starts with what you already know',
      lead: 'A color you return to, a stone you inherited, a hand that works all day. We listen first and draw second, because a piece that fits the life it is worn in needs no explaining.',
      title: 'Three finished pieces',
      pictures: [
        galleryPicture('custom-design-example-1', 'emerald-ring', { at: '46% 0%' }),
        galleryPicture('custom-design-example-2', 'gems-bracelet', { at: '100% 50%' }),
        galleryPicture('custom-design-example-3', 'sapphire-pendant', { at: '50% 72%' }),
      ],
    },
    {
      kind: 'text',
      label: 'How it is made',
      heading: 'Five steps, and you decide at each',
      paragraphs: [
        'A conversation, a drawing at true size, a wax you can put on your finger, then the bench. You see the piece before any metal is cast, while changes are still easy.',
      ],
      link: { label: 'See all five steps', href: '/craftsmanship' },
    },
    {
      kind: 'list',
      label: 'What to bring',
      heading: 'Your own stones are welcome',
      text: 'You may supply stones or materials of your own. We examine them before anything is promised.',
      items: [
        'A loose stone, or the ring it now sits in',
        'Gold or platinum you no longer wear',
        'A picture, a drawing, a piece of fabric',
        'The ring you wear beside it, so that the two sit flush',
      ],
      picture: servicePicture('custom-design-stone', 'stone-setting-1'),
    },
    {
      kind: 'points',
      isWindow: true,
      label: 'Time and price',
      heading: 'Agreed before work begins',
      link: { label: 'Areas we serve', href: '/southeast-florida-jewelry' },
      points: {
        '1-2 weeks': 'From the approved drawing to the finished piece.',
        'Rush orders':
          'Possible for an additional fee. Ask early, and we’ll tell you honestly whether we can do it.',
        'A fixed estimate': 'Metal, stones and work listed line by line before you decide.',
        'Over 40 years': 'The same jeweler draws the piece, makes it and stands behind it.',
      },
    },
  ],
  closing: {
    heading: 'Begin with a conversation',
    text: 'Bring the stone or just the idea. An hour at the bench, with no obligation.',
    link: { label: 'Book an Appointment', href: '/appointment' },
    secondLink: { label: 'Send a Message', href: '/contact' },
  },
};
