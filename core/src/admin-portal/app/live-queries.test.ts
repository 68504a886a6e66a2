import { QueryObserver } from '@tanstack/query-core';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { deferred } from '../../../../tests/support/deferred.ts';
import { createQueryClient } from '../../ui/index.ts';
import { createLiveQueries, queryKeys } from '../shared/live/live-queries.ts';
import { staleQueries } from './screens.tsx';

/** Mounts a query observer and counts its fetches. */
const show = (
  queries: ReturnType<typeof createQueryClient>,
  queryKey: readonly string[],
  queryFn: () => Promise<unknown> = async () => 'an answer',
) => {
  const fetched = vi.fn(queryFn);
  const observer = new QueryObserver(queries, { queryKey, queryFn: fetched });
  const hide = observer.subscribe(() => undefined);
  return { fetched, hide };
};

const open = () => {
  const queries = createQueryClient();
  return { queries, live: createLiveQueries(queries, staleQueries) };
};

const settle = () => vi.advanceTimersByTimeAsync(1000);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('what is shown', () => {
  test('is fetched again whenever the stream opens', async () => {
    const { queries, live } = open();
    const shown = [queryKeys.dashboard, queryKeys.mediaUsage].map((key) => show(queries, key));
    await settle();
    for (const times of [2, 3]) {
      live.opened();
      await settle();
      for (const { fetched } of shown) expect(fetched).toHaveBeenCalledTimes(times);
    }
  });

  test.each([
    ['media', 2, 1],
    ['catalogue', 2, 2],
    ['submission', 2, 1],
  ] as const)('follows %s: another revision, not the first after opening', async (kind, figures, usage) => {
    const { queries, live } = open();
    const dashboard = show(queries, queryKeys.dashboard);
    const uses = show(queries, queryKeys.mediaUsage);
    live.revision(kind, '1');
    live.revision(kind, '1');
    await settle();
    expect(dashboard.fetched).toHaveBeenCalledTimes(1);
    live.revision(kind, '2');
    await settle();
    expect(dashboard.fetched).toHaveBeenCalledTimes(figures);
    expect(uses.fetched).toHaveBeenCalledTimes(usage);
  });

  test('is fetched once for a burst of changes', async () => {
    const { queries, live } = open();
    const { fetched } = show(queries, queryKeys.dashboard);
    for (let index = 0; index < 100; index += 1) live.revision('media', String(index));
    await settle();
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  test('gets another try after it failed', async () => {
    const { queries, live } = open();
    let isGone = true;
    const { fetched } = show(queries, queryKeys.dashboard, async () => {
      if (isGone) throw new Error('The server is gone.');
      return 'figures';
    });
    await settle();
    expect(queries.getQueryState(queryKeys.dashboard)?.status).toBe('error');
    isGone = false;
    live.opened();
    await settle();
    expect(fetched).toHaveBeenCalledTimes(2);
    expect(queries.getQueryData(queryKeys.dashboard)).toBe('figures');
  });

  test('is not satisfied with an answer that was under way when the change came', async () => {
    const { queries, live } = open();
    const early = deferred<string>();
    const answers = [early.promise, Promise.resolve('after')];
    show(queries, queryKeys.dashboard, () => answers.shift() ?? Promise.reject());
    live.opened();
    await settle();
    early.resolve('before');
    await settle();
    expect(queries.getQueryData(queryKeys.dashboard)).toBe('after');
  });
});

test('what is not shown is fetched when it is shown next', async () => {
  const { queries, live } = open();
  const before = show(queries, queryKeys.dashboard);
  await settle();
  before.hide();
  live.opened();
  await settle();
  expect(before.fetched).toHaveBeenCalledTimes(1);
  const { fetched } = show(queries, queryKeys.dashboard);
  await settle();
  expect(fetched).toHaveBeenCalledTimes(1);
});

test('the media list follows its own changes; only one that failed is fetched', async () => {
  const { queries, live } = open();
  let isGone = false;
  const { fetched } = show(queries, queryKeys.mediaList, async () => {
    if (isGone) throw new Error('The server is gone.');
    return 'a list';
  });
  await settle();
  live.opened();
  await settle();
  expect(fetched).toHaveBeenCalledTimes(1);
  isGone = true;
  await queries.refetchQueries({ queryKey: queryKeys.mediaList });
  isGone = false;
  live.opened();
  await settle();
  expect(fetched).toHaveBeenCalledTimes(3);
});
