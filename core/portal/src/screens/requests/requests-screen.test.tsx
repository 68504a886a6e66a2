import type {
  NewStatus,
  SubmissionItem,
  SubmissionQuery,
  SubmissionVersion,
} from '@jeweler/core/submissions';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { deferred } from '../../../../../tests/support/deferred.ts';
import { chooseFromMenu, refused, staffPortal } from '../../../../../tests/support/staff-portal.tsx';
import { stubWindow } from '../../../../../tests/support/stub-window.ts';
import { submissionRecord } from '../../../../../tests/support/submission-record.ts';
import { waitingItem } from '../../../../../tests/support/today-answer.ts';
import { RequestsScreen } from './requests-screen.tsx';

const SEARCH = 'POST submissions/search';
const BULK = 'POST submissions/status';
const counts = { contact: { new: 1 }, 'service-request': { new: 1 }, 'prize-claim': { new: 1 } };

/** A list of three, newest first: a message, a quote request and a prize claim. */
const open = (answers: Parameters<typeof staffPortal>[0] = {}) => {
  let items: SubmissionItem[] = [
    waitingItem({ unread: true }),
    waitingItem({ reference: 'Q-5G8M', kind: 'service-request', name: 'Daniel Okafor', revision: 2 }),
    waitingItem({ reference: 'P-6H9N', kind: 'prize-claim', name: 'Ada Ferrer', revision: 3, dueAt: null }),
  ];
  const find = ({ kind, status, q }: SubmissionQuery) => ({
    submissions: items.filter(
      (item) =>
        (!kind || kind === item.kind) && status !== 'spam' && (!q || item.name?.toLowerCase().includes(q)),
    ),
    next: null,
    counts,
    reminders: 0,
    unread: items.filter(({ unread }) => unread).length,
  });
  const portal = staffPortal({
    [SEARCH]: find,
    'POST submissions/read': { unread: 0 },
    'GET saved-replies': { replies: [] },
    ...answers,
  });
  // As on a phone: the window scrolls the list, and has a height in jsdom, which elements have not.
  stubWindow({ matches: false });
  const view = portal.open('/admin/requests', { part: <RequestsScreen /> });
  const press = async (name: string | RegExp) => view.user.click(await screen.findByRole('button', { name }));
  return {
    ...portal,
    ...view,
    press,
    expectNotice: (title: string) =>
      waitFor(() => expect(view.host.notify).toHaveBeenLastCalledWith(expect.objectContaining({ title }))),
    find,
    change: (reference: string, changes: Partial<SubmissionItem>) => {
      items = items.map((item) => (item.reference === reference ? { ...item, ...changes } : item));
    },
  };
};
const rows = () => [...document.querySelectorAll<HTMLElement>('[role=grid] [role=row]')];
const expectNames = (...names: string[]) =>
  waitFor(() =>
    expect(rows().map(({ textContent }) => names.find((name) => textContent?.includes(name)))).toEqual(names),
  );
const selected = () => document.querySelectorAll('[role=row][aria-selected=true]').length;
const filter = (name: string) => screen.findByRole('radio', { name });

describe('filters', () => {
  test('count what they let through, stand in the address, and fade the requests before them until the answer comes', async () => {
    const { user, answer, find, bodies, place } = open();
    await expectNames('Grace', 'Daniel', 'Ada');
    const { promise, resolve } = deferred<object>();
    answer({ [SEARCH]: () => promise });
    const list = screen.getByRole('grid', { name: 'Requests' }).closest('[aria-busy]') as HTMLElement;
    expect(list).toHaveAttribute('aria-busy', 'false');
    await user.click(await filter('Prize claims 1'));
    await waitFor(() => expect(list).toHaveAttribute('aria-busy', 'true'));
    expect(rows()).toHaveLength(3);
    resolve(find({ kind: 'prize-claim' }));
    await expectNames('Ada');
    expect(list).toHaveAttribute('aria-busy', 'false');
    expect(place()).toBe('/admin/requests?kind=prize-claim');
    expect(bodies(SEARCH).at(-1)).toEqual({ limit: 50, status: 'all', kind: 'prize-claim' });
  });

  test('and a search that find nothing say so, and are cleared together; the search stays out of the address', async () => {
    const { user, place, press, bodies } = open();
    const search = await screen.findByRole('searchbox', { name: 'Search requests' });
    await user.type(search, 'okafor');
    await expectNames('Daniel');
    expect(place()).toBe('/admin/requests');
    await user.click(await filter('Spam 0'));
    expect(await screen.findByText('Nothing matches the search and filters.')).toBeVisible();
    expect(bodies(SEARCH).at(-1)).toEqual({ limit: 50, status: 'spam', q: 'okafor' });
    expect(place()).toBe('/admin/requests?status=spam');
    await press('Clear search and filters');
    await expectNames('Grace', 'Daniel', 'Ada');
    expect(search).toHaveValue('');
    expect(place()).toBe('/admin/requests');
  });

  test('that cannot be answered say why, with another try', async () => {
    const { answer, find, press } = open({ [SEARCH]: refused(500, 'internal', 'Oh.') });
    expect(await screen.findByText(/^The server has run into a problem\./)).toBeVisible();
    answer({ [SEARCH]: find });
    await press('Try again');
    await expectNames('Grace', 'Daniel', 'Ada');
  });
});

