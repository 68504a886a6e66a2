import { categoryHref } from '../categories.ts';
import { homeFilm } from '../films.ts';
import type { CardsSection, PageContent } from './page-content.ts';

type Card = CardsSection['cards'][number];

const card = (
  title: string,
  slug: Parameters<typeof categoryHref>[0],
  text: string,
  file: string,
  alt: string,
): Card => ({
  title,
  text,
  link: { label: `See ${title.toLowerCase()}`, href: categoryHref(slug) },
  picture: { src: `/media/products/${file}.jpg`, width: 1600, height: 1600, alt },
});

/** `/rings`: links to every kind of ring. */
export const rings: PageContent = {
  description:
    'Engagement rings, wedding bands, eternity, stacking, signet, cocktail and men’s rings, made and sized at one bench.',
  hero: {
    title: 'Rings',
    lead: 'Worn every day, so made for every day.',
    link: { label: 'Book an Appointment', href: '/appointment' },
    picture: homeFilm.poster,
  },
  sections: [
    {
      kind: 'cards',
      label: 'To promise',
      heading: 'Engagement and wedding',
      lead: 'Made as a pair where you wish it, so that the band sits flush against the ring.',
      cards: [
        card(
          'Engagement rings',
          'engagement-rings',
          'Solitaire, halo, three-stone and vintage, in eight shapes of stone.',
          'engagement-round-solitaire-yellow-gold',
          'Round brilliant diamond solitaire engagement ring in yellow gold',
        ),
        card(
          'Wedding bands',
          'wedding-bands',
          'Plain, milgrain and engraved, in gold and platinum.',
          'wedding-band-plain-gold',
          'Plain yellow gold wedding band',
        ),
        card(
          'Eternity bands',
          'eternity-bands',
          'Stones all the way round, sized once and for good.',
          'eternity-diamond-platinum',
          'Platinum eternity band set all round with diamonds',
        ),
      ],
    },
    {
      kind: 'cards',
      label: 'To wear',
      heading: 'For every other day',
      cards: [
        card(
          'Stacking rings',
          'stacking-rings',
          'Thin bands in three golds, to be added to over the years.',
          'stacking-set',
          'Stacking rings: plain rose and yellow gold bands with a white gold diamond band',
        ),
        card(
          'Fashion rings',
          'fashion-rings',
          'Open, crossed and asymmetric, with a stone or without.',
          'fashion-ring-bypass',
          'Yellow gold bypass ring with two round diamonds',
        ),
        card(
          'Cocktail rings',
          'cocktail-rings',
          'One large stone, and an evening to go with it.',
          'cocktail-emerald',
          'Cocktail ring with a large emerald-cut emerald and diamond halo in yellow gold',
        ),
        card(
          'Signet rings',
          'signet-rings',
          'Initials, a crest or nothing at all, cut by hand.',
          'signet-oval-gold',
          'Yellow gold signet ring with an oval face and a star motif',
        ),
        card(
          'Men’s rings',
          'mens-rings',
          'Hammered, brushed and inlaid, with some weight to them.',
          'mens-ring-hammered',
          'Men’s hammered yellow gold ring',
        ),
        card(
          'Men’s wedding bands',
          'mens-wedding-bands',
          'Platinum and two-tone, comfortable on a hand that works.',
          'mens-wedding-band-brushed',
          'Men’s brushed platinum wedding band',
        ),
      ],
    },
  ],
  closing: {
    heading: 'None of these?',
    text: 'Most rings that leave the bench were on no page before. Bring the idea.',
    link: { label: 'Design your own', href: '/custom-design' },
    secondLink: { label: 'How to buy an engagement ring', href: '/guides/how-to-buy-engagement-ring' },
  },
};
