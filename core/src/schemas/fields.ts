import {
  availabilityNames,
  clarityNames,
  cutNames,
  originNames,
  resizableNames,
  shapeNames,
  styleNames,
} from './product-attributes.ts';
import type { RecordKind } from './record-kinds.ts';
import { priceSuffixes, serviceGroups } from './service-attributes.ts';

// The table of fields: what staff edit, what visitors get, the catalogue file and the table of pieces all follow
// from it. A file without zod, because the site's pages read it too.

/** A further picture of a piece, and what it shows. */
export interface FurtherPicture {
  image_url: string;
  alt: string;
}

interface FieldBase {
  /** What staff and visitors read. */
  readonly label: string;
  /** Under the field in the form. */
  readonly hint?: string;
  /** Heading of its column in the table of pieces, where that is not the label. */
  readonly column?: string;
  /** Visitors see no record without it; a draft may lack it. */
  readonly isRequired?: true;
  /** The program's own, which nobody changes: it is in no form. */
  readonly isFixed?: true;
  /** Visitors get what follows from it, never the value. */
  readonly isPrivate?: true;
}
/** `missing`: what a form says where the field is empty or cannot be read. */
type Told = FieldBase & { readonly missing: string };

/** A field by its control: how it is typed and shown, and with that what it can be. */
export type Field =
  /** One line of at most `max` UTF-16 units, in the form of `pattern`; `isLong` ones get a field of several rows. */
  | (Told & {
      readonly control: 'line';
      readonly max: number;
      readonly isLong?: true;
      readonly pattern?: RegExp;
    })
  /** Paragraphs, of at most `max` UTF-16 units; without it 5,000. */
  | (Told & { readonly control: 'text'; readonly max?: number })
  /** The end of the address of its page. */
  | (FieldBase & { readonly control: 'slug' })
  /** A number that can be dialled. */
  | (Told & { readonly control: 'phone' })
  | (Told & { readonly control: 'email' })
  /** US dollars, whole cents; `none` is what staff read of an empty one, without it what visitors read of a piece. */
  | (FieldBase & { readonly control: 'price'; readonly none?: string })
  /** Above 0, at most `max`, with at most two decimals; visitors read it with its unit. */
  | (Told & { readonly control: 'decimal'; readonly max: number; readonly unit: string })
  /** A whole number from 1 to `max`. */
  | (FieldBase & { readonly control: 'whole'; readonly max: number })
  /** A day of the shop's calendar, `YYYY-MM-DD`. */
  | (FieldBase & { readonly control: 'day' })
  /** A picture of the media folder, or an https address. */
  | (FieldBase & { readonly control: 'picture' })
  /** At most `max` further pictures of the media folder in their order, each with what it shows. */
  | (Told & { readonly control: 'pictures'; readonly max: number })
  /** The point of the first picture that stays in view: `40% 30%`. */
  | (FieldBase & { readonly control: 'focus' })
  /** The id of a record of that kind. */
  | (Told & { readonly control: 'category' | 'collection' })
  /** True or false, and what each is called. */
  | (FieldBase & { readonly control: 'flag'; readonly choices: Readonly<Record<'true' | 'false', string>> })
  /** One of `choices`: values, and what they are called; `none` is what a form calls it to choose none of them. */
  | (Told & {
      readonly control: 'choice';
      readonly choices: Readonly<Record<string, string>>;
      readonly none?: string;
    })
  /** Its place in a list, set by moving it there: neither in the form nor in the table of pieces. */
  | (FieldBase & { readonly control: 'place' });
export type FieldControl = Field['control'];

/** The fields of a kind of record by name, in the order of the catalogue file; `view.alt` is a part of the field `view`. */
export type Fields = Readonly<Record<string, Field>>;

/** The field that a name in the table is of, and the part of it: `second_view.alt` are two. */
export const splitName = (name: string): readonly [field: string, part?: string] => {
  const [field = name, part] = name.split('.');
  return part === undefined ? [field] : [field, part];
};

