import type { ReadyAnswer, ReadyCheck } from '@jeweler/core/schemas';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { deferred } from '../../../../../tests/support/deferred.ts';
import { refused, staffPortal } from '../../../../../tests/support/staff-portal.tsx';
import { ReadyLine } from '../../app/today/ready-line.tsx';
import { ReadyPanel } from './ready-panel.tsx';

const check = (id: string, changes: Partial<ReadyCheck> = {}): ReadyCheck => ({
  id,
  done: false,
  text: `Do ${id}: it matters.`,
  where: null,
  byHand: false,
  ...changes,
});
const checks = [
  check('phone', { where: '/admin/settings/shop' }),
  check('mail', { where: '/admin/settings#ready' }),
  check('legal', { byHand: true }),
  check('email', { done: true, where: '/admin/settings/shop' }),
];
const open = (
  part = <ReadyPanel id="ready" title="Ready to open" />,
  answer: Partial<ReadyAnswer> = {},
  mail = new Response(null, { status: 204 }),
) => {
  const portal = staffPortal({
    'GET ready': { checks, isDismissed: false, ...answer },
    'POST ready': { checks, isDismissed: false },
    'POST ready/test-mail': mail,
  });
  return { ...portal, ...portal.open('/admin/settings', { part }) };
};
const row = async (text: string) =>
  within((await screen.findByText(text)).closest('li') ?? document.createElement('li'));

test('each row says what to do and leads there; one that is done leads nowhere', async () => {
  open();
  expect(await screen.findByText('1 of 4 done')).toBeVisible();
  const phone = await row('Do phone: it matters.');
  expect(phone.getByRole('link', { name: 'Go there' })).toHaveAttribute('href', '/admin/settings/shop');
  expect((await row('Do email: it matters.')).queryByRole('link')).toBeNull();
  expect((await row('Do email: it matters.')).getByText('Done:')).toBeInTheDocument();
  expect((await row('Do legal: it matters.')).getByText(/whoever looks after the program/)).toBeVisible();
});

test('what staff judge themselves is marked by them, and the focus stays there', async () => {
  const view = open();
  const answer = deferred<object>();
  view.answer({ 'POST ready': () => answer.promise });
  const button = (await row('Do legal: it matters.')).getByRole('button', { name: 'It is done' });
  await view.user.click(button);
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).toBeEnabled();
  expect(button).toHaveFocus();
  expect(view.bodies('POST ready')).toEqual([{ id: 'legal', done: true }]);
  answer.resolve({ checks, isDismissed: false });
});

test('a test email is sent on request, and a refusal says why', async () => {
  const message = 'Email is not set up yet.';
  const view = open(<ReadyPanel id="ready" title="Ready to open" />, {}, refused(409, 'conflict', message));
  await view.user.click(await screen.findByRole('button', { name: 'Send a test email' }));
  await expect.poll(() => view.host.notify.mock.lastCall?.[0]).toMatchObject({ text: message });
});

test('Today says how much is left, until it is dismissed or all is done', async () => {
  open(<ReadyLine />);
  expect(await screen.findByText(/Before the shop opens: 1 of 4 done/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'See what is left' })).toHaveAttribute(
    'href',
    '/admin/settings#ready',
  );
});

test.each([
  ['dismissed', { isDismissed: true }],
  ['done', { checks: checks.map((each) => ({ ...each, done: true })) }],
])('a list that is %s is not mentioned', async (_name, answer) => {
  const { bodies } = open(<ReadyLine />, answer);
  await expect.poll(() => bodies('GET ready')).toHaveLength(1);
  expect(screen.queryByText(/Before the shop opens/)).toBeNull();
});
