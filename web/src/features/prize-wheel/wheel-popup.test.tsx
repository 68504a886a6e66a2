import { prizeSegments } from '@jeweler/core/prize-wheel';
import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { renderInSite } from '../../../../tests/support/render-in-site.tsx';
import { answer, stored, stubServer } from '../../../../tests/support/stub-server.ts';
import { WheelPopup } from './wheel-popup.tsx';
// Normally loaded on demand; imported here, so that the fake timers need not wait for them.
import './claim-form.tsx';
import '../../lib/forms/form-rules.ts';

const onClose = vi.fn();
const after = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
/** The answer to a request takes no time of the clock that stands still here. */
const toShow = (text: string) =>
  vi.waitFor(
    async () => {
      await after(10);
      expect(screen.getByText(text)).toBeInTheDocument();
    },
    { timeout: 20_000 },
  );
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

/** All random numbers are 0: the first segment, 'Jewelry Cleaning', is drawn. */
const drawTheFirst = () => vi.spyOn(crypto, 'getRandomValues').mockImplementation((array) => array);

const show = async () => {
  renderInSite(<WheelPopup open onClose={onClose} returnFocusTo={() => null} />);
  await after(50);
};
const Reopened = () => {
  const [open, setOpen] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open again
      </button>
      <WheelPopup open={open} onClose={() => setOpen(false)} returnFocusTo={() => null} />
    </>
  );
};
const win = async () => {
  press('SPIN TO WIN!');
  await after(4000);
};
/** From the start to the form of a claim. */
const reachForm = async () => {
  await show();
  await win();
  press('Claim Prize');
};
const fillIn = () => {
  type('Full Name', 'Elena Marsh');
  type('Email Address', 'elena@example.com');
  type('Phone Number', '(561) 555-0100');
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  drawTheFirst();
});
afterEach(() => void onClose.mockReset());

describe('the wheel popup', () => {
  test('invites with the words of the specification, and shows the odds of all twelve services', async () => {
    await show();
    expect(screen.getByRole('heading')).toHaveTextContent('Oren’s Wheel of Fortune');
    expect(screen.getByText('Spin the wheel for a chance to win a FREE jewelry service.')).toBeVisible();
    expect(
      screen.getByText('Click the button to spin and get a chance to win a FREE jewelry service.'),
    ).toBeVisible();
    fireEvent.click(screen.getByText('The odds'));
    for (const { service, value, weight } of prizeSegments) {
      const row = screen.getByRole('row', { name: new RegExp(`^${service}`) });
      expect(row).toHaveTextContent(`${value}${weight} in 63`);
    }
  });

  test('turns for four seconds with its button disabled, then says what was won', async () => {
    await show();
    press('SPIN TO WIN!');
    await after(3990);
    expect(screen.getByRole('button', { name: 'SPIN TO WIN!' })).toBeDisabled();
    expect(screen.getByText('Choosing your prize…')).toBeVisible();
    await after(20);
    expect(screen.getByText('Congratulations!')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'You Won!' })).toHaveFocus();
    expect(screen.getByRole('status')).toHaveTextContent('Jewelry CleaningValue: $30');
    expect(screen.getByText('Fill out the form below to claim your free service!')).toBeVisible();
  });

  test('going back to the result keeps what was typed; Spin Again goes back to the start, the form emptied', async () => {
    await reachForm();
    type('Full Name', 'Elena Marsh');
    press('Back');
    expect(screen.getByRole('heading', { name: 'You Won!' })).toHaveFocus();
    press('Claim Prize');
    expect(screen.getByLabelText('Full Name')).toHaveValue('Elena Marsh');
    press('Back');
    press('Spin Again');
    expect(screen.getByRole('button', { name: 'SPIN TO WIN!' })).toBeEnabled();
    await win();
    press('Claim Prize');
    expect(screen.getByLabelText('Full Name')).toHaveValue('');
  });

  test('refuses an empty claim with the messages of the specification', async () => {
    const { bodies } = stubServer(stored);
    await reachForm();
    press('Claim Prize');
    await toShow('Name must be at least 2 characters.');
    for (const [label, message] of [
      ['Full Name', 'Name must be at least 2 characters.'],
      ['Email Address', 'Please enter a valid email address.'],
      ['Phone Number', 'Please enter a valid phone number.'],
    ] as const)
      expect(screen.getByLabelText(label)).toHaveAccessibleDescription(message);
    expect(bodies).toEqual([]);
  });

  test('claims the prize, says so and closes', async () => {
    const { bodies } = stubServer(stored);
    await reachForm();
    fillIn();
    press('Claim Prize');
    await toShow('Prize Claimed Successfully!');
    expect(
      screen.getByText(
        'Thank you Elena Marsh! The jeweler will contact you within 24 hours to schedule your free Jewelry Cleaning service.',
      ),
    ).toBeInTheDocument();
    expect(bodies).toEqual([
      {
        name: 'Elena Marsh',
        email: 'elena@example.com',
        phone: '(561) 555-0100',
        prizeService: 'Jewelry Cleaning',
        prizeValue: '$30',
      },
    ]);
    expect(onClose).toHaveBeenCalledOnce();
  });

  test('shows the code when it is opened again, and where it was mailed to', async () => {
    stubServer(answer(201, { success: true, prizeCode: 'K4M-7RX', isMailed: true }));
    renderInSite(<Reopened />);
    await after(50);
    await win();
    press('Claim Prize');
    fillIn();
    press('Claim Prize');
    await toShow('Prize Claimed Successfully!');
    press('Open again');
    await after(50);
    for (const text of ['K4M-7RX', 'elena@example.com', '(561) 555-0147'])
      expect(screen.getByText(text)).toBeVisible();
  });

  test.each([
    ['the server fails', answer(500, { success: false, code: 'internal', message: 'Something went wrong.' })],
    ['there is no network', () => Promise.reject(new TypeError('no network'))],
  ])('keeps form and values when %s', async (_, respond) => {
    stubServer(respond);
    await reachForm();
    fillIn();
    press('Claim Prize');
    await toShow('There was a problem submitting your claim. Please try again.');
    expect(screen.getByLabelText('Phone Number')).toHaveValue('(561) 555-0100');
    expect(onClose).not.toHaveBeenCalled();
  });
});
