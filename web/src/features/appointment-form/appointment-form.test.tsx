import { appointmentSlots, NOT_HELD_MESSAGE } from '@jeweler/core/schemas';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { renderInSite } from '../../../../tests/support/render-in-site.tsx';
import { answer, stored, stubServer } from '../../../../tests/support/stub-server.ts';
import { dismissNotice } from '../../components/notices/notices.tsx';
import { AppointmentForm } from './appointment-form.tsx';

// Saturday, 21 November 2026, 11:30 AM at the shop.
const NOW = new Date('2026-11-21T16:30:00Z');

beforeEach(() => {
  vi.stubEnv('TZ', 'America/New_York');
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
});
afterEach(() => {
  dismissNotice();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

const day = (name: RegExp) => screen.getByLabelText(name);
const tile = (name: string) => screen.getByLabelText(name);
const submit = () => screen.getByText('Request Appointment');

const fillIn = async () => {
  const user = userEvent.setup();
  await user.click(tile('Wedding Bands'));
  await user.click(day(/November 24th, 2026/));
  await user.click(tile('2:00 PM'));
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Elena Marsh' } });
  fireEvent.change(screen.getByLabelText('Email'), { target: { value: 'elena@example.com' } });
  fireEvent.change(screen.getByLabelText('Phone'), { target: { value: '(561) 555-0188' } });
  return user;
};

describe('the booking form', () => {
  test('says every message of an empty form and gives the focus to the first wrong field', async () => {
    const { bodies } = stubServer(stored);
    renderInSite(<AppointmentForm />);
    await userEvent.click(submit());
    for (const message of [
      'Please select the type of appointment.',
      'Please select a date for your appointment.',
      'Please select a time for your appointment.',
      'Name must be at least 2 characters.',
      'Please enter a valid email address.',
      'Please enter a valid phone number.',
    ]) {
      expect(await screen.findByText(message)).toBeVisible();
    }
    expect(tile('Engagement Rings')).toHaveFocus();
    expect(screen.getByRole('radiogroup', { name: 'Appointment type' })).toBeInvalid();
    expect(screen.getByRole('radiogroup', { name: 'Time' })).toHaveAccessibleDescription(
      'Please select a time for your appointment.',
    );
    expect(bodies).toEqual([]);
  });

  test('gives the focus to the calendar, then to the first hour, when they are what is missing', async () => {
    renderInSite(<AppointmentForm />);
    const user = userEvent.setup();
    await user.click(tile('Jewelry Appraisal'));
    await user.click(submit());
    await waitFor(() => expect(day(/^Today, Saturday, November 21st/)).toHaveFocus());
    await user.click(day(/^Today, Saturday, November 21st/));
    await user.click(submit());
    // 10:00 and 11:00 have passed today.
    await waitFor(() => expect(tile('12:00 PM')).toHaveFocus());
  });

  test('says in words what is about to be requested', async () => {
    renderInSite(<AppointmentForm />);
    await fillIn();
    expect(screen.getByText('Tuesday, November 24, at 2:00 PM')).toBeVisible();
  });

  test('sends the hour on the shop’s clock, thanks and starts anew', async () => {
    const { bodies } = stubServer(stored);
    renderInSite(<AppointmentForm />);
    const user = await fillIn();
    await user.click(submit());
    expect(await screen.findByText('Appointment Request Submitted')).toBeVisible();
    expect(
      screen.getByText(
        'Thank you for booking an appointment with the jeweler. We will confirm your appointment shortly.',
      ),
    ).toBeVisible();
    expect(bodies).toEqual([
      {
        name: 'Elena Marsh',
        email: 'elena@example.com',
        phone: '(561) 555-0188',
        appointmentDate: '2026-11-24T19:00:00.000Z',
        appointmentTime: '14:00',
        appointmentType: 'wedding',
      },
    ]);
    expect(screen.getByLabelText('Name')).toHaveValue('');
    expect(tile('2:00 PM')).not.toBeChecked();
    expect(tile('Wedding Bands')).not.toBeChecked();
    expect(screen.queryByText('Tuesday, November 24, at 2:00 PM')).toBeNull();
  });

  test('says above the fields which hour is requested, and leads to another one', async () => {
    stubServer(stored);
    renderInSite(<AppointmentForm />);
    const user = await fillIn();
    await user.click(submit());
    const title = await screen.findByRole('heading', {
      name: 'Your hour is requested: Tuesday, November 24, 2:00 PM',
    });
    expect(title).toHaveFocus();
    expect(screen.getByText('elena@example.com, (561) 555-0188')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Request another hour' }));
    expect(title).not.toBeInTheDocument();
    expect(tile('Engagement Rings')).toHaveFocus();
  });

  test('promises nothing when the hour is not held', async () => {
    stubServer(answer(201, { success: true, message: NOT_HELD_MESSAGE }));
    renderInSite(<AppointmentForm />);
    const user = await fillIn();
    await user.click(submit());
    expect(await screen.findByText(NOT_HELD_MESSAGE)).toBeVisible();
    expect(screen.getByText(/^This time is not held for you yet: the jeweler will call you/)).toBeVisible();
    expect(screen.queryByText(/We will confirm your appointment shortly/)).toBeNull();
  });

  test.each(['Pacific/Auckland', 'America/Los_Angeles', 'Pacific/Kiritimati'])(
    'sends the day that was chosen from a visitor in %s',
    async (zone) => {
      vi.stubEnv('TZ', zone);
      const { bodies } = stubServer(stored);
      renderInSite(<AppointmentForm />);
      const user = await fillIn();
      await user.click(submit());
      await screen.findAllByText('Appointment Request Submitted');
      expect(bodies).toEqual([expect.objectContaining({ appointmentDate: '2026-11-24T19:00:00.000Z' })]);
    },
  );

  test('says Submitting... and cannot be sent twice while the request is under way', async () => {
    let finish = (_: Response) => {};
    const { bodies } = stubServer(
      () =>
        new Promise((resolve) => {
          finish = resolve;
        }),
    );
    renderInSite(<AppointmentForm />);
    const user = await fillIn();
    await user.click(submit());
    expect(await screen.findByRole('button', { name: 'Submitting...' })).toBeDisabled();
    finish(await stored(new Request('/')));
    expect(await screen.findByRole('button', { name: 'Request Appointment' })).toBeEnabled();
    expect(bodies).toHaveLength(1);
  });

  test('shows the server’s message, also at its field, and keeps what was entered', async () => {
    const message = 'Please select a date for your appointment.';
    stubServer(
      answer(400, { success: false, code: 'validation', message, fields: { appointmentDate: message } }),
    );
    renderInSite(<AppointmentForm />);
    const user = await fillIn();
    await user.click(submit());
    expect(await screen.findByText('Error')).toBeVisible();
    expect(screen.getAllByText(message)).toHaveLength(2);
    expect(screen.getByRole('group', { name: 'Date' })).toHaveAccessibleDescription(message);
    expect(day(/November 24th, 2026, selected/)).toHaveFocus();
    expect(screen.getByLabelText('Name')).toHaveValue('Elena Marsh');
    expect(tile('2:00 PM')).toBeChecked();
  });

  test('shows at the hours that the chosen one has begun meanwhile', async () => {
    const message = 'Please select a time for your appointment.';
    stubServer(
      answer(400, { success: false, code: 'validation', message, fields: { appointmentTime: message } }),
    );
    renderInSite(<AppointmentForm />);
    const user = await fillIn();
    await user.click(submit());
    expect(await screen.findByText('Error')).toBeVisible();
    expect(screen.getAllByText(message)).toHaveLength(2);
    expect(screen.getByRole('radiogroup', { name: 'Time' })).toHaveAccessibleDescription(message);
    expect(screen.getByLabelText('Name')).toHaveValue('Elena Marsh');
  });

  test('says it could not book when the server says nothing', async () => {
    stubServer(() => Promise.reject(new TypeError('Failed to fetch')));
    renderInSite(<AppointmentForm />);
    const user = await fillIn();
    await user.click(submit());
    expect(
      await screen.findByText('There was a problem booking your appointment. Please try again.'),
    ).toBeVisible();
    expect(screen.getByLabelText('Phone')).toHaveValue('(561) 555-0188');
  });
});

describe('the calendar', () => {
  test.each(['America/New_York', 'Pacific/Auckland', 'America/Los_Angeles'])(
    'shows the shop’s today and its plain days in %s',
    (zone) => {
      vi.stubEnv('TZ', zone);
      renderInSite(<AppointmentForm />);
      const grid = screen.getByRole('grid', { name: 'November 2026' });
      expect(within(grid).getAllByRole('button')).toHaveLength(30);
      expect(day(/^Today, Saturday, November 21st, 2026/)).toBeEnabled();
      expect(day(/Friday, November 20th, 2026/)).toBeDisabled();
      expect(day(/Monday, November 30th, 2026/)).toBeEnabled();
      const previous = screen.getByRole('button', { name: 'Go to the Previous Month' });
      expect(previous).toHaveAttribute('aria-disabled', 'true');
    },
  );

  test('moves by keyboard over the end of a month, daylight-saving changes included', async () => {
    vi.setSystemTime(new Date('2026-10-30T14:00:00Z'));
    renderInSite(<AppointmentForm />);
    const user = userEvent.setup();
    day(/^Today, Friday, October 30th/).focus();
    await user.keyboard('{ArrowRight}{ArrowRight}');
    await waitFor(() => expect(day(/Sunday, November 1st, 2026/)).toHaveFocus());
    await user.keyboard('{ArrowRight}');
    await waitFor(() => expect(day(/Monday, November 2nd, 2026/)).toHaveFocus());
    await user.keyboard('{Enter}');
    expect(day(/Monday, November 2nd, 2026, selected/)).toBeVisible();
  });

  test('starts with tomorrow after the last hour of today', () => {
    vi.setSystemTime(new Date('2026-11-21T23:30:00Z'));
    renderInSite(<AppointmentForm />);
    expect(day(/^Today, Saturday, November 21st/)).toBeDisabled();
    expect(day(/Sunday, November 22nd/)).toBeEnabled();
  });

  test('starts with the next month when today is over on its last day', () => {
    vi.setSystemTime(new Date('2026-12-01T04:00:00Z'));
    renderInSite(<AppointmentForm />);
    expect(screen.getByRole('grid', { name: 'December 2026' })).toBeVisible();
  });
});

describe('the hours', () => {
  test('are nine, and all open before a day is chosen', () => {
    renderInSite(<AppointmentForm />);
    const hours = within(screen.getByRole('radiogroup', { name: 'Time' })).getAllByRole('radio');
    expect(hours).toHaveLength(9);
    for (const each of hours) expect(each).toBeEnabled();
  });

  test('that have passed are closed today, and a chosen one is taken back', async () => {
    renderInSite(<AppointmentForm />);
    const user = userEvent.setup();
    await user.click(tile('11:00 AM'));
    await user.click(day(/^Today, Saturday, November 21st/));
    await waitFor(() => expect(tile('11:00 AM')).not.toBeChecked());
    expect(tile('10:00 AM')).toBeDisabled();
    expect(tile('11:00 AM')).toBeDisabled();
    expect(tile('12:00 PM')).toBeEnabled();
    await user.click(day(/Sunday, November 22nd/));
    expect(tile('10:00 AM')).toBeEnabled();
  });
});

describe('what is known of the slots', () => {
  const TAKEN = 'That time has just been taken. Please choose another time.';
  const hours = () => screen.getByRole('radiogroup', { name: 'Time' });
  /** A server with this slot taken on one day and another day closed. */
  const serve = (slot: string, post = stored) => {
    const asked: string[] = [];
    stubServer(async (request) => {
      if (request.method === 'POST') return post(request);
      asked.push(new URL(request.url).search);
      const closed = Object.fromEntries(appointmentSlots.map((each) => [each, 'closed']));
      const days = [
        { day: '2026-11-24', slots: { [slot]: 'taken' } },
        { day: '2026-11-26', slots: closed },
      ];
      return Response.json({ days });
    });
    return asked;
  };

  test('is asked for once somebody uses the page, month by month, and said in words', async () => {
    const asked = serve('15:00');
    renderInSite(<AppointmentForm />);
    expect(asked).toEqual([]);
    const user = userEvent.setup();
    await user.click(day(/November 24th, 2026/));
    expect(await screen.findByLabelText('3:00 PM Taken')).toBeDisabled();
    expect(asked).toEqual(['?from=2026-11-01&to=2026-11-30']);
    expect(within(hours()).getAllByRole('radio')).toHaveLength(9);
    expect(tile('2:00 PM')).toBeEnabled();
    // Crossed out and labelled as closed, but it can still be selected.
    expect(screen.getByText('Days that are crossed out are closed or fully booked.')).toBeVisible();
    await user.click(day(/November 26th, 2026, closed$/));
    expect(
      screen.getByText('We are closed on Thursday, November 26. Please choose another day.'),
    ).toBeVisible();
    expect(screen.getByLabelText('2:00 PM Closed')).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Go to the Next Month' }));
    await waitFor(() => expect(asked).toContain('?from=2026-12-01&to=2026-12-31'));
  });

  test('takes a chosen hour back on a day that has it no more, and says so until another is chosen', async () => {
    serve('15:00');
    renderInSite(<AppointmentForm />);
    const user = userEvent.setup();
    await user.click(tile('3:00 PM'));
    await user.click(day(/November 24th, 2026/));
    const message = 'That time is taken on this day. Please choose another time.';
    await waitFor(() => expect(hours()).toHaveAccessibleDescription(message));
    expect(hours()).toBeInvalid();
    expect(screen.getAllByText(message).some((each) => each.closest('output'))).toBe(true);
    expect(within(hours()).queryByRole('radio', { checked: true })).toBeNull();
    await user.click(tile('2:00 PM'));
    expect(hours()).not.toHaveAccessibleDescription();
    const booked = 'We are closed on Thursday, November 26. Please choose another day.';
    await user.click(day(/November 26th, 2026, closed$/));
    await waitFor(() => expect(hours()).toHaveAccessibleDescription(booked));
    await user.click(day(/November 27th, 2026/));
    await waitFor(() => expect(hours()).not.toHaveAccessibleDescription());
  });

  test('grows by what the server refuses: said at the hours, with the focus there, and nothing else is lost', async () => {
    const asked = serve(
      '14:00',
      answer(409, { success: false, code: 'conflict', message: TAKEN, fields: { appointmentTime: TAKEN } }),
    );
    // The page's data about the slot is older.
    renderInSite(<AppointmentForm />);
    fireEvent.click(tile('Wedding Bands'));
    fireEvent.click(day(/November 24th, 2026/));
    fireEvent.click(tile('2:00 PM'));
    fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Elena Marsh' } });
    fireEvent.change(screen.getByLabelText('Email'), { target: { value: 'elena@example.com' } });
    fireEvent.change(screen.getByLabelText('Phone'), { target: { value: '(561) 555-0188' } });
    expect(asked).toEqual([]);
    fireEvent.click(submit());
    await waitFor(() => expect(hours()).toHaveAccessibleDescription(TAKEN));
    expect(screen.getByLabelText('2:00 PM Taken')).toBeDisabled();
    expect(tile('10:00 AM')).toHaveFocus();
    expect(asked).toEqual(['?from=2026-11-01&to=2026-11-30']);
    expect(screen.getByLabelText('Name')).toHaveValue('Elena Marsh');
    expect(tile('Wedding Bands')).toBeChecked();
    expect(day(/November 24th, 2026, selected/)).toBeVisible();
    await userEvent.click(tile('3:00 PM'));
    await waitFor(() => expect(hours()).not.toBeInvalid());
  });

  test.each([
    ['Pacific/Auckland', 1],
    ['America/Los_Angeles', 1],
    ['UTC', 1],
    ['America/Bogota', 1],
    ['America/Detroit', 0],
  ])('the shop’s time zone is named to a visitor in %s where it is another', (zone, times) => {
    vi.stubEnv('TZ', zone);
    renderInSite(<AppointmentForm />);
    expect(screen.queryAllByText('Times are in the shop’s time zone, Eastern Time.')).toHaveLength(times);
  });
});
