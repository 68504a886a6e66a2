import type { RedirectList } from '@jeweler/core/schemas';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { cataloguePortal, press } from '../../../../../../tests/support/catalogue-portal.tsx';
import { usedSentence } from './redirects-panel.tsx';
// Otherwise it is loaded within the time of the first test.
import '../catalogue-screen.tsx';

const desk = cataloguePortal();
let redirects: RedirectList['redirects'];

beforeEach(() => {
  const retiredAt = '2026-05-04T16:00:00.000Z';
  redirects = [
    { from: '/product/oval', to: '/product/oval-halo', name: 'Oval Halo', retiredAt, usedOn: '2026-05-20' },
    { from: '/product/pear', name: 'Pear', retiredAt },
  ];
  desk.answers['GET catalogue/redirects'] = () => Response.json({ redirects });
  desk.answers['POST catalogue/redirects/delete'] = ({ from }) => {
    redirects = redirects.filter((each) => each.from !== from);
    return Response.json({ redirects });
  };
});

const open = () => desk.open('/admin/catalogue/redirects');
const answer = async (user: ReturnType<typeof open>['user'], name: string) =>
  user.click(within(await screen.findByRole('dialog')).getByRole('button', { name }));

test('each former address is listed with where it leads and its last use', async () => {
  open();
  expect(await screen.findByText('/product/oval → /product/oval-halo')).toBeVisible();
  expect(screen.getByText('/product/pear → gone')).toBeVisible();
  const [oval, pear] = screen.getAllByRole('listitem').slice(-2);
  expect(oval).toHaveTextContent(/Oval Halo\. Until .*May 4.*May 20/);
  expect(pear).toHaveTextContent(/Pear\. Until .*May 4/);
});

test('one is removed after a question only, and the last one leaves a sentence', async () => {
  const { user, host } = open();
  await press(user, 'Remove /product/oval');
  expect(screen.getByRole('dialog')).toHaveTextContent(
    'Visitors who use /product/oval will see “Page Not Found”. This cannot be undone.',
  );
  await answer(user, 'Cancel');
  expect(desk.asked).toEqual([]);
  await press(user, 'Remove /product/oval');
  await answer(user, 'Remove');
  await waitFor(() => expect(screen.queryByText(/^\/product\/oval →/)).toBeNull());
  expect(desk.asked).toEqual([{ from: '/product/oval' }]);
  expect(screen.getByRole('heading', { name: 'Former addresses' })).toHaveFocus();
  expect(host.notify).toHaveBeenCalledWith(expect.objectContaining({ title: 'Address removed' }));
  await press(user, 'Remove /product/pear');
  await answer(user, 'Remove');
  expect(await screen.findByText('No address has been changed or retired yet.')).toBeVisible();
});

test('after a lost answer it stays, and the notice says why, not that nothing was removed', async () => {
  const { user, host } = open();
  await press(user, 'Remove /product/oval');
  desk.isServerGone = true;
  await answer(user, 'Remove');
  await waitFor(() =>
    expect(host.notify).toHaveBeenCalledWith(
      expect.objectContaining({ title: expect.stringMatching(/^The server cannot be reached\./) }),
    ),
  );
  expect(screen.getByText('/product/oval → /product/oval-halo')).toBeVisible();
});

test('a list that cannot be read can be asked for again', async () => {
  const { 'GET catalogue/redirects': list } = desk.answers;
  const failure = { success: false, code: 'internal', message: 'No.' };
  desk.answers['GET catalogue/redirects'] = () => Response.json(failure, { status: 500 });
  const { user } = open();
  const again = await screen.findByRole('button', { name: 'Try again' });
  if (list) desk.answers['GET catalogue/redirects'] = list;
  await user.click(again);
  expect(await screen.findByText('/product/pear → gone')).toBeVisible();
});

test('says the day of the last use, whatever the time zone of the computer', () => {
  expect(usedSentence('2026-11-01')).toBe('Last used on Nov 1, 2026.');
  expect(usedSentence(undefined)).toBe('Not used since.');
});
