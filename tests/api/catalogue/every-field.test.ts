import {
  type Field,
  type Fields,
  importAnswerSchema,
  productFields,
  productSchema,
} from '@jeweler/core/schemas';
import { expect, test } from 'vitest';
import { openDesk, ring } from './catalogue-desk.ts';

const fields: Fields = productFields;

/** A value that the field can have. */
const valueFor = (path: string, field: Field): string | number | boolean | object => {
  switch (field.control) {
    case 'slug':
      return 'every-field';
    case 'picture':
      return `/media/products/${path}.jpg`;
    case 'pictures':
      return ['side', 'worn'].map((view) => ({
        image_url: `/media/${view}.jpg`,
        alt: `Seen ${view}, “it” = a`,
      }));
    case 'focus':
      return '40% 30%';
    case 'price':
    case 'decimal':
      return 12.5;
    case 'whole':
    case 'place':
      return 3;
    case 'category':
      return 1;
    case 'collection':
      return 7;
    case 'flag':
      return true;
    case 'choice':
      return Object.keys(field.choices)[1] ?? '';
    case 'day':
      return '2026-12-24';
    case 'phone':
      return '(561) 555-0100';
    case 'email':
      return 'ana@example.com';
    case 'line':
    case 'text':
      return `A value of ${path}`;
  }
};

const everyValue = (): Record<string, unknown> => {
  const values: Record<string, unknown> = {};
  for (const [path, field] of Object.entries(fields)) {
    // A place is set by moving the piece.
    if (field.control === 'place') continue;
    const [name = path, part] = path.split('.');
    const value = valueFor(path, field);
    values[name] = part === undefined ? value : { ...(values[name] as object), [part]: value };
  }
  return values;
};

test('every field of a piece reaches visitors, the history and both files, and comes back from these', async () => {
  const { server, change, create, post, get } = await openDesk();
  const record = await create(ring, 'live');
  const values = everyValue();
  expect(await change(record, values)).toMatchObject({ status: 200 });

  const { body } = await server.request('GET', '/api/products');
  const shown = (body as { id: number }[]).find(({ id }) => id === record.id);
  expect(shown).toEqual({ id: record.id, ...values });
  // As the site's pages read it.
  expect(productSchema.parse(shown)).toEqual(shown);

  const before: Readonly<Record<string, unknown>> = ring;
  const { history } = await get('products', record.id);
  expect(history[0]?.changes.map(({ field }) => field).sort()).toEqual(
    Object.keys(values)
      .filter((field) => values[field] !== before[field])
      .sort(),
  );

  const emptied = Object.fromEntries(Object.keys(values).map((field) => [field, before[field] ?? null]));
  for (const format of ['csv', 'json']) {
    const download = await post('/api/admin/catalogue/downloads', { format });
    const { body: file } = await server.request('GET', (download.body as { url: string }).url);
    const text = typeof file === 'string' ? file : JSON.stringify(file);
    const filled = await get('products', record.id);
    expect((await change(filled, { ...emptied, slug: values.slug })).status).toBe(200);

    const { plan, faults, revision } = importAnswerSchema.parse(
      (await post('/api/admin/catalogue/import', { format, text })).body,
    );
    expect({ faults, changed: plan.changed.length }).toEqual({ faults: [], changed: 1 });
    expect((await post('/api/admin/catalogue/import', { format, text, apply: revision })).status).toBe(200);
    expect((await get('products', record.id)).fields).toEqual(values);
  }
});
