import { beforeEach, expect, test } from 'vitest';
import type { RecordDraft } from '../../../../schemas/index.ts';
import { localDrafts, pickDraft } from './local-drafts.ts';

const draft = (savedAt: string): RecordDraft => ({ changes: { name: savedAt }, revision: 3, savedAt });
const [earlier, later] = [draft('2026-11-25T14:00:00Z'), draft('2026-11-25T14:05:00Z')];

beforeEach(() => localStorage.clear());

test('each person has drafts of each record', () => {
  const anna = localDrafts('anna', 'products', 12);
  anna.write({ draft: later, isKept: false });
  expect(anna.read()).toEqual({ draft: later, isKept: false });
  expect(localDrafts('ben', 'products', 12).read()).toBeUndefined();
  expect(localDrafts('anna', 'products', 'new').read()).toBeUndefined();
  expect(localDrafts('anna', 'collections', 12).read()).toBeUndefined();
  anna.write(undefined);
  expect(anna.read()).toBeUndefined();
});

test('what is unreadable is no draft', () => {
  localDrafts('anna', 'products', 12).write({ draft: later, isKept: true });
  for (const text of ['', '{', 'null', '{"draft":{"changes":1}}']) {
    localStorage.setItem(localStorage.key(0) ?? '', text);
    expect(localDrafts('anna', 'products', 12).read()).toBeUndefined();
  }
});

test('what the server had is the server’s to say', () => {
  expect(pickDraft({ draft: later, isKept: true }, undefined)).toBeUndefined();
  expect(pickDraft({ draft: later, isKept: true }, earlier)).toBe(earlier);
  expect(pickDraft(undefined, earlier)).toBe(earlier);
});

test('what only this computer has is offered, unless something later was typed elsewhere', () => {
  expect(pickDraft({ draft: later, isKept: false }, undefined)).toBe(later);
  expect(pickDraft({ draft: later, isKept: false }, earlier)).toBe(later);
  expect(pickDraft({ draft: earlier, isKept: false }, later)).toBe(later);
});
