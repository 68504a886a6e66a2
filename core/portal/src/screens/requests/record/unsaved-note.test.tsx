import type { SubmissionRecord } from '@jeweler/core/submissions';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { cataloguePortal, press } from '../../../../../../tests/support/catalogue-portal.tsx';
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

test('a note that was not added comes behind what is typed by then, with the focus, and is added', async () => {
  const { user, note } = open();
  expect(await screen.findByRole('region', { name: 'Unsaved changes' })).toHaveTextContent('Size 6½.');
  const field = screen.getByLabelText('Private note');
  expect(field).toHaveValue('');
  await user.type(field, 'She called.');
  await press(user, 'Restore');
  expect(field).toHaveValue(`She called.\n${NOTE}`);
  expect(field).toHaveFocus();
  expect(screen.queryByRole('region', { name: 'Unsaved changes' })).toBeNull();
  await press(user, 'Add note');
  expect(note).toHaveBeenCalledWith(expect.anything(), `She called.\n${NOTE}`);
  await waitFor(() => expect(field).toHaveValue(''));
});

test('one whose answer was lost is there already, and is not offered', async () => {
  open([NOTE]);
  await waitFor(() => expect(localStorage).toHaveLength(0));
  expect(screen.queryByRole('region', { name: 'Unsaved changes' })).toBeNull();
});
