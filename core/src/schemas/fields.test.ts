import { expect, test } from 'vitest';
import { type Fields, fieldTable, formGroups, keyFacts, productFacts, productFields } from './fields.ts';

const pathsOf = (fields: Fields) => Object.keys(fields);

test.each(Object.entries(fieldTable))(
  'each field of the %s is in their form once',
  (kind, fields: Fields) => {
    const inForm = formGroups[kind as keyof typeof formGroups].flatMap(
      (group): readonly string[] => group.fields,
    );
    expect([...inForm].sort()).toEqual(
      pathsOf(fields)
        .filter((path) => fields[path]?.control !== 'place' && !fields[path]?.isFixed)
        .sort(),
    );
  },
);

/** What a piece's page shows of it beside the facts, and what only puts it in order. */
const elsewhere = [
  'slug',
  'name',
  'price',
  'availability',
  'resizable',
  'lead_time',
  'description',
  'image_url',
  'image_alt',
  'image_focus',
  'second_view.image_url',
  'second_view.alt',
  'pictures',
  'bestseller_rank',
  'collection_rank',
];

test('each field of a piece is among the facts on its page, unless the page has it elsewhere', () => {
  expect([...keyFacts, ...productFacts, ...elsewhere].sort()).toEqual(pathsOf(productFields).sort());
});
