import { recordStateLabels } from '@jeweler/core/format';
import type { MissingField, RecordKind, RecordSort, RecordState } from '@jeweler/core/schemas';

interface KindLabels {
  readonly many: string;
  readonly one: string;
  /** Of a list in the settings: its title, and where visitors see it. */
  readonly ofShop?: { readonly title: string; readonly where: string };
}

/** The kinds of records in the words of the staff. */
export const kindLabels: Readonly<Record<RecordKind, KindLabels>> = {
  products: { many: 'Pieces', one: 'Piece' },
  collections: { many: 'Collections', one: 'Collection' },
  categories: { many: 'Categories', one: 'Category' },
  announcements: { many: 'Announcements', one: 'Announcement' },
  questions: {
    many: 'Questions',
    one: 'Question',
    ofShop: { title: 'Visitors’ questions', where: 'On the home page, in this order.' },
  },
  services: {
    many: 'Services',
    one: 'Service',
    ofShop: { title: 'Service prices', where: 'On the services page. Choose a tab to change its order.' },
  },
  testimonials: {
    many: 'Testimonials',
    one: 'Testimonial',
    ofShop: {
      title: 'Testimonials',
      where: 'With the client stories, in this order; the first three also on the Southeast Florida page.',
    },
  },
  'site-pictures': {
    many: 'Pictures',
    one: 'Picture',
    ofShop: { title: 'Pictures of the pages', where: 'On the website’s own pages, in their order.' },
  },
  shop: { many: 'The shop', one: 'The shop' },
  wheel: { many: 'The prize wheel', one: 'The prize wheel' },
};

export const newLabel = (kind: RecordKind): string => `New ${kindLabels[kind].one.toLowerCase()}`;

export const stateLabels: Readonly<Record<RecordState | 'deleted', string>> = {
  ...recordStateLabels,
  deleted: 'Deleted',
};

export const missingLabels: Readonly<Record<MissingField, string>> = {
  picture: 'No picture',
  'picture-file': 'Picture not in the folder',
  'small-picture': 'Picture too small',
  'alternative-text': 'No picture description',
  'second-view': 'No second view',
  description: 'No description',
  'old-price': 'Price not checked lately',
};

export const sortLabels: Readonly<Record<RecordSort, string>> = {
  order: 'Website order',
  name: 'Name',
  price: 'Price',
  changed: 'Last changed',
};
