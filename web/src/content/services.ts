import type { SitePicture } from '@jeweler/core/business';
import { type ServiceGroup, serviceGroups } from '@jeweler/core/schemas';
import { galleryPicture, servicePicture } from './pictures.ts';

/** One tab of the services page (SPEC section 2, services page); its price list and time frame are records. */
export interface Service extends ServiceCopy {
  readonly title: string;
  readonly pictures: readonly [SitePicture, SitePicture, SitePicture];
}

interface ServiceCopy {
  readonly id: ServiceGroup;
  readonly description: string;
  readonly included: readonly string[];
  readonly examples: readonly string[];
  /** A sentence below the price list. */
  readonly note: string;
}

const copy: readonly ServiceCopy[] = [
  {
    id: 'ring-sizing',
    description:
      'The band is opened, metal of the same alloy is added or taken away, and the seam disappears under the polish. Stones are checked before the ring leaves.',
    included: [
      'Measuring both hand and ring',
      'Matching metal and color',
      'Checking every prong and stone',
      'Final polish and cleaning',
    ],
    examples: [
      'An heirloom for a new hand',
      'An engagement ring one size up',
      'A wedding band after many years',
    ],
    note: 'Continuous-stone settings can limit resizing. We will say so before any work begins.',
  },
  {
    id: 'stone-setting',
    description:
      'Prongs are rebuilt, seats are cut to the stone, and the metal is pressed home under the microscope. A loose stone is a stone half lost, so bring it in early.',
    included: [
      'Examining the stone under the loupe',
      'Cutting or truing the seat',
      'Matching prongs in height and shape',
      'A final check for movement',
    ],
    examples: [
      'A diamond that clicks against its setting',
      'Prongs worn flat by years of wear',
      'A melee stone missing from a pavé row',
      'Your own stone in a new mounting',
    ],
    note: 'Larger stones and fancy cuts are quoted once we have seen them. The estimate is free.',
  },
  {
    id: 'chains',
    description:
      'A broken link is rebuilt and soldered so that the chain hangs as it did before. Worn clasps are replaced in the same metal and in the right weight.',
    included: [
      'Checking the whole length for thin links',
      'Solder in the same karat and color',
      'A pull test of joint and clasp',
      'Cleaning and polishing',
    ],
    examples: [
      'A necklace caught and torn',
      'A spring ring that no longer closes',
      'A bracelet hinge that has worked loose',
    ],
    note: 'We examine hollow chains first: some can be laser soldered, a few cannot be repaired.',
  },
  {
    id: 'earrings',
    description:
      'Posts are replaced, backs are replaced with safer ones, and clips are fitted so that a pair sits level and stays on. Both earrings are always checked, not only the one that failed.',
    included: [
      'Posts in the metal of the earring',
      'Backs fitted and tested for grip',
      'Checking every stone in the pair',
      'Cleaning and polishing',
    ],
    examples: [
      'A bent or broken post',
      'Friction backs replaced with screw backs',
      'Pierced earrings converted to clip-ons',
    ],
    note: 'French and omega clips depend on the weight of the earring. Call and we will quote them.',
  },
  {
    id: 'additional',
    description:
      'Engraving, plating, restringing and the small jobs that keep jewelry wearable. If it is not on the list, ask: we do most bench work right here.',
    included: [
      'A look at the whole piece before work begins',
      'Steam and ultrasonic cleaning where stones allow',
      'The price agreed in advance',
      'A final check under the loupe',
    ],
    examples: [
      'A date inside a wedding band',
      'White gold that has turned yellow',
      'A pearl strand with a stretched thread',
      'An engagement ring and band joined into one',
    ],
    note: 'Pearls are knotted one by one. The price is per inch of the finished strand.',
  },
];

/** The five tabs in order; the first is selected initially (SPEC sections 2, 4 and 9). */
export const services: readonly Service[] = copy.map((each) => ({
  ...each,
  title: serviceGroups[each.id],
  pictures: [
    servicePicture(`services-${each.id}-1`, `${each.id}-1`),
    servicePicture(`services-${each.id}-2`, `${each.id}-2`),
    servicePicture(`services-${each.id}-3`, `${each.id}-3`),
  ],
}));

/** Copy of the services page (SPEC section 2, services page). */
export const servicesPage = {
  title: 'Jewelry Services',
  description:
    'Ring sizing, stone setting, chain and earring repair and the small jobs that keep jewelry wearable, with prices, at the bench of a master jeweler in Southeast Florida.',
  picture: galleryPicture('services-hero', 'diamond-ring', { at: '50% 20%', inHero: '50% 22%', widen: 0.6 }),
  lead: 'Sizing, setting and repair at the bench, most of it within days. Estimates are free.',
  quote: {
    label: 'Free estimate',
    title: 'Request a quote',
    lead: 'Describe the piece and what it needs. You will hear back within 24 hours.',
  },
} as const;
