import { ChakraProvider } from '@chakra-ui/react';
import type { BulkPreview, BulkResult } from '@jeweler/core/schemas';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'jotai';
import { beforeEach, expect, test, vi } from 'vitest';
import { bareHost } from '../../../../../../tests/support/bare-host.ts';
import { memorySessionStore } from '../../../../../../tests/support/memory-session-store.ts';
import { stubServer } from '../../../../../../tests/support/stub-server.ts';
import { createPortal } from '../../../app/create-portal.ts';
import { NoticeArea } from '../../../shared/ui/notice-area.tsx';
import { portalSystem } from '../../../theme/index.ts';
import { ChangeDialog } from './change-dialog.tsx';
import { useBulkChanges } from './use-bulk-changes.ts';

const preview: BulkPreview = {
  preview: 'p1',
  rows: [
    { id: 1, name: 'Oval Halo', field: 'price', from: 100, to: 110 },
    { id: 2, name: 'Round Solitaire', field: 'price', from: 1000, to: 1100 },
  ],
  unchanged: [{ id: 3, name: 'Émeraude', reason: 'It has no price.' }],
};

let requests: { path: string; body: unknown }[];
let result: BulkResult;
let isServerGone: boolean;

beforeEach(() => {
  requests = [];
  result = { undo: 'p1', changed: 2, left: [] };
  isServerGone = false;
  stubServer(async (request) => {
    if (isServerGone) throw new TypeError('Failed to fetch');
    const path = new URL(request.url).pathname.replace('/api/admin/catalogue/products/bulk/', '');
    requests.push({ path, body: await request.json() });
    return Response.json(path === 'preview' ? preview : result);
  });
});

const open = () => {
  const expiresAt = new Date(Date.now() + 3_600_000).toISOString();
  const host = { ...bareHost(), session: memorySessionStore({ token: 'a-token', expiresAt }).store };
  const handlers = { onRecent: vi.fn(), onApplied: vi.fn(), onClose: vi.fn() };
  const Dialog = () => (
    <ChangeDialog which={{ ids: [1, 2, 3] }} count={3} changes={useBulkChanges()} {...handlers} />
  );
  render(
    <ChakraProvider value={portalSystem}>
      <Provider store={createPortal(host).store}>
        <Dialog />
        <NoticeArea />
      </Provider>
    </ChakraProvider>,
  );
  return { ...handlers, host, user: userEvent.setup() };
};
const press = async (user: ReturnType<typeof userEvent.setup>, name: string) =>
  user.click(await screen.findByRole('button', { name }));

test('an empty value is said at its field, and nothing is asked', async () => {
  const { user } = open();
  await press(user, 'Show what changes');
  expect(await screen.findByText('Please enter a percentage from -90 to 500, but not 0.')).toBeVisible();
  expect(requests).toEqual([]);
});

test('shows old and new, what cannot be changed and why; applies without what was left out', async () => {
  const { user, host, onApplied, onClose } = open();
  await user.type(screen.getByLabelText('By how many percent'), '10%');
  await press(user, 'Show what changes');
  const changing = await screen.findByRole('group', { name: 'What changes' });
  expect(await within(changing).findByText('$1,000')).toBeVisible();
  expect(await within(changing).findByText('$1,100')).toBeVisible();
  const left = screen.getByRole('group', { name: 'What cannot be changed' });
  expect(await within(left).findByText('It has no price.')).toBeVisible();
  await user.click(await within(changing).findByRole('checkbox', { name: /Oval Halo/ }));
  await press(user, 'Apply to 1 piece');
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(onApplied).toHaveBeenCalled();
  expect(requests).toEqual([
    { path: 'preview', body: { which: { ids: [1, 2, 3] }, change: { kind: 'price-percent', percent: 10 } } },
    { path: 'apply', body: { preview: 'p1', except: [1] } },
  ]);
  host.notify.mock.lastCall?.[0].actions?.[0]?.run();
  await waitFor(() => expect(requests[2]).toEqual({ path: 'undo', body: { undo: 'p1', all: false } }));
});

test('says what somebody has changed meanwhile, and takes that back only when told', async () => {
  result = {
    undo: 'p1',
    changed: 1,
    left: [{ id: 2, name: 'Round Solitaire', reason: 'Someone has changed it since.' }],
  };
  const { user, host, onClose } = open();
  await user.type(screen.getByLabelText('By how many percent'), '10');
  await press(user, 'Show what changes');
  await press(user, 'Apply to 2 pieces');
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(host.notify).toHaveBeenLastCalledWith(
    expect.objectContaining({
      title: '1 piece changed',
      text: '1 piece left unchanged. “Round Solitaire”: Someone has changed it since.',
    }),
  );
  host.notify.mock.lastCall?.[0].actions?.[0]?.run();
  await waitFor(() =>
    expect(host.notify).toHaveBeenLastCalledWith(
      expect.objectContaining({
        title: '1 restored, 1 left unchanged',
        text: '“Round Solitaire”: Someone has changed it since.',
      }),
    ),
  );
  host.notify.mock.lastCall?.[0].actions?.[0]?.run();
  await waitFor(() => expect(requests.at(-1)).toEqual({ path: 'undo', body: { undo: 'p1', all: true } }));
});

test('without a server a sentence says so, and what was typed stays', async () => {
  const { user } = open();
  isServerGone = true;
  await user.type(screen.getByLabelText('By how many percent'), '10');
  await press(user, 'Show what changes');
  expect(await screen.findByText(/^Nothing was changed\. The server cannot be reached/)).toBeVisible();
  expect(screen.getByLabelText('By how many percent')).toHaveValue('10');
});

test('when the answer to a change is lost, it is not said that nothing was changed, and it can be sent again', async () => {
  const { user, host, onClose } = open();
  await user.type(screen.getByLabelText('By how many percent'), '10');
  await press(user, 'Show what changes');
  await screen.findByRole('group', { name: 'What changes' });
  isServerGone = true;
  await press(user, 'Apply to 2 pieces');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /^The server cannot be reached\. Check the connection, then try again\.$/,
  );
  isServerGone = false;
  await press(user, 'Apply to 2 pieces');
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(host.notify).toHaveBeenLastCalledWith(expect.objectContaining({ title: '2 pieces changed' }));
});

test('Escape asks before it discards what was typed and unchecked', async () => {
  const { user, onClose } = open();
  await user.type(screen.getByLabelText('By how many percent'), '10');
  await press(user, 'Show what changes');
  const row = await screen.findByRole('checkbox', { name: /Oval Halo/ });
  await user.click(row);
  await user.keyboard('{Escape}');
  const question = within(await screen.findByRole('dialog', { name: 'Discard what you typed?' }));
  await user.click(question.getByRole('button', { name: 'Cancel' }));
  expect(row).not.toBeChecked();
  await press(user, 'Back');
  expect(screen.getByLabelText('By how many percent')).toHaveValue('10');
  expect(onClose).not.toHaveBeenCalled();
  await user.keyboard('{Escape}');
  await press(user, 'Discard');
  expect(onClose).toHaveBeenCalled();
});
