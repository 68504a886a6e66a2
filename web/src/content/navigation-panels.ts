import type { SitePicture } from '@jeweler/core/business';
import {
  type Category,
  type Collection,
  type ProductStyle,
  type StoneShape,
  shapeNames,
  styleNames,
} from '@jeweler/core/schemas';
import { type CategorySlug, categoryHref } from './categories.ts';
import { collectionPictures, pictureOf } from './collection-pictures.ts';
import { categoryLink, type SiteLink } from './links.ts';
import { menuLinks, panelCategories } from './menus.ts';
import type { PanelName } from './navigation.ts';

const styleLink = (slug: CategorySlug, value: ProductStyle): SiteLink => ({
  label: styleNames[value],
  href: categoryHref(slug, { style: value }),
});

const shapeLink = (slug: CategorySlug, value: StoneShape): SiteLink => ({
  label: shapeNames[value],
  href: categoryHref(slug, { shape: value }),
});

const bestsellersLink = (slug: CategorySlug, label = 'Bestsellers'): SiteLink => ({
  label,
  href: categoryHref(slug, { sort: 'bestsellers' }),
});

export interface PanelGroup {
  readonly title: string;
  readonly links: readonly SiteLink[];
  /** Long lists need two. */
  readonly columns?: 2;
  /** Categories that staff add to the panel stand at its end. */
  readonly takesAdded?: true;
}

/** The panel below an entry of the shop row: lists of links and the picture of one collection. */
export interface NavigationPanel {
  readonly groups: readonly PanelGroup[];
  readonly collection: keyof typeof collectionPictures;
  /** Shown instead of the collection's own picture, until staff change that. */
  readonly picture?: SitePicture;
}

/** The panels of the shop row, by the panel names of its entries. */
export const navigationPanels: Readonly<Record<PanelName, NavigationPanel>> = {
  engagement: {
    groups: [
      {
        title: 'By style',
        columns: 2,
        links: (['solitaire', 'halo', 'three-stone', 'modern', 'vintage', 'eternity'] as const).map((style) =>
          styleLink('engagement-rings', style),
        ),
      },
      {
        title: 'By shape',
        columns: 2,
        links: (
          ['round', 'cushion', 'emerald', 'princess', 'oval', 'marquise', 'radiant', 'pear'] as const
        ).map((shape) => shapeLink('engagement-rings', shape)),
      },
      {
        title: 'More',
        takesAdded: true,
        links: [
          categoryLink('engagement-rings', 'All Engagement Rings'),
          bestsellersLink('engagement-rings'),
          categoryLink('bridal'),
          { label: 'How to Buy an Engagement Ring', href: '/guides/how-to-buy-engagement-ring' },
        ],
      },
    ],
    collection: 'bridal',
  },
  wedding: {
    groups: [
      {
        title: 'Bands',
        takesAdded: true,
        links: [
          categoryLink('womens-wedding-bands'),
          categoryLink('mens-wedding-bands'),
          categoryLink('eternity-bands'),
          categoryLink('wedding-bands', 'All Wedding Bands'),
        ],
      },
      {
        title: 'By style',
        columns: 2,
        links: [
          styleLink('eternity-bands', 'eternity'),
          styleLink('womens-wedding-bands', 'guard'),
          styleLink('womens-wedding-bands', 'partial-set'),
          styleLink('wedding-bands', 'plain'),
          styleLink('wedding-bands', 'personal'),
          styleLink('mens-wedding-bands', 'unique'),
        ],
      },
      {
        title: 'More',
        links: [bestsellersLink('wedding-bands'), categoryLink('bridal', 'Bridal Jewelry')],
      },
    ],
    collection: 'sunset',
  },
  rings: {
    groups: [
      {
        title: 'Rings',
        columns: 2,
        takesAdded: true,
        links: panelCategories.rings.map((slug) => categoryLink(slug)),
      },
      {
        title: 'By style',
        links: [
          styleLink('fashion-rings', 'modern'),
          styleLink('cocktail-rings', 'halo'),
          styleLink('stacking-rings', 'plain'),
          styleLink('signet-rings', 'personal'),
        ],
      },
      {
        title: 'More',
        links: [{ label: 'All Rings', href: '/rings' }, bestsellersLink('fashion-rings')],
      },
    ],
    collection: 'ocean',
  },
  'fine-jewelry': {
    groups: [
      {
        title: 'Fine jewelry',
        takesAdded: true,
        links: [categoryLink('earrings'), categoryLink('necklaces-pendants'), categoryLink('bracelets')],
      },
      {
        title: 'Rare stones',
        links: [categoryLink('colored-diamonds'), categoryLink('high-end')],
      },
      {
        title: 'Bestsellers',
        links: [
          bestsellersLink('earrings', 'Earring Bestsellers'),
          bestsellersLink('necklaces-pendants', 'Necklace Bestsellers'),
          bestsellersLink('bracelets', 'Bracelet Bestsellers'),
        ],
      },
    ],
    collection: 'ocean',
  },
  men: {
    groups: [
      {
        title: 'For men',
        takesAdded: true,
        links: panelCategories.men.map((slug) => categoryLink(slug)),
      },
      {
        title: 'By style',
        links: [
          styleLink('mens-wedding-bands', 'plain'),
          styleLink('mens-rings', 'unique'),
          styleLink('signet-rings', 'personal'),
          bestsellersLink('mens-rings'),
        ],
      },
    ],
    collection: 'heritage',
    // One of its pieces for men.
    picture: {
      place: 'menu-mens-rings',
      src: '/media/products/signet-oval-gold.jpg',
      width: 1600,
      height: 1600,
      alt: 'Yellow gold signet ring with an oval face and a star motif',
      focus: { at: '50% 45%' },
    },
  },
};

/**
 * What a panel shows of the catalogue. Its collection is the one that staff have put there, its own, or the first that
 * stands in no other panel.
 */
export const panelOf = (
  name: PanelName,
  categories: readonly Category[],
  collections: readonly Collection[],
) => {
  const { groups, collection: own, picture } = navigationPanels[name];
  const free = collections.filter(({ in_menu }) => in_menu === undefined);
  const collection =
    collections.find(({ in_menu }) => in_menu === name) ?? free.find(({ slug }) => slug === own) ?? free[0];
  const isOwn = collection?.image_url === collectionPictures[own].src;
  return {
    groups: groups
      .map((group) => {
        const added = group.takesAdded ? [name] : [];
        return { ...group, links: menuLinks(group.links, categories, { own: [name], added }) };
      })
      .filter(({ links }) => links.length > 0),
    collection,
    picture: isOwn && picture ? picture : collection && pictureOf(collection),
  };
};
