import type { SavedReply } from '@jeweler/core/schemas';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { refused, staffPortal } from '../../../../../tests/support/staff-portal.tsx';
import { submissionRecord } from '../../../../../tests/support/submission-record.ts';
import { SavedRepliesPanel } from './saved-replies-panel.tsx';

const WRITE = 'POST saved-replies/thanks';
const DELETE = `${WRITE}/delete`;
const thanks = { id: 'thanks', title: 'Thanks', text: 'Thank you.' };
const stored = (replies: readonly SavedReply[], revision: number) => ({ replies, revision, shopPhone: '' });

/** The form of a reply, opened before a colleague has changed it. */
const edit = async () => {
  Element.prototype.scrollIntoView = () => undefined;
  const portal = staffPortal({ 'GET saved-replies': stored([thanks], 3) });
  const view = portal.open('/', {
    part: <SavedRepliesPanel record={submissionRecord()} onUnsaved={() => {}} onChoose={() => {}} />,
  });
  const press = async (name: string) => view.user.click(await screen.findByRole('button', { name }));
  await press('Edit “Thanks”');
  await view.user.type(screen.getByLabelText('Text'), ' Mine.');
  const present = stored([{ ...thanks, text: 'Ben’s.' }], 4);
  portal.answer({
    'GET saved-replies': present,
    [WRITE]: refused(409, 'conflict', 'No.', { present }),
    [DELETE]: refused(409, 'conflict', 'No.', { present }),
  });
  await view.portal.queries.invalidateQueries();
  return { ...portal, press };
};

test('what a colleague has made of a reply while it was edited here is shown before it is replaced', async () => {
  const { press, bodies } = await edit();
  await press('Save');
  expect(await screen.findByRole('alert')).toHaveTextContent('This one is now “Thanks”: “Ben’s.”');
  expect(screen.getByLabelText('Text')).toHaveValue('Thank you. Mine.');
  await press('Save');
  const mine = { title: 'Thanks', text: 'Thank you. Mine.' };
  await waitFor(() => expect(bodies(WRITE)).toEqual([3, 4].map((revision) => ({ ...mine, revision }))));
});

test('a reply that a colleague has changed is not deleted unseen', async () => {
  const { press, bodies } = await edit();
  await press('Delete');
  await waitFor(() => expect(bodies(DELETE)).toEqual([{ revision: 3 }]));
  expect(await screen.findByRole('alert')).toHaveTextContent('This one is now “Thanks”: “Ben’s.”');
});
