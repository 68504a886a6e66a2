import { createQueryClient } from '@jeweler/core/ui';
import { InfiniteQueryObserver, QueryObserver } from '@tanstack/react-query';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { deferred } from '../../../../../tests/support/deferred.ts';
import { createLiveQueries, queryKeys } from './live-queries.ts';

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
  return { queries, live: createLiveQueries(queries) };
};

const settle = () => vi.advanceTimersByTimeAsync(1000);

beforeEach(() => void vi.useFakeTimers());

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

  test('is fetched again also if another page of it has been asked for since the change', async () => {
    const { queries, live } = open();
    const queryFn = vi.fn(async ({ pageParam }: { pageParam: number }) => pageParam);
    const observer = new InfiniteQueryObserver(queries, {
      ...{ queryKey: queryKeys.submissions, queryFn },
      ...{ initialPageParam: 0, getNextPageParam: (page: number) => page + 1 },
    });
    observer.subscribe(() => undefined);
    live.revision('submission', '1');
    await settle();
    live.revision('submission', '2');
    await observer.fetchNextPage();
    expect(queryFn.mock.calls.map(([{ pageParam }]) => pageParam)).toEqual([0, 1]);
    await settle();
    expect(queryFn.mock.calls.map(([{ pageParam }]) => pageParam)).toEqual([0, 1, 0, 1]);
  });

  test('is fetched once for a burst of changes', async () => {
    const { queries, live } = open();
    const { fetched } = show(queries, queryKeys.dashboard);
    for (let index = 0; index < 100; index += 1) live.revision('media', String(index));
    await settle();
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  // The server tells of no changes of the second.
  test.each(['dashboard', 'media-limits'])('gets another try after it failed: %s', async (name) => {
    const { queries, live } = open();
    const key = [name];
    let isGone = true;
    const { fetched } = show(queries, key, async () => {
      if (isGone) throw new Error('The server is gone.');
      return 'figures';
    });
    await settle();
    expect(queries.getQueryState(key)?.status).toBe('error');
    isGone = false;
    live.opened();
    await settle();
    expect(fetched).toHaveBeenCalledTimes(2);
    expect(queries.getQueryData(key)).toBe('figures');
  });

  test('is not fetched a second time for a change that its author has fetched already', async () => {
    const { queries, live } = open();
    const [mine, other] = [
      ['catalogue', 'products'],
      ['catalogue', 'collections'],
    ].map((key) => show(queries, key));
    live.revision('catalogue', '1');
    await settle();
    // The event comes before the answer of the change.
    live.revision('catalogue', '2');
    await queries.invalidateQueries({ queryKey: ['catalogue', 'products'] });
    await settle();
    expect(mine?.fetched).toHaveBeenCalledTimes(2);
    expect(other?.fetched).toHaveBeenCalledTimes(2);
    // Somebody else's comes while it is fetched for the author.
    live.revision('catalogue', '3');
    void queries.invalidateQueries({ queryKey: ['catalogue', 'products'] });
    live.revision('catalogue', '4');
    await settle();
    expect(mine?.fetched).toHaveBeenCalledTimes(4);
    expect(other?.fetched).toHaveBeenCalledTimes(3);
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

describe('the media list', () => {
  /** Shows the list, which the server answers with the revision it is at. */
  const showList = (queries: ReturnType<typeof createQueryClient>, server: { revision: string | Error }) =>
    show(queries, queryKeys.mediaList, async () => {
      if (server.revision instanceof Error) throw server.revision;
      return { revision: server.revision };
    });

  test('is fetched again when another revision than its own is reported', async () => {
    const { queries, live } = open();
    const server = { revision: '1' };
    const { fetched } = showList(queries, server);
    await settle();
    live.opened();
    live.revision('media', '1');
    await settle();
    expect(fetched).toHaveBeenCalledTimes(1);
    server.revision = '2';
    live.revision('media', '2');
    await settle();
    expect(fetched).toHaveBeenCalledTimes(2);
    // What changed while the connection was lost is reported when it opens again.
    server.revision = '5';
    live.opened();
    live.revision('media', '5');
    await settle();
    expect(queries.getQueryData(queryKeys.mediaList)).toEqual({ revision: '5' });
    expect(fetched).toHaveBeenCalledTimes(3);
  });

  test('that is being loaded when a change comes arrives, and is fetched once more if it is older', async () => {
    const { queries, live } = open();
    const early = deferred<{ revision: string }>();
    const answers = [early.promise, Promise.resolve({ revision: '2' })];
    const { fetched } = show(queries, queryKeys.mediaList, () => answers.shift() ?? Promise.reject());
    live.revision('media', '2');
    await settle();
    expect(fetched).toHaveBeenCalledTimes(1);
    early.resolve({ revision: '1' });
    await settle();
    expect(queries.getQueryData(queryKeys.mediaList)).toEqual({ revision: '2' });
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  test('that failed is fetched when the stream opens', async () => {
    const { queries, live } = open();
    const server: { revision: string | Error } = { revision: new Error('The server is gone.') };
    const { fetched } = showList(queries, server);
    await settle();
    server.revision = '1';
    live.opened();
    await settle();
    expect(fetched).toHaveBeenCalledTimes(2);
    expect(queries.getQueryData(queryKeys.mediaList)).toEqual({ revision: '1' });
    // Also where an earlier one is the current one.
    server.revision = new Error('The server is gone.');
    await queries.invalidateQueries({ queryKey: queryKeys.mediaList });
    expect(queries.getQueryState(queryKeys.mediaList)?.status).toBe('error');
    server.revision = '1';
    live.opened();
    live.revision('media', '1');
    await settle();
    expect(queries.getQueryState(queryKeys.mediaList)?.status).toBe('success');
  });
});
