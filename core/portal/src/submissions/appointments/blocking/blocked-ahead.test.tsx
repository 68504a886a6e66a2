import { usualOpeningHours as hours } from '@jeweler/core/business';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { lostConnection, staffPortal } from '../../../../../../tests/support/staff-portal.tsx';
import { BlockedAhead } from './blocked-ahead.tsx';

test('hours that could not be blocked are still asked for, with the note, and the reason is said there', async () => {
  const { open } = staffPortal({
    'GET opening-hours': { hours, revision: 4 },
    'POST opening-hours': lostConnection,
  });
  const { user } = open('/', { part: <BlockedAhead hours={hours} /> });
  await user.click(screen.getByRole('button', { name: 'Block a day or hours' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Block hours' }));
  await user.type(dialog.getByLabelText(/^Note/), 'Dentist');
  await user.click(dialog.getByRole('button', { name: /^Whole day/ }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('The server cannot be reached.');
  expect(dialog.getByLabelText(/^Note/)).toHaveValue('Dentist');
});
