import { shop } from '@jeweler/core/business';
import type { PageName } from './public-pages.ts';

const { county, founder, name: shopName, region } = shop;

/** Titles as search engines and tabs show them: what is there and where; the shop's name follows (`documentTitle`). */
export const pageTitles = {
  home: `Custom Jewelry & Expert Repair in ${county}`,
  services: `Jewelry Repair and Services in ${county}`,
  customDesign: `Custom Jewelry Design in ${county}`,
  craftsmanship: `Jewelry Made by Hand in ${region}`,
  localArea: `Your Local Jeweler in ${region}`,
  about: `About ${shopName}, a Jewelry Workshop in ${region}`,
  founder: `${founder.fullName}, Master Jeweler in ${region}`,
  restyling: `Jewelry Restyling in ${county}`,
  rings: `Rings Made by Hand in ${county}`,
  ringGuide: 'How to Buy an Engagement Ring: a Jeweler’s Guide',
  testimonials: `Client Stories from ${region}`,
  appointment: `Book an Appointment in ${county}`,
  contact: `Contact a Jeweler in ${county}`,
  accessibility: 'Accessibility of This Website',
  prizeRules: `Prize Rules of ${founder.firstName}’s Wheel of Fortune`,
  account: 'My Account: Sign In or Join',
} as const satisfies Record<Exclude<PageName, 'category' | 'collection' | 'product'>, string>;

/** What the pieces of a category are called: that of the category, which may be no more than 'Bridal'. */
const piecesOf = (category: string): string =>
  /s$|\bjewelry$/i.test(category) ? category : `${category} Jewelry`;

export const categoryTitle = (name: string): string => `${piecesOf(name)} in ${county}`;

export const collectionTitle = (name: string): string =>
  /\bcollection$/i.test(name) ? name : `${name} Collection`;

/** One of what a plural names; earrings come in pairs. */
const singular = (plural: string): string =>
  /earrings$/i.test(plural)
    ? plural
    : plural
        .replace(/ies$/i, 'y')
        .replace(/(ch|sh|ss|x)es$/i, '$1')
        .replace(/(?<!s)s$/i, '');

/** In characters, with the shop's name: search engines cut what is longer. */
const MAX_TITLE_LENGTH = 65;

/** A product's name, and what it is unless the name says so or leaves no room for it. */
export const productTitle = (name: string, category: string | undefined): string => {
  if (category === undefined) return name;
  const kinds = piecesOf(category)
    .split(/ (?:&|and) /i)
    .map(singular);
  const isSaid = [category, ...kinds].some((kind) => name.toLowerCase().includes(kind.toLowerCase()));
  const title = `${name}, ${kinds.join(' or ')}`;
  return isSaid || `${title} · ${shopName}`.length > MAX_TITLE_LENGTH ? name : title;
};
