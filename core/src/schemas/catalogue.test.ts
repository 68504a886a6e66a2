import { describe, expect, test } from 'vitest';
import { getMessages } from '../../../tests/support/get-messages.ts';
import { bannerItemSchema, catalogueSchema, productSchema } from './catalogue.ts';

const product = {
  id: 1,
  slug: 'vintage-milgrain',
  name: 'Vintage Milgrain',
  price: 6900,
  description: 'A round brilliant in a beaded collar.',
  image_url: '/media/products/engagement-vintage-milgrain.jpg',
  category_id: 1,
};

describe('a product', () => {
  test('needs neither price, material, collection, style, shape nor rank', () => {
    const { price: _, ...withoutPrice } = product;
    expect(productSchema.parse(withoutPrice)).toEqual(withoutPrice);
  });

  test('is shown without what spreadsheets and word processors add to its texts', () => {
    const pasted = {
      ...product,
      name: '\ufeffVintage\u00a0Mil\u00adgrain\u200b',
      description: ' A round\r\nbrilliant\u000bin a \u0093beaded\u0094 collar. ',
    };
    expect(productSchema.parse(pasted)).toMatchObject({
      name: 'Vintage\u00a0Milgrain',
      description: 'A round\nbrilliant\nin a “beaded” collar.',
    });
  });

  test.each(['', ' ', '\u3164', '\u2800\u115f'])('has a name that can be seen, not %j', (name) => {
    expect(Object.keys(getMessages(productSchema, { ...product, name }))).toEqual(['name']);
    expect(Object.keys(getMessages(productSchema, { ...product, description: name }))).toEqual([
      'description',
    ]);
  });

  test.each(['a', 'ring-2', 'three-stone-in-platinum'])('may be called %s in links', (slug) => {
    expect(getMessages(productSchema, { ...product, slug })).toEqual({});
  });

  test.each(['', 'Ring', 'ring--2', '-ring', 'ring-', 'ring 2', 'ring/2', 'pavé', 'r'.repeat(121)])(
    'may not be called %j in links',
    (slug) => {
      expect(Object.keys(getMessages(productSchema, { ...product, slug }))).toEqual(['slug']);
    },
  );

  test.each([0, -1, 0.001, 1e-300, 42.505, Number.NaN, Number.POSITIVE_INFINITY, 100_000_001, '6900', null])(
    'cannot cost %j',
    (price) => {
      expect(Object.keys(getMessages(productSchema, { ...product, price }))).toEqual(['price']);
    },
  );

  test.each([
    '/media/x.jpg',
    '/media/my%20ring.jpg',
    '/media/ring..png',
    '/media/a/Screenshot 3.04.05 p.m..png',
    'https://example.com/a/../b.jpg',
  ])('may be shown by %s', (image_url) => {
    expect(getMessages(productSchema, { ...product, image_url })).toEqual({});
  });

  test.each([
    'products/x.jpg',
    '/etc/passwd',
    '/media/',
    '/media/../secret.jpg',
    '/media/a/..',
    '/media/./ring.png',
    '/mediaring.png',
    '/media/x\n/../secret.jpg',
    'http://example.com/ring.jpg',
    'javascript:alert(1)',
    '//example.com/x.jpg',
  ])('cannot be shown by %j', (image_url) => {
    expect(getMessages(productSchema, { ...product, image_url })).toEqual({
      image_url: 'Please choose a picture from the media library.',
    });
  });

  test.each([
    ['style', 'baroque'],
    ['shape', 'heart'],
    ['category_id', 0],
    ['collection_id', 1.5],
    ['bestseller_rank', 0],
  ])('refuses the %s %j', (field, value) => {
    expect(Object.keys(getMessages(productSchema, { ...product, [field]: value }))).toEqual([field]);
  });
});

describe('the second view of a product', () => {
  const view = { image_url: '/media/products/vintage-above.jpg', alt: 'The collar from above' };

  test('is a picture and what it shows', () => {
    const withView = { ...product, second_view: view };
    expect(productSchema.parse(withView)).toEqual(withView);
  });

  test.each([
    [{ image_url: view.image_url }, 'second_view.alt'],
    [{ ...view, alt: ' ' }, 'second_view.alt'],
    [{ alt: view.alt }, 'second_view.image_url'],
    [{ ...view, image_url: '//example.com/x.jpg' }, 'second_view.image_url'],
    [view.image_url, 'second_view'],
  ])('cannot be %j', (second_view, field) => {
    expect(Object.keys(getMessages(productSchema, { ...product, second_view }))).toEqual([field]);
  });
});

test.each([
  [[{ image_url: '/media/a.jpg', alt: ' ' }], 'pictures.0.alt'],
  [[{ image_url: 'a.jpg', alt: 'Worn' }], 'pictures.0.image_url'],
  [Array.from({ length: 9 }, () => ({ image_url: '/media/a.jpg', alt: 'Worn' })), 'pictures'],
])('further pictures cannot be %j', (pictures, field) => {
  expect(Object.keys(getMessages(productSchema, { ...product, pictures }))).toEqual([field]);
});

test('a banner item has a text', () => {
  expect(bannerItemSchema.parse({ id: 1, text: ' Shop now. ' })).toEqual({ id: 1, text: 'Shop now.' });
  expect(Object.keys(getMessages(bannerItemSchema, { id: 1, text: ' ' }))).toEqual(['text']);
});

describe('a catalogue file', () => {
  const empty = { categories: [], collections: [], products: [], bannerItems: [] };

  test('gives banner items without an id the ones that are free, the same at each reading', () => {
    const bannerItems = [{ text: 'One' }, { id: 2, text: 'Two' }, { text: 'Three' }, { id: 1, text: 'Four' }];
    const parsed = catalogueSchema.parse({ ...empty, bannerItems });
    expect(parsed.bannerItems).toEqual([
      { id: 3, text: 'One' },
      { id: 2, text: 'Two' },
      { id: 4, text: 'Three' },
      { id: 1, text: 'Four' },
    ]);
    expect(catalogueSchema.parse(parsed)).toEqual(parsed);
  });

  test('may hold no key that is not known, while an answer of the API may', () => {
    const misspelt = { ...product, pirce: 6900 };
    expect(getMessages(catalogueSchema, { ...empty, products: [misspelt] })).toEqual({
      'products.0': expect.stringContaining('pirce'),
    });
    expect(getMessages(catalogueSchema, { ...empty, banner: [] })).toEqual({
      '': expect.stringContaining('banner'),
    });
    expect(productSchema.parse(misspelt)).toEqual(product);
    expect(bannerItemSchema.parse({ id: 1, text: 'Shop now.', until: '2027' })).toEqual({
      id: 1,
      text: 'Shop now.',
    });
  });
});
