import { daysBetween, shop } from '@jeweler/core/business';
import type { PhoneBooking } from '@jeweler/core/submissions';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { agendaDay, agendaItem } from '../../../../../tests/support/agenda-builders.ts';
import { lostConnection, refused, staffPortal } from '../../../../../tests/support/staff-portal.tsx';
import { appointmentRecord } from '../../../../../tests/support/submission-record.ts';
import { todayAnswer, waitingItem } from '../../../../../tests/support/today-answer.ts';
import { useIsSignedIn } from '../../shared/session/use-session.ts';
import { AgendaScreen } from './agenda-screen.tsx';

const NOW = '2026-11-23T13:00:00.000Z';
const BOOK = 'POST appointments';
const TAKEN = 'That time has just been taken. Please choose another time.';

const asked = (day: string, index: number) =>
  waitingItem({ reference: `A-333${index + 2}`, kind: 'appointment', appointment: { day, slot: '11:00' } });

/** As the portal's routes have it: the screen goes with the session. */
const WhileSignedIn = () => (useIsSignedIn() ? <AgendaScreen /> : null);

const isGone = () => waitFor(() => expect(screen.queryByRole('form')).toBeNull());

/** The form for noon on Tuesday, as its cell of the week opens it. */
const open = async (answer: object) => {
  const portal = staffPortal({
    'GET appointments': (_: unknown, query: URLSearchParams) => ({
      now: NOW,
      timeZone: shop.timeZone,
      today: '2026-11-23',
      days: daysBetween(query.get('from') ?? '', query.get('to') ?? '').map((day) =>
        agendaDay(
          day,
          day === '2026-11-24' ? { slots: { '14:00': 'taken' }, appointments: [agendaItem()] } : {},
        ),
      ),
    }),
    'GET today': todayAnswer({
      now: NOW,
      toConfirm: { total: 3, items: ['2026-11-24', '2026-11-26', '2026-11-26'].map(asked) },
    }),
    [BOOK]: answer,
  });
  const view = portal.open('/admin/agenda?day=2026-11-24', { part: <WhileSignedIn /> });
  await view.user.click(await screen.findByRole('button', { name: 'Free, add a booking at 12:00 PM' }));
  const form = await screen.findByRole('form', { name: 'Add booking' });
  const own = within(form);
  return {
    ...portal,
    ...view,
    form,
    own,
    fillIn: async () => {
      await view.user.type(own.getByLabelText('Name'), 'Sofia Lindgren');
      await view.user.click(own.getByRole('radio', { name: 'Wedding Bands' }));
      await view.user.type(own.getByLabelText('Notes (optional)'), 'Called.');
    },
    book: async () => view.user.click(own.getByRole('button', { name: 'Book' })),
    /** Signs in after a session has ended, and opens the form for one o'clock. */
    openAs: async (username: string) => {
      const expiresAt = new Date(Date.now() + 3_600_000).toISOString();
      portal.answer({
        'POST login': { token: username, expiresAt },
        'GET session': { username, expiresAt, publicOrigin: 'https://shop.example.com' },
      });
      await view.portal.session.signIn({ username, password: 'a long password 1' });
      await waitFor(() => expect(view.portal.session.state()).toMatchObject({ username }));
      await view.user.click(await screen.findByRole('button', { name: 'Free, add a booking at 1:00 PM' }));
      await screen.findByRole('form', { name: 'Add booking' });
    },
  };
};
const booked = appointmentRecord({
  name: 'Sofia Lindgren',
  appointment: { day: '2026-11-24', slot: '12:00' },
});

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(NOW) });
});

test('the day and hour of the cell are booked for whom is named, and that is said', async () => {
  const { fillIn, book, bodies, host, form } = await open(booked);
  await fillIn();
  await book();
  await waitFor(() =>
    expect(host.notify).toHaveBeenCalledWith({
      tone: 'success',
      title: 'Booked',
      text: 'Sofia Lindgren, Tuesday, November 24 at 12:00 PM',
    }),
  );
  expect(bodies(BOOK)).toEqual([
    expect.objectContaining({
      name: 'Sofia Lindgren',
      type: 'wedding',
      day: '2026-11-24',
      slot: '12:00',
      hours: 1,
      notes: 'Called.',
    }),
  ]);
  await waitFor(() => expect(form).not.toBeInTheDocument());
});

