import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { fakeLock } from '../../../../../tests/support/fake-lock.ts';
import { renderPortal, signedInPortal } from '../../../../../tests/support/signed-in-portal.tsx';
import { staffPortal } from '../../../../../tests/support/staff-portal.tsx';
import { stubServer } from '../../../../../tests/support/stub-server.ts';
import { stubWindow } from '../../../../../tests/support/stub-window.ts';
import type { AdminHost } from '../../shared/host/admin-host.ts';
import { AccountScreen } from './account-screen.tsx';

beforeEach(() => {
  stubWindow({ matches: true });
  stubServer(async () => Response.json({ success: false, code: 'not_found', message: '' }, { status: 404 }));
});

const open = (abilities: Partial<AdminHost> = {}) =>
  renderPortal('/admin/account', signedInPortal(abilities), { part: <AccountScreen /> });
const settings = { showsNames: false, quietWhenClosed: false, printing: { isSilent: false, printer: '' } };
const printing: NonNullable<AdminHost['printing']> = {
  settings: () => settings,
  change: () => {},
  subscribe: () => () => {},
  printers: async () => [],
  print: async () => ({ outcome: 'done' }),
};
const summary = () => screen.queryByText('PIN and printing');

test('what a computer is set up with once is folded, and unfolds on request; what locks it is in view', async () => {
  const { user } = open({ lock: fakeLock({}).lock, printing });
  expect(await screen.findByRole('radiogroup', { name: 'Lock after inactivity' })).toBeVisible();
  const pin = screen.getByText('Set a PIN');
  const sheet = screen.getByText('Print the day sheet without asking');
  for (const each of [pin, sheet]) expect(each).not.toBeVisible();
  const head = summary();
  if (head) await user.click(head);
  for (const each of [pin, sheet]) expect(each).toBeVisible();
});

test('a browser has nothing to fold', async () => {
  open();
  expect(await screen.findByText('Colors')).toBeVisible();
  expect(summary()).toBeNull();
});

test('one’s own sessions are listed, and all but the present one end', async () => {
  const session = {
    id: 'a',
    accountId: 4,
    username: 'maria',
    device: 'Chrome on Windows',
    network: null,
    isThis: true,
  };
  const times = { openedAt: '2026-11-19T12:00:00.000Z', usedAt: '2026-11-20T12:12:00.000Z' };
  const sessions = [
    { ...session, ...times },
    { ...session, ...times, id: 'b', device: 'Safari on iOS', network: '203.0.113.4', isThis: false },
    // An owner's answer has everybody's.
    { ...session, ...times, id: 'c', username: 'sal', device: 'Firefox on Linux', isThis: false },
  ];
  const portal = staffPortal({
    'GET sessions': () => ({ sessions }),
    'POST accounts/4/end-sessions': () => {
      sessions.splice(1, 1);
      return { success: true };
    },
  });
  const { user } = portal.open('/admin/account', { part: <AccountScreen /> });
  const list = within(await screen.findByRole('list', { name: 'Open sessions' }));
  const [here, other] = list.getAllByRole('listitem');
  expect(here).toHaveTextContent('Chrome on WindowsThis oneLast used Nov 20, 2026, 7:12 AM');
  expect(other).toHaveTextContent('Safari on iOSLast used Nov 20, 2026, 7:12 AM from 203.0.113.4');
  expect(list.getAllByRole('button', { name: /^End/ })).toEqual([
    list.getByRole('button', { name: 'End Safari on iOS' }),
  ]);
  await user.click(screen.getByRole('button', { name: 'End all others' }));
  await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(1));
  expect(portal.bodies('POST accounts/4/end-sessions')).toHaveLength(1);
  expect(screen.queryByRole('button', { name: 'End all others' })).not.toBeInTheDocument();
});
