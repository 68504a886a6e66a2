import type { RecordDraft } from '@jeweler/core/schemas';
import { expect, test } from 'vitest';
import { localDrafts, pickDraft } from './local-drafts.ts';

const draft = (savedAt: string): RecordDraft => ({ changes: { name: savedAt }, revision: 3, savedAt });
const [earlier, later] = [draft('2026-11-25T14:00:00Z'), draft('2026-11-25T14:05:00Z')];

test('each person has drafts of each form', () => {
  const anna = localDrafts('anna', 'products/12');
  anna.write(later);
  expect(anna.read()).toEqual(later);
  expect(localDrafts('ben', 'products/12').read()).toBeUndefined();
  expect(localDrafts('anna', 'products/new').read()).toBeUndefined();
  expect(localDrafts('anna', 'collections/12').read()).toBeUndefined();
  anna.write(undefined);
  expect(anna.read()).toBeUndefined();
});

test('what is unreadable is no draft', () => {
  localDrafts('anna', 'products/12').write(later);
  for (const text of ['', '{', 'null', '{"changes":1}']) {
    localStorage.setItem(localStorage.key(0) ?? '', text);
    expect(localDrafts('anna', 'products/12').read()).toBeUndefined();
  }
});

test('what only one of the two has is offered, and of both the later', () => {
  expect(pickDraft(undefined, earlier)).toBe(earlier);
  expect(pickDraft(later, undefined)).toBe(later);
  expect(pickDraft(later, earlier)).toBe(later);
  expect(pickDraft(earlier, later)).toBe(later);
});
