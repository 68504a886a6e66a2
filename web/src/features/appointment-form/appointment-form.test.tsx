import { NOT_HELD_MESSAGE } from '@jeweler/core/schemas';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { deferred } from '../../../../tests/support/deferred.ts';
import { product } from '../../../../tests/support/products.ts';
import { renderInSite } from '../../../../tests/support/render-in-site.tsx';
import { setAppointmentTime } from '../../../../tests/support/set-appointment-time.ts';
import { answer, stored, stubServer } from '../../../../tests/support/stub-server.ts';
import { AppointmentForm } from './appointment-form.tsx';

setAppointmentTime();

const day = (name: RegExp) => screen.getByLabelText(name);
const tile = (name: string) => screen.getByLabelText(name);
const submit = () => screen.getByText('Request Appointment');

const fillIn = async (date = /November 24th, 2026/) => {
  const user = userEvent.setup();
  await user.click(tile('Wedding Bands'));
  await user.click(day(date));
  await user.click(tile('2:00 PM'));
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Elena Marsh' } });
  fireEvent.change(screen.getByLabelText('Email'), { target: { value: 'elena@example.com' } });
  fireEvent.change(screen.getByLabelText('Phone'), { target: { value: '(561) 555-0188' } });
  return user;
};

/** Opens the form before this server, fills it in and sends it. */
const book = async (respond: Parameters<typeof stubServer>[0], date?: RegExp) => {
  const server = stubServer(respond);
  renderInSite(<AppointmentForm />);
  const user = await fillIn(date);
  await user.click(submit());
  return server;
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
    // Each message belongs to its field, and each field has a name.
    for (const [label, message] of [
      ['Name', 'Name must be at least 2 characters.'],
      ['Email', 'Please enter a valid email address.'],
      ['Phone', 'Please enter a valid phone number.'],
    ] as const)
      expect(screen.getByLabelText(label)).toHaveAccessibleDescription(message);
    expect(screen.getByLabelText('Notes (optional)')).toBeValid();
    expect(screen.getByRole('radiogroup', { name: 'Appointment type' })).toHaveAccessibleDescription(
      'Please select the type of appointment.',
    );
    expect(screen.getByRole('group', { name: 'Date' })).toHaveAccessibleDescription(
      'Please select a date for your appointment.',
    );
    for (const radio of screen.getAllByRole('radio')) expect(radio).toHaveAccessibleName(/\w/);
    expect(screen.getByRole('radiogroup', { name: 'Appointment type' })).toBeInvalid();
    expect(screen.getByRole('radiogroup', { name: 'Time' })).toHaveAccessibleDescription(
      /^Please select a time for your appointment. Choose a day first./,
    );
    expect(bodies).toEqual([]);
  });

  test('gives the focus to the calendar, then to the first hour, when they are what is missing', async () => {
    renderInSite(<AppointmentForm />);
    const user = userEvent.setup();
    await user.click(tile('Jewelry Appraisal'));
    await user.click(submit());
    await waitFor(() => expect(day(/^\d+, Today, Saturday, November 21st/)).toHaveFocus());
    await user.click(day(/^\d+, Today, Saturday, November 21st/));
    await user.click(submit());
    // 10:00 and 11:00 have passed today.
    await waitFor(() => expect(tile('12:00 PM')).toHaveFocus());
  });

  test('sends the hour on the shop’s clock, thanks and starts anew', async () => {
    const { bodies } = stubServer(stored);
    renderInSite(<AppointmentForm />);
    const user = await fillIn();
    expect(screen.getByText('Tuesday, November 24, at 2:00 PM')).toBeVisible();
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
    const requested = 'You requested Tuesday, November 24, at 2:00 PM';
    await waitFor(() => expect(screen.getByRole('heading', { name: requested })).toHaveFocus());
    for (const said of ['elena@example.com', '(561) 555-0188']) expect(screen.getByText(said)).toBeVisible();
  });

  test('goes about the piece that the address names, until it is removed', async () => {
    const { bodies } = stubServer(answer(201, { success: true, reference: 'A-4F7K', visit: '/visit/token' }));
    const data = { product: product({ slug: 'studs', name: 'Pavé Studs' }) };
    renderInSite(<AppointmentForm />, { path: '/appointment?piece=studs', data });
    expect(tile('Collection Preview')).toBeChecked();
    const user = await fillIn();
    await user.click(submit());
    expect(await screen.findByText('A-4F7K')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Add to calendar' })).toHaveAttribute(
      'href',
      '/visit/token/appointment.ics',
    );
    expect(bodies).toEqual([expect.objectContaining({ piece: 'studs', appointmentType: 'wedding' })]);
    await user.click(screen.getByRole('link', { name: 'Remove Pavé Studs' }));
    expect(tile('Engagement Rings')).toHaveFocus();
    await fillIn(/November 25th, 2026/);
    await user.click(submit());
    await waitFor(() => expect(bodies).toHaveLength(2));
    expect(bodies[1]).not.toHaveProperty('piece');
  });

  test('promises nothing when the hour is not held', async () => {
    await book(answer(201, { success: true, message: NOT_HELD_MESSAGE }));
    expect(await screen.findByText(NOT_HELD_MESSAGE)).toBeVisible();
    expect(screen.getByText(/^This time is not held for you yet: the jeweler will call you/)).toBeVisible();
    expect(screen.queryByText(/We will confirm your appointment shortly/)).toBeNull();
  });

  test.each(['America/Los_Angeles', 'Pacific/Kiritimati'])(
    'sends the day that was chosen from a visitor in %s',
    async (zone) => {
      vi.stubEnv('TZ', zone);
      const { bodies } = await book(stored);
      await screen.findAllByText('Appointment Request Submitted');
      expect(bodies).toEqual([expect.objectContaining({ appointmentDate: '2026-11-24T19:00:00.000Z' })]);
    },
  );

  // Late on the evening before, in the shop's time zone.
  test.each([
    ['2026-11-01T02:30:00Z', /November 1st, 2026/, '2026-11-01T19:00:00.000Z'],
    ['2027-03-14T03:30:00Z', /March 14th, 2027/, '2027-03-14T18:00:00.000Z'],
  ])('sends the hour on the day of a change of the clock, at %s in Auckland', async (now, name, sent) => {
    vi.stubEnv('TZ', 'Pacific/Auckland');
    vi.setSystemTime(new Date(now));
    const { bodies } = await book(stored, name);
    await screen.findAllByText('Appointment Request Submitted');
    expect(bodies).toEqual([expect.objectContaining({ appointmentDate: sent })]);
  });

  test('says Submitting... and cannot be sent twice while the request is under way', async () => {
    const held = deferred<Response>();
    const { bodies } = await book(() => held.promise);
    expect(await screen.findByRole('button', { name: 'Submitting...' })).toBeDisabled();
    held.resolve(await stored(new Request('/')));
    expect(await screen.findByRole('button', { name: 'Request Appointment' })).toBeEnabled();
    expect(bodies).toHaveLength(1);
  });

  test('shows the server’s message, also at its field, and keeps what was entered', async () => {
    const message = 'Please select a date for your appointment.';
    await book(
      answer(400, { success: false, code: 'validation', message, fields: { appointmentDate: message } }),
    );
    expect(await screen.findByText('Error')).toBeVisible();
    expect(screen.getAllByText(message)).toHaveLength(2);
    expect(screen.getByRole('group', { name: 'Date' })).toHaveAccessibleDescription(message);
    expect(day(/November 24th, 2026, selected/)).toHaveFocus();
    expect(screen.getByLabelText('Name')).toHaveValue('Elena Marsh');
    expect(tile('2:00 PM')).toBeChecked();
  });

  test('shows at the hours that the chosen one has begun meanwhile', async () => {
    const message = 'Please select a time for your appointment.';
    await book(
      answer(400, { success: false, code: 'validation', message, fields: { appointmentTime: message } }),
    );
    expect(await screen.findByText('Error')).toBeVisible();
    expect(screen.getAllByText(message)).toHaveLength(2);
    expect(screen.getByRole('radiogroup', { name: 'Time' })).toHaveAccessibleDescription(
      new RegExp(`^${message} Tuesday, November 24`),
    );
    expect(screen.getByLabelText('Name')).toHaveValue('Elena Marsh');
  });

  test('says it could not book when the server says nothing', async () => {
    await book(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(
      await screen.findByText('There was a problem booking your appointment. Please try again.'),
    ).toBeVisible();
    expect(screen.getByLabelText('Phone')).toHaveValue('(561) 555-0188');
    expect(tile('Wedding Bands')).toBeChecked();
  });
});
