import { type FactorState, portalSettingsSchema } from '@jeweler/core/schemas';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { refused, staffPortal } from '../../../../tests/support/staff-portal.tsx';
import { AccountScreen } from '../screens/account/account-screen.tsx';
import { PeoplePanel } from '../screens/settings/people-panel.tsx';

const off: FactorState = { since: null, codesLeft: 0, from: null, isDemanded: false };
const on: FactorState = { since: '2026-06-01T16:00:00.000Z', codesLeft: 3, from: null, isDemanded: false };
const session = (secondFactor: FactorState) => ({
  username: 'maria',
  expiresAt: new Date(Date.now() + 3_600_000).toISOString(),
  publicOrigin: 'https://shop.example.com',
  secondFactor,
});
const codes = Array.from({ length: 10 }, (_, index) => `K4M7-RXFW-9QL3-2M6${index}`);
const begun = { secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/x?secret=JBSWY3DPEHPK3PXP' };
const settings = portalSettingsSchema.parse({});

const open = (factor: FactorState, answers: Parameters<typeof staffPortal>[0] = {}) =>
  staffPortal({
    'GET session': session(factor),
    'POST second-factor/begin': begun,
    'POST second-factor/confirm': { codes },
    ...answers,
  });
const account = (portal: ReturnType<typeof open>) =>
  portal.open('/admin/account', { part: <AccountScreen /> });
const group = async () => within(await screen.findByRole('region', { name: 'Second factor' }));
const press = async (user: ReturnType<typeof account>['user'], name: string) =>
  user.click(await (await group()).findByRole('button', { name }));

test('is set up: password, key, first code, and recovery codes until they are kept', async () => {
  const portal = open(off);
  const { user } = account(portal);
  await press(user, 'Set up');
  await waitFor(async () => expect((await group()).getByLabelText('Your password')).toHaveFocus());
  await user.type((await group()).getByLabelText('Your password'), 'my password{Enter}');
  expect(await (await group()).findByText('JBSW Y3DP EHPK 3PXP')).toBeVisible();
  expect((await group()).getByRole('img', { name: 'QR code of the key below' })).toBeVisible();
  await user.type((await group()).getByLabelText('Code'), '123 456{Enter}');
  expect(await (await group()).findAllByRole('listitem')).toHaveLength(10);
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
  await press(user, 'Print');
  expect(print).toHaveBeenCalledOnce();
  portal.answer({ 'GET session': session(on) });
  await press(user, 'I have kept them');
  expect(
    await (await group()).findByText(
      /^On since .+ 3 recovery codes are left\. Turn it off and set it up again/,
    ),
  ).toBeVisible();
  expect(portal.bodies('POST second-factor/begin')).toEqual([{ password: 'my password' }]);
  expect(portal.bodies('POST second-factor/confirm')).toEqual([{ code: '123456', secret: begun.secret }]);
});

test('is turned off with password and code, and each fault is said at its field', async () => {
  const portal = open(on, {
    'POST second-factor/off': refused(400, 'validation', 'No.', {
      fields: { code: 'The code is incorrect.' },
    }),
  });
  const { user } = account(portal);
  await press(user, 'Turn off');
  await user.type((await group()).getByLabelText('Your password'), 'my password');
  await user.type((await group()).getByLabelText('Code'), '000000{Enter}');
  expect(await (await group()).findByText('The code is incorrect.')).toBeVisible();
  await waitFor(async () => expect((await group()).getByLabelText('Code')).toHaveFocus());
  portal.answer({
    'POST second-factor/off': new Response(null, { status: 204 }),
    'GET session': session(off),
  });
  await press(user, 'Turn off');
  expect(await (await group()).findByRole('button', { name: 'Set up' })).toBeVisible();
});

test('one that was turned on meanwhile is seen, and turned off', async () => {
  const refusal = 'You have a second factor. Turn it off first.';
  const portal = open(off, {
    'POST second-factor/begin': refused(409, 'conflict', refusal, { fields: { password: refusal } }),
  });
  const { user } = account(portal);
  await press(user, 'Set up');
  portal.answer({ 'GET session': session(on) });
  await user.type((await group()).getByLabelText('Your password'), 'my password{Enter}');
  expect(await (await group()).findByRole('button', { name: 'Turn off' })).toBeVisible();
  expect((await group()).getByText(refusal)).toBeVisible();
});

test('canceling changes nothing', async () => {
  const portal = open(off);
  const { user } = account(portal);
  await press(user, 'Set up');
  await press(user, 'Cancel');
  await waitFor(async () => expect((await group()).getByRole('button', { name: 'Set up' })).toHaveFocus());
  expect(portal.bodies('POST second-factor/begin')).toEqual([]);
});

test('where everybody needs one, there is nothing else until it is there; before the day, a line says so', async () => {
  const portal = open({ ...off, from: '2026-06-01', isDemanded: true });
  const { user, place } = portal.open('/admin/settings');
  expect(await screen.findByRole('heading', { name: 'Set up your second factor' })).toBeVisible();
  expect(screen.getByText(/since Monday, June 1, 2026\./)).toBeVisible();
  await waitFor(() =>
    expect(screen.getByRole('heading', { name: 'Set up your second factor' })).toHaveFocus(),
  );
  expect(screen.queryByRole('navigation')).toBeNull();
  await user.click(await screen.findByRole('button', { name: 'Set up' }));
  await user.type(screen.getByLabelText('Your password'), 'my password{Enter}');
  await user.type(await screen.findByLabelText('Code'), '123456{Enter}');
  portal.answer({ 'GET session': session({ ...off, from: '2026-12-01' }) });
  await user.click(await screen.findByRole('button', { name: 'I have kept them' }));
  expect(
    await screen.findByText(/^From Tuesday, December 1, 2026, everybody needs a second factor\./),
  ).toBeVisible();
  expect(place()).toBe('/admin/settings');
});

test('a call that is refused because it is demanded by now leads there', async () => {
  const portal = open(off, {
    'POST second-factor/begin': refused(403, 'second_factor_demanded', 'Please do.'),
  });
  const { user } = portal.open('/admin/account');
  await press(user, 'Set up');
  portal.answer({ 'GET session': session({ ...off, from: '2026-06-01', isDemanded: true }) });
  await user.type((await group()).getByLabelText('Your password'), 'my password{Enter}');
  expect(await screen.findByRole('heading', { name: 'Set up your second factor' })).toBeVisible();
});

test('an owner asks everybody for it from a day on, and reads why where that is refused', async () => {
  const refusal = 'Set up your own second factor first.';
  const portal = open(on, {
    'GET settings': { settings, revision: 3 },
    'POST settings': refused(400, 'validation', 'No.', { fields: { secondFactorFrom: refusal } }),
  });
  const { user } = portal.open('/admin/settings', { part: <PeoplePanel id="people" title="People" /> });
  const day = await screen.findByLabelText('Everybody needs a second factor from');
  fireEvent.change(day, { target: { value: '2026-06-15' } });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(day).toHaveAccessibleDescription(new RegExp(`${refusal}$`)));
  portal.answer({
    'POST settings': { settings: { ...settings, secondFactorFrom: '2026-06-15' }, revision: 4 },
  });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Saved.')).toBeVisible();
  expect(day).toHaveValue('2026-06-15');
  expect(portal.bodies('POST settings').at(-1)).toEqual({
    settings: { secondFactorFrom: '2026-06-15' },
    revision: 3,
  });
});
