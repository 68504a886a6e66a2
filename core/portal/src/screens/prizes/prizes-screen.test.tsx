import type { FoundClaim } from '@jeweler/core/submissions';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { prizeFigures } from '../../../../../tests/support/staff-answers.ts';
import { lostConnection, refused, staffPortal } from '../../../../../tests/support/staff-portal.tsx';
import { submissionRecord } from '../../../../../tests/support/submission-record.ts';
import { waitingItem } from '../../../../../tests/support/today-answer.ts';
import { PrizesScreen } from './prizes-screen.tsx';

const NOW = '2026-11-24T15:00:00.000Z';
const REDEEM = 'POST prize-claims/P-6H9N/redeem';
const figures = prizeFigures({
  prizes: [{ service: 'Laser Solder', value: '$150', weight: 1, claims: 2, redeemed: 0 }],
  claims: 2,
  value: { open: 300, redeemed: 0, expired: 0, total: 300 },
});
const claim = (reference = 'P-6H9N', changes: Partial<FoundClaim['claim']> = {}): FoundClaim => ({
  submission: waitingItem({
    reference,
    kind: 'prize-claim',
    status: changes.redemption ? 'redeemed' : 'new',
    name: 'Ottilie Brandt',
    dueAt: null,
  }),
  claim: { code: 'K4M-7RX', redemption: null, earlier: [], ...changes },
});

const open = (...claims: FoundClaim[]) => {
  let found = claims;
  const portal = staffPortal({
    'GET prize-claims/figures': figures,
    'POST prize-claims/search': () => ({ claims: found, areMore: false }),
  });
  const show = (...next: FoundClaim[]) => {
    found = next;
    const { reference } = next[0]?.submission ?? waitingItem();
    return submissionRecord({ reference, kind: 'prize-claim' });
  };
  return { ...portal, ...portal.open('/admin/prizes', { part: <PrizesScreen /> }), show };
};
const search = () => screen.findByRole('searchbox');
const list = async () => within(await screen.findByRole('list', { name: 'Claims that were found' }));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(NOW) });
});

test('a code that is typed and Enter lead to Redeem; what was redeemed is said there, and taken back', async () => {
  const { user, answer, show, bodies } = open(claim());
  await waitFor(async () => expect(await search()).toHaveFocus());
  await user.keyboard('k4m7rx{Enter}');
  const redeem = await (await list()).findByRole('button', { name: 'Redeem' });
  await waitFor(() => expect(redeem).toHaveFocus());
  expect(bodies('POST prize-claims/search').at(-1)).toEqual({ q: 'k4m7rx' });

  answer({
    [REDEEM]: () => show(claim('P-6H9N', { redemption: { at: NOW, by: 'maria', undoSeconds: 60 } })),
  });
  await user.keyboard('{Enter}');
  // Not on the button that took the place of Redeem: a second key press would take it back.
  await waitFor(async () => expect(await (await list()).findByText('Redeemed.')).toHaveFocus());
  expect((await list()).getByText(/^Redeemed on .+ by maria\.$/)).toBeVisible();
  expect((await list()).queryByRole('button', { name: 'Redeem' })).toBeNull();

  answer({ 'POST prize-claims/P-6H9N/undo': () => show(claim()) });
  await user.tab({ shift: true });
  await waitFor(async () =>
    expect((await list()).getByRole('button', { name: /^Undo \(\d+ s\)$/ })).toHaveFocus(),
  );
  await user.keyboard('{Enter}');
  await waitFor(async () =>
    expect(await (await list()).findByText('Undone: the prize can be redeemed again.')).toHaveFocus(),
  );
});

test('a redemption of yesterday is undone with a reason', async () => {
  const { user, answer, show, bodies } = open(
    claim('P-6H9N', { redemption: { at: '2026-11-23T15:00:00.000Z', by: 'ruth', undoSeconds: 0 } }),
  );
  await user.type(await search(), 'k4m7rx{Enter}');
  await user.click(await (await list()).findByRole('button', { name: 'Undo redemption' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Undo this redemption?' }));
  const reason = dialog.getByRole('textbox', { name: 'Reason' });
  await user.type(reason, '{Enter}');
  expect(reason).toHaveAccessibleDescription('Please say why.');
  answer({ 'POST prize-claims/P-6H9N/undo': lostConnection });
  await user.keyboard(' Wrong claim {Enter}');
  expect(await dialog.findByRole('alert')).toHaveTextContent('The server cannot be reached.');
  expect(reason).toHaveValue(' Wrong claim ');
  answer({ 'POST prize-claims/P-6H9N/undo': () => show(claim()) });
  await user.keyboard('{Enter}');
  await waitFor(async () =>
    expect(await (await list()).findByText('Undone: the prize can be redeemed again.')).toHaveFocus(),
  );
  expect(bodies('POST prize-claims/P-6H9N/undo')).toEqual(Array(2).fill({ reason: 'Wrong claim' }));
  expect((await list()).getByRole('button', { name: 'Redeem' })).toBeVisible();
});

test('of several that are found, no Redeem is one key press away', async () => {
  const { user } = open(claim('P-7J2Q'), claim());
  await user.type(await search(), 'brandt{Enter}');
  await waitFor(async () => expect((await list()).getByRole('link', { name: 'Open P-7J2Q' })).toHaveFocus());
});

test('a prize that somebody else has redeemed says so in the server’s words, and cannot be redeemed', async () => {
  const { user, answer, show } = open(claim());
  const message = 'Already redeemed on Nov 24, 2026, 10:00 AM by ruth.';
  answer({
    [REDEEM]: () => {
      show(claim('P-6H9N', { redemption: { at: NOW, by: 'ruth', undoSeconds: 0 } }));
      return refused(409, 'conflict', message);
    },
  });
  await user.type(await search(), 'k4m7rx');
  await user.click(await (await list()).findByRole('button', { name: 'Redeem' }));
  expect(await (await list()).findByRole('alert')).toHaveTextContent(message);
  await waitFor(async () =>
    expect((await list()).queryByRole('button', { name: 'Redeem' })).not.toBeInTheDocument(),
  );
});

test('what was searched for ends with the session', async () => {
  const { user, session } = open(claim());
  await user.type(await search(), 'brandt');
  await (await list()).findByRole('button', { name: 'Redeem' });
  const expiresAt = '2026-11-24T18:00:00.000Z';
  act(() => session.changeElsewhere({ token: 'b-token', expiresAt }));
  expect(await search()).toHaveValue('');
  expect((await list()).queryAllByRole('listitem')).toEqual([]);
});

test('what nobody has claimed says what to try', async () => {
  const { user } = open();
  await user.type(await search(), 'nobody');
  expect(await screen.findByText('No claim found. Try the name or phone number instead.')).toBeVisible();
});