const slug = {
  label: 'Address',
  control: 'slug',
  isRequired: true,
  hint: 'The end of the page’s address. It is made from the name.',
} as const;
const name = {
  label: 'Name',
  control: 'line',
  max: 200,
  isRequired: true,
  missing: 'Please enter a name.',
} as const;
const description = {
  label: 'Description',
  control: 'text',
  isRequired: true,
  missing: 'Please enter a description.',
} as const;
const focus = {
  label: 'What stays in view',
  column: 'Picture focus',
  control: 'focus',
  hint: 'Click or tap the part of the picture that must never be cut off.',
} as const;
const pictureText = {
  label: 'Description',
  control: 'line',
  max: 300,
  missing: 'Please say what the picture shows.',
  hint: 'For people who cannot see it, and for search engines.',
} as const;
const carats = {
  control: 'decimal',
  max: 1000,
  unit: 'ct',
  missing: 'Please enter the weight in carats, such as 1.2.',
} as const;
/** Of a category or collection: the panel of the header in which it stands. */
const inMenu = {
  label: 'In the menus',
  control: 'choice',
  choices: {
    engagement: 'Engagement',
    wedding: 'Wedding',
    rings: 'Rings',
    'fine-jewelry': 'Fine Jewelry',
    men: 'Men',
    none: 'Not in the menus',
  },
  none: 'The usual place',
  missing: 'Please choose a menu.',
} as const;

