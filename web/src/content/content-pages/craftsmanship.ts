import { shop } from '@jeweler/core/business';
import { craftsmanshipFilm } from '../films.ts';
import { galleryPicture, servicePicture } from '../pictures.ts';
import type { CardsSection, PageContent } from './page-content.ts';

/** Three pieces; the client stories have them too. */
export const pieceStories: CardsSection = {
  kind: 'cards',
  label: 'Client stories',
  heading: 'Three pieces and where they went',
  cards: [
    {
      title: 'A ring for Elena',
      text: 'Her grandmother’s round brilliant, out of a worn head and into a yellow gold solitaire with four new prongs. It was on a hand again in nine days.',
      client: 'Elena R., Boca Raton',
      picture: galleryPicture('craftsmanship-1', 'diamond-ring'),
    },
    {
      title: 'Pearls, restrung',
      text: 'A bracelet worn for thirty summers, with a thread that had stretched. Every pearl was washed, sorted and restrung with gold spacers.',
      client: 'Ruth A., Boynton Beach',
      picture: galleryPicture('craftsmanship-2', 'pearl-bracelet'),
    },
    {
      title: 'The blue he remembered',
      text: 'An oval sapphire, found after the eleventh parcel of stones, in a diamond halo low enough to fit under a surgeon’s glove.',
      client: 'James and Priya K., West Palm Beach',
      picture: galleryPicture('craftsmanship-3', 'sapphire-ring'),
    },
  ],
  link: { label: 'Read more client stories', href: '/testimonials' },
};

/** `/craftsmanship`: how a piece is made (SPEC section 2, craftsmanship page). */
export const craftsmanship: PageContent = {
  description: `How ${shop.founder.fullName} makes jewelry by hand: five steps from consultation to finishing, and over 40 years at the same bench.`,
  hero: {
    title: 'Craftsmanship',
    lead: 'Forty years of the same tools, the same light and the same question: will it hold?',
    link: { label: 'Book a Consultation', href: '/appointment' },
    picture: craftsmanshipFilm,
  },
  sections: [
    {
      kind: 'text',
      label: 'Heritage',
      heading: 'A trade handed from bench to bench',
      paragraphs: [
        `${shop.founder.fullName} learned to saw, file and solder before he was trusted with a stone. The order has not changed since: first the metal has to be right, and only then can a stone be set in it.`,
        'For over 40 years he has made and mended jewelry by hand, as a master goldsmith and as a certified gemologist. What crosses this bench is measured, weighed and looked at twice.',
      ],
      link: { label: `About ${shop.founder.firstName}`, href: shop.founder.aboutPath },
      picture: servicePicture('craftsmanship-bench', 'additional-3', { at: '15% 50%' }),
    },
    {
      kind: 'points',
      isNumbered: true,
      label: 'From idea to piece',
      heading: 'Five steps, none of them skipped',
      points: {
        Consultation: 'We talk about the hand, the occasion and the stone, and set a budget and stick to it.',
        Design:
          'The piece is drawn at true size, with every stone in its place and every wall thick enough to wear.',
        Model: 'A wax is carved and tried on. It is the last moment when a millimeter costs nothing.',
        Making:
          'Gold or platinum is cast or forged, then filed, soldered and sanded until the lines are clean.',
        'Setting and finishing':
          'Stones are set under the microscope, milgrain is rolled by hand, and the polish comes last.',
      },
    },
    {
      kind: 'quote',
      isWindow: true,
      heading: 'A prong is finished when you can no longer tell where the metal was pressed.',
      name: shop.founder.fullName,
      role: 'Master jeweler and certified gemologist',
    },
    pieceStories,
  ],
  closing: {
    heading: 'See the bench for yourself',
    text: 'Bring the ring, the stone or just the idea. We will look at it together under the loupe.',
    link: { label: 'Book an Appointment', href: '/appointment' },
  },
};