test('the button books on the day that is looked at, at its next free hour', async () => {
  const { user, form } = await open(booked);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(form).not.toBeInTheDocument());
  await user.click(screen.getByRole('button', { name: 'Add booking' }));
  await screen.findByRole('form', { name: 'Add booking' });
  expect(screen.getByRole('radio', { name: /Tuesday, November 24/ })).toBeChecked();
  expect(screen.getByRole('radio', { name: /^10:00 AM/ })).toBeChecked();
});

test('what is missing or wrong is said at its field, and nothing is sent', async () => {
  const { own, user, fillIn, book, bodies } = await open(booked);
  await book();
  await waitFor(() => expect(own.getByLabelText('Name')).toHaveFocus());
  await fillIn();
  await user.type(own.getByLabelText('Email (optional)'), 'sofia');
  await book();
  expect(await own.findByText('Please enter a valid email address.')).toBeVisible();
  expect(bodies(BOOK)).toEqual([]);
});

test('what waits on other days is said on the day that is open, with the way there', async () => {
  await open(booked);
  const line = await screen.findByText(/^Waiting to be confirmed on other days: /);
  expect(line).toHaveTextContent('Waiting to be confirmed on other days: Thu, Nov 26 (2).');
  expect(within(line).getByRole('link')).toHaveAttribute('href', '/admin/agenda?day=2026-11-26');
});

test('a time that is taken is said at the hours, with the focus there, and nothing typed is lost', async () => {
  const { own, fillIn, book, user, answer, bodies } = await open(
    refused(409, 'conflict', TAKEN, { fields: { slot: TAKEN } }),
  );
  // What is taken already cannot be chosen.
  expect(await own.findByRole('radio', { name: /^2:00 PM ?Taken/ })).toBeDisabled();
  await fillIn();
  await book();
  const hours = own.getByRole('radiogroup', { name: /^Time on Tuesday/ });
  expect(await within(hours).findByRole('alert')).toHaveTextContent(TAKEN);
  expect(hours).toContainElement(document.activeElement as HTMLElement);
  expect(own.getByLabelText('Name')).toHaveValue('Sofia Lindgren');
  expect(own.getByLabelText('Notes (optional)')).toHaveValue('Called.');
  answer({ [BOOK]: booked });
  await user.click(own.getByRole('radio', { name: /^1:00 PM/ }));
  await book();
  await waitFor(() => expect(bodies(BOOK).at(-1)).toMatchObject({ slot: '13:00' }));
});

test('takes as many hours as are chosen, at most those of the day from there on that are free', async () => {
  const message = 'Please choose fewer hours or another time.';
  const { own, fillIn, book, user, answer, bodies } = await open(
    refused(409, 'conflict', message, { fields: { hours: message } }),
  );
  const takes = within(own.getByRole('radiogroup', { name: 'Takes' }));
  const offered = () => takes.getAllByRole('radio').map((each) => each.getAttribute('value'));
  // What is booked at 2:00 PM is in the way of a third hour from noon on.
  expect(await takes.findByRole('radio', { name: /^3 hours ?2:00 PM is taken$/ })).toBeDisabled();
  expect(takes.getByRole('radio', { name: /^4 hours/ })).toBeDisabled();
  await user.click(takes.getByRole('radio', { name: '2 hours' }));
  await user.click(own.getByRole('radio', { name: /^5:00 PM/ }));
  expect(offered()).toEqual(['1', '2']);
  await user.click(own.getByRole('radio', { name: /^6:00 PM/ }));
  expect(offered()).toEqual(['1']);
  // What was chosen comes back with an hour that has room for it; it is never made shorter silently.
  expect(takes.getByRole('radio', { name: '1 hour' })).not.toBeChecked();
  await fillIn();
  await book();
  expect(await takes.findByRole('alert')).toHaveTextContent(message);
  expect(bodies(BOOK).at(-1)).toMatchObject({ slot: '18:00', hours: 2 });
  await user.click(own.getByRole('radio', { name: /^12:00 PM/ }));
  expect(takes.getByRole('radio', { name: '2 hours' })).toBeChecked();
  answer({ [BOOK]: { ...booked, appointment: { ...booked.appointment, hours: 2 } } });
  await book();
  await waitFor(() => expect(bodies(BOOK).at(-1)).toMatchObject({ slot: '12:00', hours: 2 }));
});

