import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { refused, staffPortal } from '../../../../../tests/support/staff-portal.tsx';
import { submissionRecord } from '../../../../../tests/support/submission-record.ts';
import { SavedRepliesPanel } from './saved-replies-panel.tsx';

const WRITE = 'POST saved-replies/thanks';

test('what a colleague has made of a reply while it was edited here is shown before it is deleted or replaced', async () => {
  Element.prototype.scrollIntoView = () => undefined;
  const stored = (text: string, revision = 3) => ({
    replies: [{ id: 'thanks', title: 'Thanks', text }],
    revision,
    shopPhone: '',
  });
  const { open, answer, bodies } = staffPortal({ 'GET saved-replies': stored('Thank you.') });
  const { user, portal } = open('/', {
    part: <SavedRepliesPanel record={submissionRecord()} onUnsaved={() => {}} onChoose={() => {}} />,
  });
  const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
  await press('Edit “Thanks”');
  await user.type(screen.getByLabelText('Text'), ' Mine.');
  const present = stored('Ben’s.', 4);
  const conflict = refused(409, 'conflict', 'No.', { present });
  answer({ 'GET saved-replies': present, [WRITE]: conflict, [`${WRITE}/delete`]: conflict });
  await portal.queries.invalidateQueries();
  await press('Delete');
  expect(await screen.findByRole('alert')).toHaveTextContent('This one is now “Thanks”: “Ben’s.”');
  expect(bodies(`${WRITE}/delete`)).toEqual([{ revision: 3 }]);
  await press('Save');
  const mine = { title: 'Thanks', text: 'Thank you. Mine.', revision: 4 };
  await waitFor(() => expect(bodies(WRITE)).toEqual([mine]));
});
