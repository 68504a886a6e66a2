import type { AccountEvent } from '@jeweler/core/schemas';
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderPortal, signedInPortal } from '../../../../../tests/support/signed-in-portal.tsx';
import { staffPortal } from '../../../../../tests/support/staff-portal.tsx';
import type { Download } from '../../shared/host/admin-host.ts';
import { AccountEventsPanel } from './account-events-panel.tsx';

const event = (changes: Partial<AccountEvent>): AccountEvent => ({
  id: 9,
  at: '2026-11-20T12:12:00.000Z',
  by: 'maria',
  event: 'invited',
  about: 'sal',
  network: '203.0.113.4',
  ...changes,
});

test('what happened is read line by line, older lines on request, and exported as a file', async () => {
  const url = `/api/downloads/${'a'.repeat(43)}`;
  staffPortal({
    'GET happenings': (_: never, query: URLSearchParams) =>
      query.get('before') === '9'
        ? {
            events: [event({ id: 3, by: 'Server', event: 'restored', about: null, network: null })],
            hasMore: false,
          }
        : { events: [event({})], hasMore: true },
    'POST happenings/downloads': { url },
  });
  const prepared = vi.fn();
  const download = async ({ name, prepare }: Download) => {
    prepared(name, await prepare());
    return { outcome: 'started' as const };
  };
  const { user } = renderPortal('/admin/people', signedInPortal({ download }), {
    part: <AccountEventsPanel />,
  });
  const [line] = await screen.findAllByRole('listitem');
  expect(line).toHaveTextContent('maria · Invited: salFriday, November 20, 2026 at 7:12 AM from 203.0.113.4');
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  expect((await screen.findByText('· Restored a copy')).closest('li')).toHaveTextContent(
    /^Server · Restored a copyFriday/,
  );
  expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Export' }));
  await expect
    .poll(() => prepared)
    .toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/^what-happened-[\d-]+\.csv$/), url);
});
