import { type Permission, portalSettingsSchema } from '@jeweler/core/schemas';
import { screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { refused, staffPortal } from '../../../../tests/support/staff-portal.tsx';
import { submissionRecord } from '../../../../tests/support/submission-record.ts';
import { ShopScreen } from '../screens/catalogue/shop-screen.tsx';
import { RequestsScreen } from '../screens/requests/requests-screen.tsx';
import { PeoplePanel } from '../screens/settings/people-panel.tsx';
import { HoldPanel } from '../screens/settings/settings-groups.tsx';
import { SettingsScreen } from '../screens/settings/settings-screen.tsx';

const NOW = '2026-06-01T16:00:00.000Z';
const settings = portalSettingsSchema.parse({});
const owner: readonly Permission[] | undefined = undefined;
const staff: readonly Permission[] = ['daily-work'];

const open = (path: string, part: ReactNode, permissions: readonly Permission[] | undefined) => {
  const record = submissionRecord();
  const portal = staffPortal(
    {
      'POST submissions/search': {
        submissions: [record],
        next: null,
        counts: { contact: { spam: 1 } },
        reminders: 0,
        unread: 0,
      },
      'POST submissions/read': { unread: 0 },
      [`GET submissions/${record.reference}`]: record,
      'GET saved-replies': { replies: [] },
      'GET settings': { settings, revision: 3 },
      'GET backups': { store: 'none', state: null, warning: null },
      'GET deletions': { deletions: [], next: null },
      'POST settings': { settings: { ...settings, staffEditShop: true }, revision: 4 },
    },
    permissions,
  );
  return { ...portal, ...portal.open(path, { part }) };
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(NOW) });
});

const RECORD = '/admin/requests/m-4f7k';
const SPAM = '/admin/requests?status=spam';

describe('whoever is no owner', () => {
  test('finds a sentence where the person’s data would be exported or deleted', async () => {
    open(RECORD, <RequestsScreen />, staff);
    expect(await screen.findByText(/^An owner can download or delete/)).toBeVisible();
    for (const name of [/^Delete this/, /^Download this/, /CSV/])
      expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
  });

  test('reads spam, and cannot empty it', async () => {
    open(SPAM, <RequestsScreen />, staff);
    expect(await screen.findByText('Spam never counts as unread or late.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Empty spam' })).not.toBeInTheDocument();
  });

  test('finds no limits, backups or deletions in the settings, and no call asks for them', async () => {
    const { bodies } = open('/admin/settings#rules', <SettingsScreen />, staff);
    expect(await screen.findByText('An owner can do this. Please ask one of them.')).toBeVisible();
    expect(screen.queryByRole('form', { name: 'Rules' })).not.toBeInTheDocument();
    expect([...bodies('GET backups'), ...bodies('GET deletions')]).toEqual([]);
  });

  test.each([
    ['', 'The shop'],
    ['/services', 'Service price'],
  ])('is told so at the address of what only owners edit (%s)', async (end) => {
    open(`/admin/settings/shop${end}`, <ShopScreen />, staff);
    expect(await screen.findByText('An owner can do this. Please ask one of them.')).toBeVisible();
  });

  test('reads the server’s own sentence when a permission has just been taken away', async () => {
    const { answer, user } = open('/admin/settings', <HoldPanel id="hold" title="Requested times" />, owner);
    const field = await screen.findByLabelText(/^Unconfirmed requests hold/);
    answer({ 'POST settings': refused(403, 'forbidden', 'An owner can do this. Please ask one of them.') });
    await user.clear(field);
    await user.type(field, '48');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('An owner can do this. Please ask one of them.')).toBeVisible();
  });
});

describe('an owner', () => {
  test('exports and deletes a person’s data', async () => {
    open(RECORD, <RequestsScreen />, owner);
    expect(await screen.findByRole('button', { name: 'Delete this person’s data' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Delete this request…' })).toBeVisible();
  });

  test('lets staff edit what the shop says of itself in one press', async () => {
    const { user, bodies } = open('/admin/settings', <PeoplePanel id="people" title="People" />, owner);
    const box = await screen.findByRole('checkbox', { name: /^Staff may change the shop’s phone/ });
    expect(box).not.toBeChecked();
    await user.click(box);
    await waitFor(() => expect(box).toBeChecked());
    expect(bodies('POST settings')).toEqual([{ settings: { staffEditShop: true }, revision: 3 }]);
  });
});