/** Of a piece. */
export const productFields = {
  slug,
  name,
  price: {
    label: 'Price in dollars',
    column: 'Price',
    control: 'price',
    hint: 'If it is empty, the website says “Price upon request”.',
  },
  description,
  material: {
    label: 'Material',
    control: 'line',
    max: 300,
    missing: 'Please enter a material.',
    hint: 'Such as 18k yellow gold, sapphire or diamond.',
  },
  metal: {
    label: 'Metal',
    control: 'line',
    max: 60,
    missing: 'Please enter the metal and its fineness.',
    hint: 'With its fineness, such as 18k yellow gold or 950 platinum.',
  },
  center_weight: {
    ...carats,
    label: 'Center stone',
    hint: 'Weight of the largest stone.',
  },
  carat_weight: {
    ...carats,
    label: 'Total weight',
    column: 'Carat weight',
    hint: 'Of all stones together. Leave it empty if there is only the center stone.',
  },
  stone_origin: {
    label: 'Origin',
    column: 'Stone origin',
    control: 'choice',
    choices: originNames,
    missing: 'Please choose where the stones come from.',
    hint: 'Of all stones of the piece.',
  },
  color: {
    label: 'Color',
    control: 'line',
    max: 60,
    missing: 'Please enter the color of the stone, such as G.',
    hint: 'D to Z, or in words, such as Fancy yellow. The same as on the report, if there is one.',
  },
  clarity: {
    label: 'Clarity',
    control: 'choice',
    choices: clarityNames,
    missing: 'Please choose a clarity.',
    hint: 'Of the center stone. Of many small ones, the lowest.',
  },
  cut: {
    label: 'Cut',
    control: 'choice',
    choices: cutNames,
    missing: 'Please choose a cut grade.',
    hint: 'The grade, which only round brilliants have on most reports.',
  },
  certificate: {
    label: 'Certificate',
    control: 'line',
    max: 100,
    missing: 'Please enter the laboratory, and the number if there is one.',
    hint: 'Such as GIA report, or GIA with the number of the report.',
  },
  width: {
    label: 'Width',
    control: 'decimal',
    max: 1000,
    unit: 'mm',
    missing: 'Please enter the width in millimeters, such as 4.5.',
    hint: 'Of the band.',
  },
  ring_size: {
    label: 'Ring size',
    control: 'line',
    max: 60,
    missing: 'Please enter a size, or from which to which it is made.',
    hint: 'Such as 6.5, or 4 to 9 if it is made to order.',
  },
  resizable: {
    label: 'Sizing',
    control: 'choice',
    choices: resizableNames,
    missing: 'Please choose whether the ring can be resized.',
    hint: 'Only of rings.',
  },
  lead_time: {
    label: 'Lead time',
    control: 'line',
    max: 100,
    missing: 'Please say how long it takes.',
    hint: 'Such as 1-2 weeks, or Ready to try on. If it is empty, the website says nothing of it.',
  },
  image_url: { label: 'First picture', column: 'Picture', control: 'picture', isRequired: true },
  image_alt: { ...pictureText, label: 'Description of the first picture', column: 'Picture text' },
  image_focus: focus,
  /** Shown in the corner of the first picture on its page, and instead of it when its card is hovered. */
  'second_view.image_url': {
    label: 'Second view',
    control: 'picture',
    hint: 'From above, from the side, or worn.',
  },
  'second_view.alt': {
    label: 'Description of the second view',
    column: 'Second view text',
    control: 'line',
    max: 300,
    missing: 'Please say what the picture shows.',
  },
  /** Behind the second view in the gallery of its page. */
  pictures: {
    label: 'All pictures, in their order',
    column: 'Further pictures',
    control: 'pictures',
    max: 8,
    missing: 'Please say what each picture shows.',
    hint: 'The first one stands in the lists, the second one behind it. The page shows all of them in this order.',
  },
  category_id: {
    label: 'Category',
    control: 'category',
    isRequired: true,
    missing: 'Please choose a category.',
  },
  collection_id: { label: 'Collection', control: 'collection', missing: 'Please choose a collection.' },
  style: { label: 'Style', control: 'choice', choices: styleNames, missing: 'Please choose a style.' },
  shape: {
    label: 'Stone shape',
    column: 'Shape',
    control: 'choice',
    choices: shapeNames,
    missing: 'Please choose a shape.',
  },
  availability: {
    label: 'Availability',
    control: 'choice',
    choices: availabilityNames,
    missing: 'Please choose where the piece is.',
    hint: 'If it is empty, the piece is made to order, and the website does not say so.',
  },
  stock_number: {
    label: 'Stock number',
    control: 'line',
    max: 60,
    missing: 'Please enter the number on the tag.',
    hint: 'As it stands on the tag. Visitors see it on the piece’s page, and the search of the pieces finds it.',
  },
  /** Smaller ranks come first under `sort=bestsellers`; products without one follow in their own order. */
  bestseller_rank: { label: 'Bestseller rank', control: 'whole', max: 1_000_000, hint: '1 comes first.' },
  /** As `bestseller_rank`, on the page of its collection; the lists of its category are in display order. */
  collection_rank: { label: 'Place in the collection', control: 'place' },
} as const satisfies Fields;
export type ProductField = keyof typeof productFields;

/** What a piece's page says right under its price, in this order. */
export const keyFacts = [
  'center_weight',
  'carat_weight',
  'stone_origin',
  'color',
  'clarity',
  'cut',
  'certificate',
  'metal',
  'width',
] as const satisfies readonly ProductField[];

/** What it lists under its description. */
export const productFacts = [
  'material',
  'ring_size',
  'shape',
  'style',
  'category_id',
  'collection_id',
  'stock_number',
] as const satisfies readonly ProductField[];

