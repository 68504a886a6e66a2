import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { signedInPortal } from '../../../../../../tests/support/signed-in-portal.tsx';
import { lostConnection } from '../../../../../../tests/support/staff-portal.tsx';
import { answer, stubServer } from '../../../../../../tests/support/stub-server.ts';
import { waitingItem } from '../../../../../../tests/support/today-answer.ts';
import { useBulkChanges } from './use-bulk-changes.ts';

const LOST = 'The server cannot be reached. Check the connection, then try again.';
const use = () => {
  const { host, wrapper } = signedInPortal();
  const { result } = renderHook(() => useBulkChanges(), { wrapper });
  return {
    said: () => host.notify.mock.lastCall?.[0].title,
    change: (count: number) => act(() => result.current.change(Array(count).fill(waitingItem()), 'done')),
  };
};

test('that nothing was changed is said only when the server has answered', async () => {
  const { said, change } = use();
  stubServer(async () => lostConnection());
  await change(1);
  expect(said()).toBe(LOST);
  stubServer(answer(400, { success: false, code: 'validation', message: 'Too many.' }));
  await change(1);
  expect(said()).toBe('Nothing was changed. Too many.');
});

test('of several batches, what the first has changed is said also when the answer to the second is lost', async () => {
  const { said, change } = use();
  let calls = 0;
  stubServer(async (request) => {
    if (!request.url.endsWith('/submissions/status'))
      return answer(404, { success: false, code: 'not_found', message: '' })(request);
    calls += 1;
    if (calls === 2) return lostConnection();
    return Response.json({ results: [{ reference: 'M-2222', outcome: 'changed' }], undo: { items: [] } });
  });
  await change(201);
  expect(said()).toBe(`1 request was marked as done. ${LOST}`);
});