describe('selecting', () => {
  test('by pointer: the box and Ctrl add one, Shift a range, and none of them opens a record', async () => {
    const { user, place } = open();
    await user.click(await screen.findByRole('checkbox', { name: /^Select Grace Moreau/ }));
    expect(selected()).toBe(1);
    const [, second, third] = rows();
    await user.keyboard('{Shift>}');
    await user.click(third as HTMLElement);
    await user.keyboard('{/Shift}');
    expect(selected()).toBe(3);
    await user.keyboard('{Control>}');
    await user.click(second as HTMLElement);
    await user.keyboard('{/Control}');
    expect(selected()).toBe(2);
    await user.keyboard('{Escape}');
    expect(selected()).toBe(0);
    expect(place()).toBe('/admin/requests');
    // Offered is only what one of them may become.
    await user.click(screen.getByRole('checkbox', { name: /^Select Ada Ferrer/ }));
    expect(await screen.findByRole('button', { name: 'Spam (1 selected)' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Answered (1 selected)' })).toBeNull();
  });

  test('by keyboard: one tab stop, Space toggles, Shift extends, Ctrl+A takes all; Enter opens', async () => {
    const { user, place } = open();
    await expectNames('Grace', 'Daniel', 'Ada');
    const [first] = rows();
    first?.focus();
    await user.keyboard(' ');
    await user.keyboard('{Shift>}{ArrowDown}{/Shift}');
    expect(selected()).toBe(2);
    await user.keyboard('{Control>}a{/Control}');
    expect(await screen.findByRole('checkbox', { name: 'Select All (3/3)' })).toBeChecked();
    expect(document.querySelectorAll('[role=row][tabindex="0"]')).toHaveLength(1);
    rows()[1]?.focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(place()).toBe('/admin/requests/q-5g8m'));
  });
});

describe('several at once', () => {
  const selectAll = async ({ user }: ReturnType<typeof open>) =>
    user.click(await screen.findByRole('checkbox', { name: 'Select All (0/3)' }));

  test('are changed on the revisions shown; what cannot be stays selected, with the reason; all is undone', async () => {
    const view = open({
      [BULK]: ({ items, status }: { items: SubmissionVersion[]; status: NewStatus }) => {
        const done = items.slice(0, 2);
        for (const { reference, revision } of done)
          view.change(reference, { status: status as 'answered', revision: revision + 10 });
        const [left] = items.slice(2);
        return {
          results: [
            ...done.map(({ reference }) => ({ reference, outcome: 'changed' })),
            { reference: left?.reference, outcome: 'not-allowed' },
          ],
          undo: { items: done.map(({ reference, revision }) => ({ reference, revision: revision + 10 })) },
        };
      },
      'POST submissions/undo': ({ items }: { items: SubmissionVersion[] }) => ({
        results: items.map(({ reference }) => ({ reference, outcome: 'changed' })),
        undo: { items: [] },
      }),
    });
    await selectAll(view);
    await view.press('Answered (3 selected)');
    await view.expectNotice(
      '2 requests were marked as answered. 1 request was left as it is, because kind and status do not allow it: P-6H9N.',
    );
    expect(view.bodies(BULK)).toEqual([
      {
        status: 'answered',
        items: [
          { reference: 'M-4F7K', revision: 1 },
          { reference: 'Q-5G8M', revision: 2 },
          { reference: 'P-6H9N', revision: 3 },
        ],
      },
    ]);
    expect(selected()).toBe(1);
    expect(rows()[2]).toHaveAttribute('aria-selected', 'true');
    vi.mocked(view.host.notify).mock.lastCall?.[0].actions?.[0]?.run();
    await view.expectNotice('2 requests were restored.');
    expect(view.bodies('POST submissions/undo')).toEqual([
      {
        items: [
          { reference: 'M-4F7K', revision: 11 },
          { reference: 'Q-5G8M', revision: 12 },
        ],
      },
    ]);
  });

  test('are marked as read, by selection and all', async () => {
    const view = open({ 'POST submissions/read-all': { unread: 0 } });
    await selectAll(view);
    const more = await screen.findByRole('button', { name: 'More actions for the selection' });
    await chooseFromMenu(view.user, more, 'Mark as read');
    await view.expectNotice('3 requests marked as read.');
    expect(view.bodies('POST submissions/read')).toEqual([
      { references: ['M-4F7K', 'Q-5G8M', 'P-6H9N'], isRead: true },
    ]);
    await view.user.keyboard('{Escape}');
    await view.press('Mark all as read');
    await view.expectNotice('Everything is marked as read.');
    expect(view.bodies('POST submissions/read-all')).toHaveLength(1);
  });
});

test('the spam folder is emptied after a question that states the number, counted anew', async () => {
  const view = open({ 'POST submissions/spam/empty': { deleted: 4 } });
  await view.user.click(await filter('Spam 0'));
  view.answer({
    [SEARCH]: {
      submissions: [],
      next: null,
      counts: { contact: { spam: 4 } },
      unread: 0,
    },
  });
  await view.press('Empty spam');
  const question = await screen.findByRole('dialog', { name: 'Empty the spam folder?' });
  expect(question).toHaveTextContent('4 requests marked as spam will be permanently deleted');
  await view.user.click(within(question).getByRole('button', { name: 'Delete 4 requests' }));
  await waitFor(() =>
    expect(view.host.notify).toHaveBeenCalledWith({
      tone: 'success',
      title: 'Spam emptied',
      text: '4 requests permanently deleted.',
    }),
  );
});

test('a record is read when it is opened, leads to its neighbours, and leaves the focus on its row', async () => {
  const view = open({
    'GET submissions/M-4F7K': submissionRecord({ unread: true }),
    'GET submissions/Q-5G8M': submissionRecord({ reference: 'Q-5G8M', name: 'Daniel Okafor' }),
  });
  vi.mocked(view.host.notify).mockClear();
  await expectNames('Grace', 'Daniel', 'Ada');
  const [first] = rows();
  first?.focus();
  await view.user.keyboard('{Enter}');
  expect(await screen.findByRole('heading', { name: 'Grace Moreau' })).toBeVisible();
  await waitFor(() =>
    expect(view.bodies('POST submissions/read')).toEqual([{ references: ['M-4F7K'], isRead: true }]),
  );
  expect(screen.getByRole('button', { name: 'Newer request' })).toHaveAttribute('aria-disabled', 'true');
  await view.press('Older request');
  expect(await screen.findByRole('heading', { name: 'Daniel Okafor' })).toBeVisible();
  await view.press('Back to the list');
  await waitFor(() => expect(view.place()).toBe('/admin/requests'));
  await waitFor(() => expect(document.activeElement).toHaveAttribute('role', 'row'));
});

describe('by keys', () => {
  const records = {
    'GET submissions/M-4F7K': submissionRecord(),
    'GET submissions/Q-5G8M': submissionRecord({ reference: 'Q-5G8M', name: 'Daniel Okafor' }),
  };
  const heading = (name: string) => screen.findByRole('heading', { level: 2, name });
  const status = (reference: string) => `POST submissions/${reference}/status`;

  test('j and k walk the list, Enter leads into the record, j to the next, and Esc back to its row', async () => {
    const { user, place } = open(records);
    await expectNames('Grace', 'Daniel', 'Ada');
    await user.keyboard('jj');
    expect(rows()[1]).toHaveFocus();
    await user.keyboard('k{Enter}');
    await waitFor(async () => expect(await heading('Grace Moreau')).toHaveFocus());
    await user.keyboard('j');
    await waitFor(async () => expect(await heading('Daniel Okafor')).toHaveFocus());
    await user.keyboard('{Escape}');
    await waitFor(() => expect(place()).toBe('/admin/requests'));
    await waitFor(() => expect(rows()[1]).toHaveFocus());
  });

  test('j leads on also when the open record has left the list', async () => {
    const { user, answer, find, portal } = open(records);
    await expectNames('Grace', 'Daniel', 'Ada');
    await user.keyboard('j{Enter}');
    await waitFor(async () => expect(await heading('Grace Moreau')).toHaveFocus());
    const all = find({});
    answer({ [SEARCH]: { ...all, submissions: all.submissions.slice(1) } });
    void portal.queries.invalidateQueries();
    await waitFor(() => expect(rows()).toHaveLength(2));
    await user.keyboard('j');
    await waitFor(async () => expect(await heading('Daniel Okafor')).toHaveFocus());
    expect(screen.getByRole('button', { name: 'Newer request' })).toHaveAttribute('aria-disabled', 'true');
  });

  test('a list goes on after its first page also if that was being fetched again when its end came near', async () => {
    const { user, answer, find, portal, bodies } = open();
    await expectNames('Grace', 'Daniel', 'Ada');
    const page = deferred<object>();
    const none = { ...find({}), submissions: [] };
    answer({ [SEARCH]: ({ after }: SubmissionQuery) => (after === undefined ? page.promise : none) });
    void portal.queries.invalidateQueries();
    await waitFor(() => expect(bodies(SEARCH)).toHaveLength(2));
    await user.keyboard('jj');
    page.resolve({ ...find({}), next: 'more' });
    await waitFor(() => expect(bodies(SEARCH).at(-1)).toMatchObject({ after: 'more' }));
  });

  test('r leads from the list into the reply, where letters are letters', async () => {
    const { user } = open(records);
    await expectNames('Grace', 'Daniel', 'Ada');
    await user.keyboard('jr');
    const field = await screen.findByRole('textbox', { name: /^Reply to/ });
    await waitFor(() => expect(field).toHaveFocus());
    await user.keyboard('jkreu#/?');
    expect(field).toHaveValue('jkreu#/?');
  });

  test('e, u and # change the row that has the focus, or the selection', async () => {
    const results = { results: [], undo: { items: [] } };
    const { user, bodies } = open({ [BULK]: results });
    await expectNames('Grace', 'Daniel', 'Ada');
    await user.keyboard('e#');
    expect(bodies(BULK)).toEqual([]);
    await user.keyboard('je');
    await waitFor(() => expect(bodies(BULK)).toHaveLength(1));
    expect(bodies(BULK)[0]).toEqual({ items: [{ reference: 'M-4F7K', revision: 1 }], status: 'answered' });
    await user.keyboard('{Control>}a{/Control}');
    await user.keyboard('u');
    await waitFor(() =>
      expect(bodies('POST submissions/read').at(-1)).toEqual({
        references: ['M-4F7K', 'Q-5G8M', 'P-6H9N'],
        isRead: false,
      }),
    );
    await user.keyboard('#');
    await waitFor(() => expect(bodies(BULK).at(-1)).toMatchObject({ status: 'spam' }));
  });

  test('e, u, # and Esc mean the open record only, whatever is selected in the list', async () => {
    const { user, bodies, place } = open({
      ...records,
      [status('M-4F7K')]: submissionRecord({ status: 'spam', revision: 2 }),
    });
    await expectNames('Grace', 'Daniel', 'Ada');
    await user.keyboard('{Control>}a{/Control}');
    rows()[0]?.focus();
    await user.keyboard('{Enter}');
    await waitFor(async () => expect(await heading('Grace Moreau')).toHaveFocus());
    await user.keyboard('#');
    await waitFor(() => expect(bodies(status('M-4F7K'))).toEqual([{ status: 'spam', revision: 1 }]));
    expect(bodies(BULK)).toEqual([]);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(place()).toBe('/admin/requests'));
    expect(selected()).toBe(3);
  });

  test('e and # change the open record', async () => {
    const { user, bodies } = open({
      ...records,
      [status('M-4F7K')]: submissionRecord({ status: 'answered', revision: 2 }),
    });
    await expectNames('Grace', 'Daniel', 'Ada');
    await user.keyboard('j{Enter}');
    await waitFor(async () => expect(await heading('Grace Moreau')).toHaveFocus());
    await user.keyboard('e');
    expect(await screen.findByText('Answered.')).toBeVisible();
    await user.keyboard('#');
    await waitFor(() => expect(bodies(status('M-4F7K')).at(-1)).toMatchObject({ status: 'spam' }));
  });
});