/** The fields of each kind of record. */
export const fieldTable = {
  products: productFields,
  collections: {
    slug,
    name,
    description,
    image_url: { label: 'Picture', control: 'picture', isRequired: true },
    image_focus: focus,
    in_menu: {
      ...inMenu,
      hint: 'Whose picture that menu shows. The home page shows the first four collections in any case.',
    },
  },
  categories: {
    slug,
    name,
    description,
    in_menu: {
      ...inMenu,
      hint: 'A category that did not come with the website usually stands under Fine Jewelry. One that is not in the menus is in the footer.',
    },
  },
  announcements: {
    text: {
      label: 'Text',
      control: 'line',
      max: 300,
      isLong: true,
      isRequired: true,
      missing: 'Please enter some text.',
    },
    starts_on: {
      label: 'First day',
      control: 'day',
      isPrivate: true,
      hint: 'If it is empty, it is shown at once. Days begin at midnight in the shop’s time zone.',
    },
    ends_on: {
      label: 'Last day',
      control: 'day',
      isPrivate: true,
      hint: 'Leave empty to show it until someone hides it.',
    },
  },
  questions: {
    question: {
      label: 'Question',
      control: 'line',
      max: 300,
      isRequired: true,
      missing: 'Please enter a question.',
    },
    answer: { label: 'Answer', control: 'text', isRequired: true, missing: 'Please enter an answer.' },
  },
  services: {
    name,
    price: {
      label: 'Price in dollars',
      control: 'price',
      none: 'No price',
      hint: 'Such as 25, 12.50 or 1,250. Only a line with CALL has none.',
    },
    suffix: {
      label: 'After the price',
      control: 'choice',
      choices: priceSuffixes,
      none: priceSuffixes[''],
      missing: 'Please choose what stands after the price.',
    },
    time: {
      label: 'Time frame',
      control: 'line',
      max: 60,
      isRequired: true,
      missing: 'Please enter a time frame, such as 1-3 days.',
      hint: 'If all lines of a tab have the same one, it is shown once for the tab.',
    },
    group: {
      label: 'Tab',
      control: 'choice',
      choices: serviceGroups,
      isRequired: true,
      missing: 'Please choose a tab.',
    },
    heading: {
      label: 'Heading',
      control: 'line',
      max: 60,
      missing: 'Please enter a heading.',
      hint: 'Such as Clasps. Lines beside each other with the same one stand under it.',
    },
  },
  testimonials: {
    name,
    text: {
      label: 'Their words',
      control: 'line',
      max: 1000,
      isLong: true,
      isRequired: true,
      missing: 'Please enter their words.',
      hint: 'Without quotation marks: the website adds them.',
    },
    city: { label: 'City', control: 'line', max: 100, missing: 'Please enter a city.' },
    rating: {
      label: 'Stars',
      control: 'whole',
      max: 5,
      hint: 'From 1 to 5, only if they gave them. If it is empty, no stars are shown.',
    },
    permission_on: {
      label: 'Permission noted on',
      control: 'day',
      isRequired: true,
      isPrivate: true,
      hint: 'The day on which they agreed to be quoted. Visitors see a new or changed one only once it is filled in.',
    },
  },
  'site-pictures': {
    place: { label: 'Place', control: 'line', max: 80, isFixed: true, missing: 'Such as home-gallery-3.' },
    image_url: { label: 'Picture or film', control: 'picture', isRequired: true },
    alt: pictureText,
    focus,
  },
  shop: {
    phone: {
      label: 'Phone',
      control: 'phone',
      isRequired: true,
      missing: 'Please enter a telephone number.',
      hint: 'With the area code. The website and emails show it exactly as it stands here.',
    },
    email: {
      label: 'Email',
      control: 'email',
      isRequired: true,
      missing: 'Please enter an email address, such as hello@example.com.',
    },
    whatsapp: {
      label: 'Number for WhatsApp',
      control: 'phone',
      isRequired: true,
      missing: 'Please enter the number for WhatsApp.',
    },
    introduction: {
      label: 'Opening paragraph',
      control: 'text',
      isRequired: true,
      missing: 'Please enter a paragraph.',
    },
    street: {
      label: 'Street',
      control: 'line',
      max: 120,
      missing: 'Please enter the street and number, such as 12 Ocean Avenue.',
      hint: 'If it is empty, no address is shown anywhere.',
    },
    city: { label: 'City', control: 'line', max: 80, missing: 'Please enter the city.' },
    state: {
      label: 'State',
      control: 'line',
      max: 20,
      pattern: /^[A-Za-z]{2}$/,
      missing: 'Please enter the state as two letters, such as FL.',
    },
    zip: {
      label: 'ZIP code',
      control: 'line',
      max: 20,
      pattern: /^\d{5}(?:-\d{4})?$/,
      missing: 'Please enter a ZIP code, such as 33480 or 33480-1234.',
    },
    directions: {
      label: 'Directions and parking',
      control: 'line',
      max: 300,
      isLong: true,
      missing: 'Please say how to get to the shop, and where to park.',
      hint: 'At most 300 characters. Shown with the address.',
    },
    address_visible: {
      label: 'Who may see the address',
      control: 'choice',
      choices: { everybody: 'Everybody', confirmed: 'Only people with a confirmed appointment' },
      none: 'Nobody has chosen yet: only people with a confirmed appointment',
      missing: 'Please choose who may see the address.',
    },
  },
  wheel: {
    active: {
      label: 'The wheel',
      control: 'flag',
      choices: { true: 'On the home page', false: 'Off' },
      isRequired: true,
      hint: 'Prizes that have been claimed are still given out when it is off.',
    },
    starts_on: {
      label: 'First day',
      control: 'day',
      hint: 'If it is empty, the wheel is there at once. Days begin at midnight in the shop’s time zone.',
    },
    ends_on: {
      label: 'Last day',
      control: 'day',
      hint: 'Leave empty to keep it until someone switches it off.',
    },
    opens_by_itself: {
      label: 'How it opens',
      control: 'flag',
      choices: { true: 'By itself once, and by its button', false: 'Only by its button' },
      isRequired: true,
    },
    rules: {
      label: 'Rules',
      control: 'text',
      max: 10_000,
      isRequired: true,
      missing: 'Please enter the rules.',
      hint: 'They have a page of their own, which the wheel and the email with the prize code link to.',
    },
  },
} as const satisfies Readonly<Record<RecordKind, Fields>>;

