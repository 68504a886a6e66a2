import { usualOpeningHours as hours } from '@jeweler/core/business';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { lostConnection, staffPortal } from '../../../../../../tests/support/staff-portal.tsx';
import { BlockedAhead } from './blocked-ahead.tsx';

test('hours that could not be blocked are still asked for, with the note, and the reason is said there', async () => {
  const { open, answer, bodies } = staffPortal({
    'GET opening-hours': { hours, revision: 4 },
    'POST opening-hours': lostConnection,
  });
  const { user } = open('/', { part: <BlockedAhead hours={hours} /> });
  await user.click(screen.getByRole('button', { name: 'Block a day or hours' }));
  const element = await screen.findByRole('dialog', { name: 'Block hours' });
  const dialog = within(element);
  await user.type(dialog.getByLabelText(/^Note/), 'Dentist');
  await user.click(dialog.getByRole('button', { name: /^Whole day/ }));
  expect(await dialog.findByRole('alert')).toHaveTextContent(
    'Nothing was saved. The server cannot be reached.',
  );
  expect(dialog.getByLabelText(/^Note/)).toHaveValue('Dentist');
  answer({ 'POST opening-hours': { hours, revision: 5, outside: [] } });
  await user.click(dialog.getByRole('button', { name: /^Whole day/ }));
  await waitFor(() => expect(element).not.toBeInTheDocument());
  expect(bodies('POST opening-hours')).toHaveLength(2);
});
