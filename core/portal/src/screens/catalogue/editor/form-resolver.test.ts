import type { RecordKind } from '@jeweler/core/schemas';
import { expect, test } from 'vitest';
import { toTexts } from './texts.ts';
import { recordResolver } from './use-editing.ts';

const check = async (texts: Record<string, string>, isPublic = false, kind: RecordKind = 'products') => {
  const resolve = recordResolver(kind, () => isPublic);
  const { values, errors } = await resolve({ ...toTexts(kind, {}), ...texts }, undefined, {
    fields: {},
    shouldUseNativeValidation: false,
  });
  return {
    values,
    errors: Object.fromEntries(Object.entries(errors).map(([name, error]) => [name, error?.message])),
  };
};

test('a draft needs a name only; what visitors see needs more', async () => {
  expect(await check({ name: ' Oval Halo ' })).toEqual({ values: { name: 'Oval Halo' }, errors: {} });
  expect((await check({})).errors).toEqual({ name: 'Please enter a name.' });
  expect((await check({ name: 'Oval Halo' }, true)).errors).toEqual({
    slug: 'Please enter an address.',
    description: 'Please enter a description.',
    image_url: 'Please choose a picture from the media library.',
    category_id: 'Please choose a category.',
  });
  expect((await check({}, false, 'announcements')).errors).toEqual({ text: 'Please enter some text.' });
});

test.each(['4,2,50', 'abc', '0', '-1', '4.250,00'])('%j is no price', async (price) => {
  expect((await check({ name: 'Ring', price })).errors).toEqual({
    price: 'Please enter a price in dollars, such as 4250 or 4250.50.',
  });
});

test('an empty price is none, never 0', async () => {
  expect((await check({ name: 'Ring', price: ' ' })).values).toEqual({ name: 'Ring' });
  expect((await check({ name: 'Ring', price: '$4,250' })).values).toEqual({ name: 'Ring', price: 4250 });
});

test('each fault has its sentence at its field', async () => {
  const { errors } = await check({
    name: 'n'.repeat(201),
    slug: 'Not An Address',
    bestseller_rank: '1.5',
    second_view_alt: 'From above',
  });
  expect(errors).toEqual({
    name: 'Please use at most 200 characters.',
    slug: 'Please use lower-case letters, digits and single hyphens, such as oval-halo-ring.',
    bestseller_rank: 'Please enter a whole number from 1.',
    second_view_image_url: 'Please choose a picture from the media library.',
  });
  expect((await check({ name: 'Ring', second_view_image_url: '/media/a.jpg' })).errors).toEqual({
    second_view_alt: 'Please say what the picture shows.',
  });
});

test('emoji and other directions of writing are names', async () => {
  for (const name of ['💍 Ring', 'خاتم الماس', '指輪'])
    expect((await check({ name })).values).toEqual({ name });
});
