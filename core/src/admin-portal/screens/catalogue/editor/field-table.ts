import { type PictureFrame, pictureFrames } from '../../../../business/index.ts';
import { valueName } from '../../../../format/index.ts';
import {
  type ProductStyle,
  productStyles,
  type RecordKind,
  type StoneShape,
  stoneShapes,
} from '../../../../schemas/index.ts';
import type { PicturePlace } from '../../../shared/picture-place.ts';

/** How a text of the form is typed, shown and read. */
export type FieldControl =
  | 'line'
  | 'text'
  | 'slug'
  | 'price'
  | 'whole'
  | 'day'
  | 'picture'
  | 'focus'
  | 'category'
  | 'collection'
  | 'style'
  | 'shape';

export interface FieldEntry {
  /** Name of the text in the form. */
  readonly name: string;
  /** Where its value stands in the record; the two texts of the second view make one field. */
  readonly path: readonly [field: string, part?: string];
  readonly label: string;
  readonly control: FieldControl;
  readonly hint?: string;
  /** Of a point of the picture: where the website crops it. */
  readonly frames?: readonly PictureFrame[];
  /** Of a picture: where it is shown, if that takes a certain size. */
  readonly place?: PicturePlace;
  /** Of a picture: the folder for it where it has none yet, and the record's other picture. */
  readonly folder?: string;
  readonly second?: { readonly name: string; readonly label: string };
}

interface FieldGroup {
  readonly title: string;
  readonly entries: readonly FieldEntry[];
}

const entry = (
  field: string,
  label: string,
  control: FieldControl,
  {
    part,
    ...rest
  }: Pick<FieldEntry, 'hint' | 'frames' | 'place' | 'folder' | 'second'> & { part?: string } = {},
): FieldEntry => ({
  name: part === undefined ? field : `${field}_${part}`,
  path: part === undefined ? [field] : [field, part],
  label,
  control,
  ...rest,
});

const name = entry('name', 'Name', 'line');
const slug = entry('slug', 'Address', 'slug', {
  hint: 'The end of the page’s address. It is made from the name.',
});
const description = entry('description', 'Description', 'text');
const picture = entry('image_url', 'Picture', 'picture', { folder: 'collections' });
const focusIn = (frames: readonly PictureFrame[]): FieldEntry =>
  entry('image_focus', 'What stays in view', 'focus', {
    hint: 'Click or tap the part of the picture that must never be cut off.',
    frames,
  });

/** The fields of each kind of record, in the order of the form. */
export const fieldGroups: Readonly<Record<RecordKind, readonly FieldGroup[]>> = {
  products: [
    {
      title: 'The piece',
      entries: [
        name,
        entry('price', 'Price in dollars', 'price', {
          hint: 'If it is empty, the website says “Price upon request”.',
        }),
        entry('category_id', 'Category', 'category'),
        description,
      ],
    },
    {
      title: 'Pictures',
      entries: [
        entry('image_url', 'First picture', 'picture', {
          place: 'product',
          folder: 'products',
          second: { name: 'second_view_image_url', label: 'Second view' },
        }),
        entry('image_alt', 'Description of the first picture', 'line', {
          hint: 'For people who cannot see it, and for search engines.',
        }),
        focusIn(pictureFrames.products),
        entry('second_view', 'Second view', 'picture', {
          part: 'image_url',
          place: 'product',
          folder: 'products',
          hint: 'From above, from the side, or worn.',
        }),
        entry('second_view', 'Description of the second view', 'line', { part: 'alt' }),
      ],
    },
    {
      title: 'How visitors find it',
      entries: [
        slug,
        entry('collection_id', 'Collection', 'collection'),
        entry('material', 'Material', 'line', { hint: 'Such as 18k yellow gold, sapphire or diamond.' }),
        entry('style', 'Style', 'style'),
        entry('shape', 'Stone shape', 'shape'),
        entry('bestseller_rank', 'Bestseller rank', 'whole', { hint: '1 comes first.' }),
      ],
    },
  ],
  collections: [
    {
      title: 'The collection',
      entries: [name, description, picture, focusIn(pictureFrames.collections), slug],
    },
  ],
  categories: [{ title: 'The category', entries: [name, description, slug] }],
  announcements: [
    {
      title: 'The announcement',
      entries: [
        entry('text', 'Text', 'text'),
        entry('starts_on', 'First day', 'day', {
          hint: 'If it is empty, it is shown at once. Days begin at midnight in the shop’s time zone.',
        }),
        entry('ends_on', 'Last day', 'day', { hint: 'Leave empty to show it until someone hides it.' }),
      ],
    },
  ],
  questions: [
    {
      title: 'The question',
      entries: [entry('question', 'Question', 'line'), entry('answer', 'Answer', 'text')],
    },
  ],
  shop: [
    {
      title: 'How visitors reach the shop',
      entries: [
        entry('phone', 'Phone', 'line', {
          hint: 'With the area code. The website and emails show it exactly as it stands here.',
        }),
        entry('email', 'Email', 'line'),
        entry('whatsapp', 'Number for WhatsApp', 'line'),
      ],
    },
    {
      title: 'The home page',
      entries: [entry('introduction', 'Opening paragraph', 'text')],
    },
  ],
};

/** All fields of a kind of record. */
export const fieldEntries = (kind: RecordKind): readonly FieldEntry[] =>
  fieldGroups[kind].flatMap(({ entries }) => entries);

const choices = (values: readonly string[]) => values.map((value) => ({ value, label: valueName(value) }));

/** What style and shape can be. */
export const attributeChoices = {
  style: choices(productStyles satisfies readonly ProductStyle[]),
  shape: choices(stoneShapes satisfies readonly StoneShape[]),
} as const;
