import { categoryHref } from '../categories.ts';
import { productPicture, servicePicture } from '../pictures.ts';
import type { PageContent } from './page-content.ts';

/** `/guides/how-to-buy-engagement-ring` */
export const ringGuide: PageContent = {
  description:
    'How to buy an engagement ring, in the order a jeweler would: the hand, the budget, the stone, the metal, the setting, the size.',
  hero: {
    title: 'How to Buy an Engagement Ring',
    lead: 'In the order a jeweler would, and without the sales talk.',
    link: { label: 'See engagement rings', href: categoryHref('engagement-rings') },
    picture: servicePicture(
      'ring-guide-hero',
      'stone-setting-2',
      { at: '50% 40%', inHero: '50% 42%', widen: 0.66 },
      'Round diamond held by six prongs of a yellow gold ring, dark ground',
    ),
  },
  sections: [
    {
      kind: 'points',
      label: 'Begin here',
      heading: 'Six questions, in this order',
      isNumbered: true,
      points: {
        'Whose hand is it?':
          'A nurse, a climber and a pianist need different rings. Low settings and plain shanks suit hands that work.',
        'What will you spend?':
          'Set the amount first, and stick to it. There is no rule about months of salary; that was an advertisement.',
        'Which shape?':
          'Round returns the most light. Oval and pear look larger for their weight. Emerald cuts hide nothing, so choose a clear one.',
        'Which stone?': 'See the four Cs below. Sapphires and emeralds are old and lovely answers, too.',
        'Which metal?':
          'Platinum wears slowly and stays white. Yellow gold warms a stone; white gold is plated and needs replating every year or two.',
        'Which size?':
          'Borrow a ring worn on the same finger. If it has to stay a secret, we can size it afterward.',
      },
    },
    {
      kind: 'points',
      label: 'The stone',
      heading: 'The four Cs, judged by eye',
      points: {
        Cut: 'It decides whether a diamond is bright. Spend here first.',
        Color: 'Graded from D (no color at all) down. In yellow gold, few people can tell a J from a G.',
        Clarity: 'Look without a loupe. If you cannot find the inclusion, neither will anyone else.',
        Carat: 'A weight, not a size. Just under a round number costs noticeably less and looks the same.',
      },
    },
    {
      kind: 'cards',
      label: 'The setting',
      heading: 'Three ways to hold a stone',
      cards: [
        {
          title: 'Solitaire',
          text: 'One stone and four or six prongs. Nothing distracts, and nothing dates.',
          link: {
            label: 'See solitaires',
            href: categoryHref('engagement-rings', { style: 'solitaire' }),
          },
          picture: productPicture(
            'ring-guide-1',
            'engagement-round-solitaire-yellow-gold',
            'Round brilliant diamond solitaire engagement ring in yellow gold',
          ),
        },
        {
          title: 'Halo',
          text: 'A ring of small diamonds makes the center one look larger. It needs care when it is cleaned.',
          link: { label: 'See halos', href: categoryHref('engagement-rings', { style: 'halo' }) },
          picture: productPicture(
            'ring-guide-2',
            'engagement-halo-white-gold',
            'Pavé halo engagement ring in white gold',
          ),
        },
        {
          title: 'Three-stone',
          text: 'Two smaller stones at the sides. A good home for diamonds already in the family.',
          link: {
            label: 'See three-stone rings',
            href: categoryHref('engagement-rings', { style: 'three-stone' }),
          },
          picture: productPicture(
            'ring-guide-3',
            'engagement-three-stone-platinum',
            'Three-stone diamond engagement ring in platinum',
          ),
        },
      ],
    },
    {
      kind: 'text',
      label: 'Afterward',
      heading: 'Insure it, wear it, have it checked',
      paragraphs: [
        'An appraisal for your insurer has photographs, measurements, material analysis and market valuation. Once a year, have someone look at the prongs under a microscope: it takes five minutes and saves stones.',
      ],
      link: { label: 'See services and prices', href: '/services' },
    },
  ],
  closing: {
    heading: 'Or come in and look at stones with us',
    text: 'An hour with loose diamonds teaches more than any page. There is no obligation.',
    link: { label: 'Book an Appointment', href: '/appointment' },
    secondLink: { label: 'Design Your Own', href: '/custom-design' },
  },
};
