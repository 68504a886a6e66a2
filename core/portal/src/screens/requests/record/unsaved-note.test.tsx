import type { SubmissionRecord } from '@jeweler/core/submissions';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { cataloguePortal, press } from '../../../../../../tests/support/catalogue-portal.tsx';
import { deferred } from '../../../../../../tests/support/deferred.ts';
import { localDrafts } from '../../../shared/unsaved/local-drafts.ts';
import type { Changes } from '../../../submissions/use-changes.ts';
import { Notes } from './notes.tsx';

const desk = cataloguePortal();
const NOTE = 'Size 6½.\nBefore Easter.';
const savedAt = '2026-06-01T16:00:00.000Z';

const open = (notes: string[] = []) => {
  const record = {
    reference: 'M-4F7K',
    notes: notes.map((text, id) => ({ id, text, by: 'anna', at: savedAt })),
  } as unknown as SubmissionRecord;
  const note = vi.fn<Changes['note']>(async () => true);
  const changes = { isNoting: false, note } as unknown as Changes;
  return { note, ...desk.show(<Notes record={record} changes={changes} />) };
};

beforeEach(() => {
  localDrafts('me', 'note-M-4F7K').write({ changes: { text: NOTE }, revision: 0, savedAt });
  desk.answers['GET unsaved'] = () => Response.json({ forms: {} });
  desk.answers['POST unsaved/note-M-4F7K'] = () => Response.json({ success: true });
});

test('a note that was not added is in its field again, and is added', async () => {
  const { user, note } = open();
  const field = screen.getByLabelText('Private note');
  await waitFor(() => expect(field).toHaveValue(NOTE));
  await user.type(field, ' She called.');
  await press(user, 'Add note');
  expect(note).toHaveBeenCalledWith(expect.anything(), `${NOTE} She called.`);
  await waitFor(() => expect(field).toHaveValue(''));
});

test('one that comes later stands before what is typed by then', async () => {
  localStorage.clear();
  const { promise, resolve } = deferred<Response>();
  desk.answers['GET unsaved'] = () => promise;
  const { user } = open();
  const field = screen.getByLabelText('Private note');
  await user.type(field, 'She called.');
  const form = { changes: { text: NOTE }, revision: 0, savedAt };
  resolve(Response.json({ forms: { 'note-M-4F7K': form } }));
  await waitFor(() => expect(field).toHaveValue(`${NOTE}\nShe called.`));
});

test('one whose answer was lost is there already', async () => {
  open([NOTE]);
  await waitFor(() => expect(localStorage).toHaveLength(0));
  expect(screen.getByLabelText('Private note')).toHaveValue('');
});
