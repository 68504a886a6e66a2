import { referenceSchema, submissionKinds } from '@jeweler/core/submissions';
import { expect, test } from 'vitest';
import { randomReference } from './submission-reference.ts';

const many = (kind: (typeof submissionKinds)[number], attempt = 0) =>
  Array.from({ length: 20_000 }, () => randomReference(kind, attempt));

test.each(submissionKinds)('references of a %s are speakable and have the form that is accepted', (kind) => {
  const references = many(kind);
  expect(references.filter((reference) => referenceSchema.safeParse(reference).data !== reference)).toEqual(
    [],
  );
  expect(references.filter((reference) => /[01AEIOUY]/.test(reference.slice(2)))).toEqual([]);
  expect(references.filter((reference) => /FCK|SHT|CNT|KKK|SS|88/.test(reference))).toEqual([]);
});

test('a reference is accepted as it is typed', () => {
  expect(referenceSchema.parse(' a-4f7k ')).toBe('A-4F7K');
  for (const wrong of ['', 'A-4F7', 'A4F7K', 'Z-4F7K', 'A-4F7O', 'A-4F7K9999', "A-4F7K'", 7]) {
    expect(referenceSchema.safeParse(wrong).success).toBe(false);
  }
});

test('references get longer when most of the short ones are taken', () => {
  const lengths = (attempt: number) => new Set(many('contact', attempt).map(({ length }) => length));
  expect([...lengths(7)]).toEqual([6]);
  expect([...lengths(8)]).toEqual([7]);
  expect([...lengths(1000)]).toEqual([8]);
});
