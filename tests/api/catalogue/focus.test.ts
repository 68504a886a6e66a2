import { expect, test } from 'vitest';
import { expectRefusal } from '../../support/refusal.ts';
import { openDesk, ring } from './catalogue-desk.ts';

const FOCUS = '30% 8%';

test('what is no such point is refused', async () => {
  const { create, change } = await openDesk();
  const record = await create(ring);
  for (const point of ['101% 8%', '-1% 8%', '30%', '30% 8%; color: red', 'center']) {
    const { fields } = expectRefusal(await change(record, { image_focus: point }), 400, 'validation');
    expect(fields).toEqual({
      image_focus: 'Please click or tap the part of the picture that must stay in view.',
    });
  }
});

test('the point of a picture that stays in view reaches visitors, goes with its picture, and stays when something else changes', async () => {
  const { create, change, read, shown } = await openDesk();
  const record = await create({ ...ring, image_focus: FOCUS }, 'live');
  expect((await shown()).at(-1)).toMatchObject({ image_url: ring.image_url, image_focus: FOCUS });
  const renamed = read('products', await change(record, { name: 'Another name' }));
  expect(renamed.fields).toMatchObject({ image_focus: FOCUS });
  const other = read('products', await change(renamed, { image_url: '/media/products/other.jpg' }));
  expect(other.fields).not.toHaveProperty('image_focus');
  const both = { image_url: '/media/products/third.jpg', image_focus: '1% 2%' };
  expect(read('products', await change(other, both)).fields).toMatchObject(both);
});