test('a booking whose answer was lost is sent again with its key, so that it is stored once', async () => {
  const { own, fillIn, book, answer, bodies } = await open(lostConnection);
  await fillIn();
  await book();
  expect(await own.findByRole('alert')).toHaveTextContent(/^The server cannot be reached\./);
  answer({ [BOOK]: booked });
  await book();
  await waitFor(() => expect(bodies(BOOK)).toHaveLength(2));
  const [first, second] = bodies(BOOK) as PhoneBooking[];
  expect(second).toEqual(first);
});

test('what was changed after the answer was lost is not said to be booked', async () => {
  const stored = 'This was booked already: Sofia Lindgren, Tuesday, November 24 at 12:00 PM.';
  const { own, user, fillIn, book, answer, host } = await open(lostConnection);
  await fillIn();
  await book();
  await own.findByRole('alert');
  answer({ [BOOK]: refused(409, 'conflict', stored) });
  await user.click(own.getByRole('radio', { name: /^1:00 PM/ }));
  await book();
  await waitFor(() => expect(own.getByRole('alert')).toHaveTextContent(new RegExp(`^${stored}`)));
  expect(host.notify).not.toHaveBeenCalled();
});

test('what was typed when the session ended is there again for whoever typed it, and for nobody else', async () => {
  const { fillIn, book, user, answer, portal, bodies, openAs } = await open(
    refused(401, 'unauthorized', 'No.'),
  );
  const name = () => screen.getByLabelText('Name');
  await fillIn();
  await book();
  await isGone();
  await openAs('ben');
  expect(name()).toHaveValue('');
  answer({ 'POST logout': { success: true } });
  portal.session.signOut();
  await isGone();
  await openAs('maria');
  expect(name()).toHaveValue('Sofia Lindgren');
  answer({ [BOOK]: booked });
  await user.click(screen.getByRole('button', { name: 'Book' }));
  await waitFor(() =>
    expect(bodies(BOOK).at(-1)).toMatchObject({ type: 'wedding', slot: '13:00', notes: 'Called.' }),
  );
  await isGone();
  await user.click(screen.getByRole('button', { name: 'Free, add a booking at 1:00 PM' }));
  expect(name()).toHaveValue('');
});

test('what was chosen last is there again, at the hour for which the form is opened', async () => {
  const { own, user, answer, portal, openAs } = await open(booked);
  answer({ 'POST logout': { success: true } });
  await user.click(own.getByRole('radio', { name: /^3:00 PM/ }));
  await user.click(own.getByRole('radio', { name: 'Wedding Bands' }));
  portal.session.signOut();
  await isGone();
  await openAs('maria');
  expect(screen.getByText('What you had typed is here again.')).toBeVisible();
  expect(screen.getByRole('radio', { name: 'Wedding Bands' })).toBeChecked();
  expect(screen.getByRole('radio', { name: /^1:00 PM/ })).toBeChecked();
});

test('Escape asks before it discards what was chosen, but not what the form begins with', async () => {
  const { user, form } = await open(booked);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(form).not.toBeInTheDocument());
  await user.click(screen.getByRole('button', { name: 'Free, add a booking at 12:00 PM' }));
  await user.click(await screen.findByRole('radio', { name: /^3:00 PM/ }));
  await user.keyboard('{Escape}');
  expect(await screen.findByRole('dialog', { name: 'Discard what you typed?' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.getByRole('radio', { name: /^3:00 PM/ })).toBeChecked();
});

test('Escape asks before it discards what was typed', async () => {
  const { own, user, form } = await open(booked);
  await user.type(own.getByLabelText('Name'), 'Sofia');
  await user.keyboard('{Escape}');
  const question = within(await screen.findByRole('dialog', { name: 'Discard what you typed?' }));
  await user.click(question.getByRole('button', { name: 'Cancel' }));
  expect(own.getByLabelText('Name')).toHaveValue('Sofia');
  own.getByLabelText('Name').focus();
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(form).not.toBeInTheDocument());
});
