import type { OpenSession, Permission, Person } from '@jeweler/core/schemas';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { refused, staffPortal } from '../../../../../tests/support/staff-portal.tsx';
import { PeopleScreen } from './people-screen.tsx';

const person = (changes: Partial<Person>): Person => ({
  id: 1,
  username: 'maria',
  name: 'Maria Vale',
  email: 'maria@shop.example.com',
  role: 'owner',
  state: 'active',
  lastSignInAt: '2026-11-20T12:12:00.000Z',
  hasSecondFactor: true,
  ...changes,
});
const sal = person({
  id: 2,
  username: 'sal',
  name: null,
  email: null,
  role: 'staff',
  state: 'invited',
  lastSignInAt: null,
  hasSecondFactor: false,
});
const session = (changes: Partial<OpenSession>): OpenSession => ({
  id: 'a',
  accountId: 1,
  username: 'maria',
  device: 'Shop console on macOS',
  network: '203.0.113.4',
  openedAt: '2026-11-19T12:00:00.000Z',
  usedAt: '2026-11-20T12:12:00.000Z',
  isThis: true,
  ...changes,
});
const LAST = 'The shop needs an owner. Make somebody else an owner first.';
const LINK = 'https://shop.example.com/staff/a-token';

const open = (answers: Parameters<typeof staffPortal>[0] = {}, permissions?: readonly Permission[]) => {
  const people = [person({})];
  const sessions = [
    session({}),
    session({ id: 'b', username: 'sal', device: 'Chrome on Windows', isThis: false }),
  ];
  const removed: string[] = [];
  const portal = staffPortal(
    {
      'GET session': () => ({
        username: 'maria',
        permissions,
        removed,
        expiresAt: new Date(Date.now() + 3_600_000).toISOString(),
        publicOrigin: 'https://shop.example.com',
      }),
      'GET accounts': () => ({ people, sendsMail: false }),
      'GET sessions': () => ({ sessions }),
      'GET happenings': { events: [], hasMore: false },
      'POST invitations': () => {
        people.push(sal);
        return { url: LINK };
      },
      'POST accounts/2/remove': () => {
        people.pop();
        removed.push('sal');
        return { success: true };
      },
      'POST sessions/b/end': () => {
        sessions.pop();
        return { success: true };
      },
      ...answers,
    },
    permissions,
  );
  return { ...portal, ...portal.open('/admin/people', { part: <PeopleScreen /> }) };
};
type Opened = ReturnType<typeof open>;

const row = async (text: string | RegExp) => {
  const panel = await screen.findByRole('region', { name: 'Accounts' });
  return within((await within(panel).findByText(text)).closest('li') as HTMLElement);
};
const press = async ({ user }: Opened, name: string) =>
  user.click(await screen.findByRole('button', { name }));
const answer = async ({ user }: Opened, name: string) =>
  user.click(within(await screen.findByRole('dialog')).getByRole('button', { name }));

test('a colleague is invited with a link that is shown once, and removed: four presses, and the name stays', async () => {
  const portal = open();
  expect(
    (await row('Maria Vale')).getByText(/^Last sign-in Nov 20, 2026.* · Second factor: yes$/),
  ).toBeVisible();
  await press(portal, 'Invite');
  await portal.user.type(await screen.findByLabelText('Username'), 'sal');
  await answer(portal, 'Invite');
  expect(await screen.findByLabelText('Link')).toHaveValue(LINK);
  expect(portal.bodies('POST invitations')).toEqual([{ username: 'sal', role: 'staff' }]);
  await answer(portal, 'Copy the link');
  expect(portal.host.copyText).toHaveBeenCalledExactlyOnceWith(LINK);
  await answer(portal, 'Close');
  await waitFor(() => expect(screen.queryByText(/is shown only now/)).not.toBeInTheDocument());

  await press(portal, 'Remove sal');
  await answer(portal, 'Remove');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Remove sal' })).not.toBeInTheDocument());
  expect(portal.bodies('POST accounts/2/remove')).toHaveLength(1);
  const sessions = screen.getByRole('list', { name: 'Open sessions' });
  expect(await within(sessions).findByText('sal (removed), Chrome on Windows')).toBeVisible();
});

test('where a link goes by email, that is said, and none is shown', async () => {
  const portal = open({
    'GET accounts': { people: [person({}), sal], sendsMail: true },
    'POST invitations': {},
  });
  await press(portal, 'Invite again: sal');
  await portal.user.type(await screen.findByLabelText('Email (optional)'), 'sal@shop.example.com');
  await answer(portal, 'Invite');
  await waitFor(() =>
    expect(portal.host.notify).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ title: 'Invitation sent', text: 'The link works for 48 hours.' }),
    ),
  );
  expect(portal.bodies('POST invitations')).toEqual([
    { username: 'sal', role: 'staff', email: 'sal@shop.example.com' },
  ]);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('a name that is taken is said at its field, and what was typed stays', async () => {
  const portal = open({
    'POST invitations': refused(400, 'validation', 'No.', { fields: { username: 'This name is taken.' } }),
  });
  await press(portal, 'Invite');
  await portal.user.type(await screen.findByLabelText('Username'), 'maria');
  await answer(portal, 'Invite');
  await waitFor(() =>
    expect(screen.getByLabelText('Username')).toHaveAccessibleDescription(/This name is taken\.$/),
  );
  expect(screen.getByLabelText('Username')).toHaveValue('maria');
});

test('the last owner is neither removed nor made staff: the server’s sentence says why', async () => {
  const conflict = refused(409, 'conflict', LAST);
  const portal = open({ 'POST accounts/1/role': conflict, 'POST accounts/1/remove': conflict });
  await press(portal, 'Change maria');
  await portal.user.click(await screen.findByRole('radio', { name: 'Staff' }));
  await answer(portal, 'Save');
  expect(await screen.findByText(LAST)).toBeVisible();
  expect(portal.bodies('POST accounts/1/role')).toEqual([{ role: 'staff' }]);
  await answer(portal, 'Cancel');
  await press(portal, 'Remove maria');
  await answer(portal, 'Remove');
  await waitFor(() =>
    expect(portal.host.notify).toHaveBeenLastCalledWith(
      expect.objectContaining({ title: 'Maria Vale was not removed', text: LAST }),
    ),
  );
});

test('an owner ends anybody’s session, and has no button for the present one', async () => {
  const portal = open();
  const sessions = within(await screen.findByRole('list', { name: 'Open sessions' }));
  expect(sessions.getAllByRole('button')).toHaveLength(1);
  await press(portal, 'End sal, Chrome on Windows');
  await waitFor(() => expect(sessions.queryByText('sal, Chrome on Windows')).not.toBeInTheDocument());
  expect(portal.bodies('POST sessions/b/end')).toHaveLength(1);
});

test('staff are told that an owner can, and no call asks for the people', async () => {
  const { bodies } = open({}, ['daily-work']);
  expect(await screen.findByText('An owner can do this. Please ask one of them.')).toBeVisible();
  expect([...bodies('GET accounts'), ...bodies('GET sessions')]).toEqual([]);
});
