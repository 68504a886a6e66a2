import type { PieceStyle, StoneShape } from '../schemas/index.ts';
import { type CategorySlug, categoryHref, categoryNames, shapeNames, styleNames } from './categories.ts';
import type { SiteLink } from './links.ts';
import { collectionPictures, type SitePicture } from './pictures.ts';

export interface PanelGroup {
  readonly title: string;
  readonly links: readonly SiteLink[];
  /** Columns the list is set in; long lists take two. */
  readonly columns: 1 | 2;
}

/** What opens below an entry of the shop row: lists of links and one collection's picture. */
export interface NavigationPanel {
  readonly groups: readonly PanelGroup[];
  readonly collection: SiteLink & { readonly picture: SitePicture };
}

export interface ShopNavigationItem extends SiteLink {
  readonly panel?: NavigationPanel;
}

const category = (slug: CategorySlug, label: string = categoryNames[slug]): SiteLink => ({
  label,
  href: categoryHref(slug),
});
const style = (slug: CategorySlug, value: PieceStyle): SiteLink => ({
  label: styleNames[value],
  href: categoryHref(slug, { style: value }),
});
const shape = (slug: CategorySlug, value: StoneShape): SiteLink => ({
  label: shapeNames[value],
  href: categoryHref(slug, { shape: value }),
});
const bestsellers = (slug: CategorySlug, label = 'Bestsellers'): SiteLink => ({
  label,
  href: categoryHref(slug, { sort: 'bestsellers' }),
});
const collection = (slug: keyof typeof collectionPictures, label: string) => ({
  label,
  href: `/collection/${slug}`,
  picture: collectionPictures[slug],
});

const engagementPanel: NavigationPanel = {
  groups: [
    {
      title: 'By style',
      columns: 2,
      links: [
        style('engagement-rings', 'solitaire'),
        style('engagement-rings', 'halo'),
        style('engagement-rings', 'three-stone'),
        style('engagement-rings', 'modern'),
        style('engagement-rings', 'vintage'),
        style('engagement-rings', 'eternity'),
      ],
    },
    {
      title: 'By shape',
      columns: 2,
      links: [
        shape('engagement-rings', 'round'),
        shape('engagement-rings', 'cushion'),
        shape('engagement-rings', 'emerald'),
        shape('engagement-rings', 'princess'),
        shape('engagement-rings', 'oval'),
        shape('engagement-rings', 'marquise'),
        shape('engagement-rings', 'radiant'),
        shape('engagement-rings', 'pear'),
      ],
    },
    {
      title: 'More',
      columns: 1,
      links: [
        category('engagement-rings', 'All Engagement Rings'),
        bestsellers('engagement-rings'),
        category('bridal'),
        { label: 'How to Buy an Engagement Ring', href: '/guides/how-to-buy-engagement-ring' },
      ],
    },
  ],
  collection: collection('bridal', 'Bridal'),
};

const weddingPanel: NavigationPanel = {
  groups: [
    {
      title: 'Bands',
      columns: 1,
      links: [
        category('womens-wedding-bands'),
        category('mens-wedding-bands'),
        category('eternity-bands'),
        category('wedding-bands', 'All Wedding Bands'),
      ],
    },
    {
      title: 'By style',
      columns: 2,
      links: [
        style('eternity-bands', 'eternity'),
        style('womens-wedding-bands', 'guard'),
        style('womens-wedding-bands', 'partial-set'),
        style('wedding-bands', 'plain'),
        style('wedding-bands', 'personal'),
        style('mens-wedding-bands', 'unique'),
      ],
    },
    {
      title: 'More',
      columns: 1,
      links: [bestsellers('wedding-bands'), category('bridal', 'Bridal Jewelry')],
    },
  ],
  collection: collection('sunset', 'Sunset'),
};

const ringsPanel: NavigationPanel = {
  groups: [
    {
      title: 'Rings',
      columns: 2,
      links: [
        category('fashion-rings'),
        category('cocktail-rings'),
        category('stacking-rings'),
        category('eternity-bands'),
        category('signet-rings'),
        category('mens-rings'),
      ],
    },
    {
      title: 'By style',
      columns: 1,
      links: [
        style('fashion-rings', 'modern'),
        style('cocktail-rings', 'halo'),
        style('stacking-rings', 'plain'),
        style('signet-rings', 'personal'),
      ],
    },
    {
      title: 'More',
      columns: 1,
      links: [{ label: 'All Rings', href: '/rings' }, bestsellers('fashion-rings')],
    },
  ],
  collection: collection('ocean', 'Ocean'),
};

const fineJewelryPanel: NavigationPanel = {
  groups: [
    {
      title: 'Fine jewelry',
      columns: 1,
      links: [category('earrings'), category('necklaces-pendants'), category('bracelets')],
    },
    {
      title: 'Rare stones',
      columns: 1,
      links: [category('colored-diamonds'), category('high-end')],
    },
    {
      title: 'Bestsellers',
      columns: 1,
      links: [
        bestsellers('earrings', 'Earrings, Bestsellers'),
        bestsellers('necklaces-pendants', 'Necklaces, Bestsellers'),
        bestsellers('bracelets', 'Bracelets, Bestsellers'),
      ],
    },
  ],
  collection: collection('ocean', 'Ocean'),
};

const menPanel: NavigationPanel = {
  groups: [
    {
      title: 'For men',
      columns: 1,
      links: [
        category('mens-rings'),
        category('mens-wedding-bands'),
        category('signet-rings'),
        category('mens-jewelry'),
      ],
    },
    {
      title: 'By style',
      columns: 1,
      links: [
        style('mens-wedding-bands', 'plain'),
        style('mens-rings', 'unique'),
        style('signet-rings', 'personal'),
      ],
    },
    { title: 'More', columns: 1, links: [bestsellers('mens-rings')] },
  ],
  collection: collection('heritage', 'Heritage'),
};

/** The shop row of the header: entries with a panel below, then plain links. */
export const shopNavigation: readonly ShopNavigationItem[] = [
  { ...category('engagement-rings', 'Engagement'), panel: engagementPanel },
  { ...category('wedding-bands', 'Wedding'), panel: weddingPanel },
  { label: 'Rings', href: '/rings', panel: ringsPanel },
  { ...category('high-end', 'Fine Jewelry'), panel: fineJewelryPanel },
  { ...category('mens-jewelry', 'Men'), panel: menPanel },
  { label: 'Custom Design', href: '/custom-design' },
  { label: 'Restyling', href: '/restyling-process' },
  { label: 'About', href: '/about' },
];
