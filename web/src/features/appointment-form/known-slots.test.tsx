import { appointmentSlots } from '@jeweler/core/schemas';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { renderInSite } from '../../../../tests/support/render-in-site.tsx';
import { setAppointmentTime } from '../../../../tests/support/set-appointment-time.ts';
import { answer, stored, stubServer } from '../../../../tests/support/stub-server.ts';
import { AppointmentForm } from './appointment-form.tsx';

setAppointmentTime();

const day = (name: RegExp) => screen.getByLabelText(name);
const tile = (name: string) => screen.getByLabelText(name);
const submit = () => screen.getByText('Request Appointment');

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
    expect(screen.getByText('Days that are crossed out have no free times.')).toBeVisible();
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
    await user.click(day(/November 25th, 2026/));
    await user.click(tile('3:00 PM'));
    await user.click(day(/November 24th, 2026/));
    const message = 'That time is taken on this day. Please choose another time.';
    await waitFor(() =>
      expect(hours()).toHaveAccessibleDescription(new RegExp(`^${message} Tuesday, November 24`)),
    );
    expect(hours()).toBeInvalid();
    expect(screen.getAllByText(message).some((each) => each.closest('output'))).toBe(true);
    expect(within(hours()).queryByRole('radio', { checked: true })).toBeNull();
    await user.click(tile('2:00 PM'));
    expect(hours()).toHaveAccessibleDescription(/^Tuesday, November 24/);
    const booked = 'We are closed on Thursday, November 26. Please choose another day.';
    await user.click(day(/November 26th, 2026, closed$/));
    await waitFor(() =>
      expect(hours()).toHaveAccessibleDescription(new RegExp(`^${booked} Thursday, November 26`)),
    );
    await user.click(day(/November 27th, 2026/));
    await waitFor(() => expect(hours()).toHaveAccessibleDescription(/^Friday, November 27/));
  });

  test.each([
    ['it knows nothing of them', answer(404, { success: false, code: 'not_found', message: 'Not found.' })],
    ['a network’s own page comes instead', async () => new Response('<h1>Sign in to the hotel network</h1>')],
    ['an answer makes no sense', answer(200, { days: [{ day: 15 }, null] })],
    ['the connection fails', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['it never answers', () => new Promise<Response>(() => {})],
  ])('is nothing when %s: all nine hours are offered as ever', async (_case, respond) => {
    const asked = vi.fn();
    stubServer((request) => {
      asked(request.url);
      return respond(request);
    });
    renderInSite(<AppointmentForm />);
    await userEvent.click(day(/November 24th, 2026/));
    await waitFor(() => expect(asked).toHaveBeenCalled());
    await userEvent.click(tile('2:00 PM'));
    const offered = within(hours()).getAllByRole('radio');
    expect(offered).toHaveLength(9);
    for (const hour of offered) expect(hour).toBeEnabled();
    expect(tile('2:00 PM')).toBeChecked();
    expect(submit()).toBeEnabled();
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
    await waitFor(() =>
      expect(hours()).toHaveAccessibleDescription(new RegExp(`^${TAKEN} Tuesday, November 24`)),
    );
    expect(screen.getByLabelText('2:00 PM Taken')).toBeDisabled();
    expect(tile('10:00 AM')).toHaveFocus();
    // Once or twice: the first answer may have come before the refusal.
    expect([...new Set(asked)]).toEqual(['?from=2026-11-01&to=2026-11-30']);
    expect(screen.getByLabelText('Name')).toHaveValue('Elena Marsh');
    expect(tile('Wedding Bands')).toBeChecked();
    expect(day(/November 24th, 2026, selected/)).toBeVisible();
    await userEvent.click(tile('3:00 PM'));
    await waitFor(() => expect(hours()).not.toBeInvalid());
  });

  test('leaves an hour that was sent without an answer, which the visitor may hold by now, to be sent again', async () => {
    let sent = 0;
    const { bodies } = stubServer(async (request) => {
      if (request.method !== 'POST')
        return Response.json({
          days: [{ day: '2026-11-25', slots: sent > 0 ? { '14:00': 'taken', '15:00': 'taken' } : {} }],
        });
      sent += 1;
      if (sent === 1) throw new TypeError('Failed to fetch');
      return stored(request);
    });
    renderInSite(<AppointmentForm />);
    fireEvent.click(tile('Wedding Bands'));
    await userEvent.click(day(/November 25th, 2026/));
    await userEvent.click(tile('2:00 PM'));
    fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Elena Marsh' } });
    fireEvent.change(screen.getByLabelText('Email'), { target: { value: 'elena@example.com' } });
    fireEvent.change(screen.getByLabelText('Phone'), { target: { value: '(561) 555-0188' } });
    await userEvent.click(submit());
    await screen.findByText('There was a problem booking your appointment. Please try again.');
    vi.setSystemTime(Date.now() + 31_000);
    fireEvent(document, new Event('visibilitychange', { bubbles: true }));
    expect(await screen.findByLabelText('3:00 PM Taken')).toBeDisabled();
    expect(tile('2:00 PM')).toBeChecked();
    await userEvent.click(submit());
    await waitFor(() => expect(bodies).toHaveLength(2));
    expect(bodies[1]).toEqual(bodies[0]);
    await userEvent.click(day(/November 25th, 2026/));
    expect(await screen.findByLabelText('2:00 PM Taken')).toBeDisabled();
  });
});
