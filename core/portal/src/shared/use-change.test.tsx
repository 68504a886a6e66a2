import { ApiError } from '@jeweler/core/api';
import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { deferred } from '../../../../tests/support/deferred.ts';
import { signedInPortal } from '../../../../tests/support/signed-in-portal.tsx';
import { queryKeys } from './live/live-queries.ts';
import { useChange } from './use-change.ts';

const outcome = { done: { tone: 'success', title: 'Done' }, failed: 'Not done' } as const;

const use = () => {
  const { host, portal, wrapper } = signedInPortal();
  portal.queries.setQueryData(queryKeys.submissions, 'shown');
  const isStale = () => portal.queries.getQueryState(queryKeys.submissions)?.isInvalidated;
  return { notify: host.notify, isStale, ...renderHook(() => useChange(), { wrapper }) };
};

test('a change is shown, and what it may affect is fetched again', async () => {
  const { result, notify, isStale } = use();
  await act(() => result.current.report(async () => {}, outcome));
  expect(notify.mock.calls).toEqual([[outcome.done]]);
  expect(isStale()).toBe(true);
});

test('so is what fails: someone else may have made the change first', async () => {
  const { result, notify, isStale } = use();
  const fails = () => Promise.reject(new ApiError('No.', { status: 409, code: 'conflict' }));
  await act(() => result.current.report(fails, outcome));
  expect(notify.mock.calls[0]?.[0]).toMatchObject({ tone: 'error', title: 'Not done' });
  expect(isStale()).toBe(true);
  await act(() => expect(result.current.run(fails)).rejects.toThrow('No.'));
});

test('that it was not done is said only when the server has answered', async () => {
  const { result, notify } = use();
  const isLost = () => Promise.reject(new ApiError('Lost.', { status: 0, code: 'network' }));
  await act(() => result.current.report(isLost, { ...outcome, id: 'change' }));
  expect(notify.mock.calls).toEqual([
    [
      {
        id: 'change',
        tone: 'error',
        title: 'The server cannot be reached. Check the connection, then try again.',
      },
    ],
  ]);
});

test('one change runs at a time', async () => {
  const { result } = use();
  const pending = deferred<void>();
  const second = vi.fn(async () => {});
  let first: Promise<void> | undefined;
  await act(async () => {
    first = result.current.run(() => pending.promise);
  });
  await act(() => result.current.run(second));
  expect(second).not.toHaveBeenCalled();
  await expect.poll(() => result.current.busy).toBe(true);
  await act(async () => {
    pending.resolve();
    await first;
  });
  await expect.poll(() => result.current.busy).toBe(false);
});

test('a browser that believes that it is offline tries all the same', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { result } = use();
  const work = vi.fn(async () => {});
  await act(() => result.current.run(work));
  expect(work).toHaveBeenCalledOnce();
});