/** The form of each kind: its fields under headings, in the order in which they are filled in. */
export const formGroups: {
  readonly [Kind in RecordKind]: readonly {
    readonly title: string;
    readonly fields: readonly (keyof (typeof fieldTable)[Kind])[];
  }[];
} = {
  products: [
    {
      title: 'The piece',
      fields: ['name', 'price', 'category_id', 'availability', 'stock_number', 'description'],
    },
    {
      title: 'Pictures',
      fields: [
        'image_url',
        'image_alt',
        'image_focus',
        'second_view.image_url',
        'second_view.alt',
        'pictures',
      ],
    },
    {
      title: 'Facts',
      fields: [
        'material',
        'metal',
        'center_weight',
        'carat_weight',
        'stone_origin',
        'color',
        'clarity',
        'cut',
        'certificate',
        'width',
        'ring_size',
        'resizable',
        'lead_time',
      ],
    },
    {
      title: 'How visitors find it',
      fields: ['slug', 'collection_id', 'style', 'shape', 'bestseller_rank'],
    },
  ],
  collections: [
    {
      title: 'The collection',
      fields: ['name', 'description', 'image_url', 'image_focus', 'in_menu', 'slug'],
    },
  ],
  categories: [{ title: 'The category', fields: ['name', 'description', 'in_menu', 'slug'] }],
  announcements: [{ title: 'The announcement', fields: ['text', 'starts_on', 'ends_on'] }],
  questions: [{ title: 'The question', fields: ['question', 'answer'] }],
  services: [{ title: 'The line', fields: ['name', 'price', 'suffix', 'time', 'group', 'heading'] }],
  testimonials: [{ title: 'The testimonial', fields: ['name', 'city', 'text', 'rating', 'permission_on'] }],
  'site-pictures': [{ title: 'What visitors see', fields: ['image_url', 'alt', 'focus'] }],
  shop: [
    { title: 'How visitors reach the shop', fields: ['phone', 'email', 'whatsapp'] },
    {
      title: 'Where the shop is',
      fields: ['street', 'city', 'state', 'zip', 'directions', 'address_visible'],
    },
    { title: 'The home page', fields: ['introduction'] },
  ],
  wheel: [
    { title: 'When visitors have it', fields: ['active', 'starts_on', 'ends_on', 'opens_by_itself'] },
    { title: 'Rules', fields: ['rules'] },
  ],
};
