import { categoryHref } from '../categories.ts';
import { productPicture, servicePicture } from '../pictures.ts';
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
  picture: productPicture(`rings-${slug}`, file, alt),
});

/** `/rings`: links to every kind of ring. */
export const rings: PageContent = {
  description:
    'Engagement rings, wedding bands, eternity, stacking, signet, cocktail and men’s rings, made and sized at one bench.',
  hero: {
    title: 'Rings',
    lead: 'Worn every day, so made for every day.',
    link: { label: 'Book an Appointment', href: '/appointment' },
    picture: servicePicture('rings-hero', 'ring-sizing-3', { at: '50% 20%', inHero: '50% 50%', widen: 0.66 }),
  },
  sections: [
    {
      kind: 'cards',
      isList: true,
      label: 'To promise',
      heading: 'Engagement and wedding',
      lead: 'Made as a pair, if you wish, so that the band sits flush against the ring.',
      cards: [
        card(
          'Engagement Rings',
          'engagement-rings',
          'Solitaire, halo, three-stone and vintage, in eight stone shapes.',
          'engagement-round-solitaire-yellow-gold',
          'Round brilliant diamond solitaire engagement ring in yellow gold',
        ),
        card(
          'Wedding Bands',
          'wedding-bands',
          'Plain, milgrain and engraved, in gold and platinum.',
          'wedding-band-plain-gold',
          'Plain yellow gold wedding band',
        ),
        card(
          'Eternity Bands',
          'eternity-bands',
          'Stones all the way around. Sized once, because they can’t easily be resized.',
          'eternity-diamond-platinum',
          'Platinum eternity band set all around with diamonds',
        ),
      ],
    },
    {
      kind: 'cards',
      isList: true,
      label: 'To wear',
      heading: 'For every other day',
      cards: [
        card(
          'Stacking Rings',
          'stacking-rings',
          'Thin bands in three colors of gold, to add to over the years.',
          'stacking-set',
          'Stacking rings: plain rose and yellow gold bands with a white gold diamond band',
        ),
        card(
          'Fashion Rings',
          'fashion-rings',
          'Open, crossed and asymmetric, with a stone or without.',
          'fashion-ring-bypass',
          'Yellow gold bypass ring with two round diamonds',
        ),
        card(
          'Cocktail Rings',
          'cocktail-rings',
          'One large stone, and an evening to go with it.',
          'cocktail-emerald',
          'Cocktail ring with a large emerald-cut emerald and diamond halo in yellow gold',
        ),
        card(
          'Signet Rings',
          'signet-rings',
          'Initials, a crest or nothing at all, cut by hand.',
          'signet-oval-gold',
          'Yellow gold signet ring with an oval face and a star motif',
        ),
        card(
          'Men’s Rings',
          'mens-rings',
          'Hammered, brushed and inlaid, with some weight to them.',
          'mens-ring-hammered',
          'Men’s hammered yellow gold ring',
        ),
        card(
          'Men’s Wedding Bands',
          'mens-wedding-bands',
          'Platinum and two-tone, comfortable on hands that work.',
          'mens-wedding-band-brushed',
          'Men’s brushed platinum wedding band',
        ),
      ],
    },
  ],
  closing: {
    heading: 'Don’t see it here?',
    text: 'Most of our rings never appear on a page. Bring us your idea.',
    link: { label: 'Design Your Own', href: '/custom-design' },
    secondLink: { label: 'How to Buy an Engagement Ring', href: '/guides/how-to-buy-engagement-ring' },
  },
};
