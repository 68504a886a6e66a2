import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { refused, staffPortal } from '../../../../../tests/support/staff-portal.tsx';
import { submissionRecord } from '../../../../../tests/support/submission-record.ts';
import { SavedRepliesPanel } from './saved-replies-panel.tsx';

const WRITE = 'POST saved-replies/thanks';
const part = <SavedRepliesPanel record={submissionRecord()} onUnsaved={() => {}} onChoose={() => {}} />;
const stored = (text: string, revision = 3) => ({
  replies: [{ id: 'thanks', title: 'Thanks', text }],
  revision,
  shopPhone: '',
});

beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined;
});

test('what a colleague has made of a reply while it was edited here is shown before it is deleted or replaced', async () => {
  const { open, answer, bodies } = staffPortal({ 'GET saved-replies': stored('Thank you.') });
  const { user, portal } = open('/', { part });
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

test.each([
  ['New saved reply', /^You had typed: “ ?Mine\.”$/, ' Mine.'],
  [
    'Edit “Thanks”',
    /^Now: “Thanks”: “Thank you\.” You had typed: “Thanks”: “Thank you\. Mine\.”$/,
    'Thank you. Mine.',
  ],
])(
  'what was typed in %s is offered after somebody has left, until it is discarded',
  async (form, offer, text) => {
    const { open } = staffPortal({ 'GET saved-replies': stored('Thank you.') });
    const begin = async () => {
      const { user, unmount } = open('/', { part });
      const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
      await press(form);
      return { user, press, unmount };
    };
    const left = await begin();
    await left.user.type(screen.getByLabelText('Text'), ' Mine.');
    left.unmount();
    const { press } = await begin();
    expect(await screen.findByText(offer)).toBeVisible();
    await press('Restore');
    expect(screen.getByLabelText('Text')).toHaveValue(text);
    expect(screen.getByLabelText('Title')).toHaveFocus();
    await press('Cancel');
    await press('Discard');
    await screen.findByRole('searchbox', { name: 'Search saved replies' });
    expect(localStorage).toHaveLength(0);
  },
);
