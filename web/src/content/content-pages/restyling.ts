import { servicePicture } from '../pictures.ts';
import type { PageContent } from './page-content.ts';

/** `/restyling-process`: how old jewelry is restyled. */
export const restyling: PageContent = {
  description:
    'Restyling: the stones and gold of a piece you no longer wear become one that you will. How it works, step by step.',
  hero: {
    title: 'Restyling',
    lead: 'The stone stays in the family. The ring around it may change.',
    link: { label: 'Book an Appointment', href: '/appointment' },
    picture: servicePicture(
      'restyling-hero',
      'stone-setting-3',
      { at: '50% 25%', inHero: '50% 10%', widen: 0.66 },
      'Tweezers lowering a diamond into the empty halo of a white gold ring, dark ground',
    ),
  },
  sections: [
    {
      kind: 'text',
      label: 'Why restyle',
      heading: 'What’s in the drawer is worth a look',
      paragraphs: [
        'A grandmother’s brooch, a single earring, a ring from another life: the gold is as good as it ever was, and so are most of the stones. Only the design has dated.',
        'We take the piece apart with you watching, tell you what it holds, and draw what it could become. Whatever is not used goes back to you.',
      ],
      isWide: true,
      picture: servicePicture('restyling-old-piece', 'stone-setting-1', { at: '26% 50%' }),
    },
    {
      kind: 'points',
      label: 'How it works',
      heading: 'Five steps, and you decide after each',
      isNumbered: true,
      points: {
        Look: 'We weigh, measure and photograph the piece, and tell you which stones can safely be reset.',
        Draw: 'Two or three drawings at true size, with your stones in their places and an estimate beside each.',
        Unset:
          'The stones are lifted out, cleaned and checked once more. You see them loose before anything is melted.',
        Make: 'Your gold is refined and used where it can be; where new metal makes more sense, we’ll tell you why.',
        Return: 'The new piece, any leftover stones, and a note of what went where.',
      },
    },
    {
      kind: 'points',
      label: 'Good to know',
      heading: 'Before you restyle',
      points: {
        'How long it takes': 'Usually 1-2 weeks from the drawing you approve.',
        'Need it by a date?':
          'Rush orders are possible for an additional fee. Ask early, and we’ll tell you honestly whether we can do it.',
        'If a stone is fragile':
          'Emeralds, opals and old cuts are tested first. If the risk is real, we leave them where they are.',
      },
    },
  ],
  closing: {
    heading: 'Empty the drawer onto our bench',
    text: 'Bring everything. We will tell you what it is, and what it could be.',
    link: { label: 'Book an Appointment', href: '/appointment' },
    secondLink: { label: 'Start a New Design', href: '/custom-design' },
  },
};
