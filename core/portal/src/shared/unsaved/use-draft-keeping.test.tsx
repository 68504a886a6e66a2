import type { RecordDraft } from '@jeweler/core/schemas';
import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useDraftKeeping } from './use-draft-keeping.ts';

const draftOf = (text: string): RecordDraft => ({
  changes: { text },
  revision: 0,
  savedAt: '2026-11-20T15:00:00.000Z',
});

const open = (here: RecordDraft) => {
  const local = { read: () => here, write: vi.fn() };
  return renderHook(
    ({ kept }: { kept: RecordDraft | 'unknown' }) =>
      useDraftKeeping<Readonly<Record<string, unknown>>>({
        form: 'reply-M-4F7K',
        send: async () => {},
        revision: 0,
        local,
        kept,
        select: (changes) => changes,
        typed: {},
      }),
    { initialProps: { kept: 'unknown' } as { kept: RecordDraft | 'unknown' } },
  );
};

test('what this computer and the server both have is offered once', () => {
  const { result, rerender } = open(draftOf('Not finished'));
  expect(result.current.offer?.changes).toEqual({ text: 'Not finished' });
  act(() => result.current.closeOffer());
  rerender({ kept: draftOf('Not finished') });
  expect(result.current.offer).toBeUndefined();
});

test('what the server has of a later time is offered too', () => {
  const { result, rerender } = open(draftOf('Not'));
  act(() => result.current.closeOffer());
  rerender({ kept: { ...draftOf('Not finished'), savedAt: '2026-11-20T15:01:00.000Z' } });
  expect(result.current.offer?.changes).toEqual({ text: 'Not finished' });
});
