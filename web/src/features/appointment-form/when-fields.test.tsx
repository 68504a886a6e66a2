import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { renderInSite } from '../../../../tests/support/render-in-site.tsx';
import { setAppointmentTime } from '../../../../tests/support/set-appointment-time.ts';
import { AppointmentForm } from './appointment-form.tsx';

setAppointmentTime();

const day = (name: RegExp) => screen.getByLabelText(name);
const tile = (name: string) => screen.getByLabelText(name);

describe('the calendar', () => {
  test.each(['America/New_York', 'Pacific/Auckland', 'America/Los_Angeles'])(
    'shows the shop’s today and its plain days in %s',
    (zone) => {
      vi.stubEnv('TZ', zone);
      renderInSite(<AppointmentForm />);
      const grid = screen.getByRole('grid', { name: 'November 2026' });
      expect(within(grid).getAllByRole('button')).toHaveLength(30);
      expect(day(/^\d+, Today, Saturday, November 21st, 2026/)).toBeEnabled();
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
    day(/^\d+, Today, Friday, October 30th/).focus();
    await user.keyboard('{ArrowRight}{ArrowRight}');
    await waitFor(() => expect(day(/Sunday, November 1st, 2026/)).toHaveFocus());
    await user.keyboard('{ArrowRight}');
    await waitFor(() => expect(day(/Monday, November 2nd, 2026/)).toHaveFocus());
    await user.keyboard('{Enter}');
    expect(day(/Monday, November 2nd, 2026, selected/)).toBeVisible();
  });

  test('starts with the next month when today is over on its last day', () => {
    vi.setSystemTime(new Date('2026-12-01T04:00:00Z'));
    renderInSite(<AppointmentForm />);
    expect(screen.getByRole('grid', { name: 'December 2026' })).toBeVisible();
  });
});

describe('the hours', () => {
  test('are nine, and ask for a day first', async () => {
    renderInSite(<AppointmentForm />);
    const group = screen.getByRole('radiogroup', { name: 'Time' });
    const hours = within(group).getAllByRole('radio');
    expect(hours).toHaveLength(9);
    for (const each of hours) expect(each).toBeDisabled();
    expect(group).toHaveAccessibleDescription(
      'Choose a day first. Times are in the shop’s time zone, Eastern Time.',
    );
    await userEvent.click(day(/Sunday, November 22nd/));
    for (const each of hours) expect(each).toBeEnabled();
    expect(group).toHaveAccessibleDescription(/^Sunday, November 22/);
  });

  test('that have passed are closed today, and a chosen one is taken back', async () => {
    renderInSite(<AppointmentForm />);
    const user = userEvent.setup();
    await user.click(day(/Sunday, November 22nd/));
    await user.click(tile('11:00 AM'));
    await user.click(day(/^\d+, Today, Saturday, November 21st/));
    await waitFor(() => expect(tile('11:00 AM')).not.toBeChecked());
    expect(tile('10:00 AM')).toBeDisabled();
    expect(tile('11:00 AM')).toBeDisabled();
    expect(tile('12:00 PM')).toBeEnabled();
    await user.click(day(/Sunday, November 22nd/));
    expect(tile('10:00 AM')).toBeEnabled();
  });
});
