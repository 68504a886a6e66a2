import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeLock } from '../../../../../tests/support/fake-lock.ts';
import { renderPortal, signedInPortal } from '../../../../../tests/support/signed-in-portal.tsx';
import { stubServer } from '../../../../../tests/support/stub-server.ts';
import { stubWindow } from '../../../../../tests/support/stub-window.ts';
import type { AdminHost } from '../../shared/host/admin-host.ts';
import { AccountScreen } from './account-screen.tsx';

beforeEach(() => {
  stubWindow({ matches: true });
  stubServer(async () => Response.json({ success: false, code: 'not_found', message: '' }, { status: 404 }));
});
afterEach(() => void vi.unstubAllGlobals());

const open = (abilities: Partial<AdminHost> = {}) =>
  renderPortal('/admin/account', signedInPortal(abilities), { part: <AccountScreen /> });
const settings = { isSilent: false, printer: '', atOpening: false, printedOn: null };
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
