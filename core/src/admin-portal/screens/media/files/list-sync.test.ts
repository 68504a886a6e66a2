import { describe, expect, test } from 'vitest';
import { mediaFile } from '../../../../../../tests/support/media-files.ts';
import type { MediaChange, MediaList } from '../../../../schemas/index.ts';
import { createListSync, type ListSync, type LoadedList } from './list-sync.ts';

const toList = (revision: string, ...paths: string[]): MediaList => ({
  revision,
  files: paths.map((path) => mediaFile(path)),
});
const standing = (at: string): MediaChange => ({ from: at, to: at, upserted: [], removed: [] });
const adding = (from: string, to: string, path: string): MediaChange => ({
  from,
  to,
  upserted: [mediaFile(path)],
  removed: [],
});
const shownBy = (list: LoadedList | 'stale' | undefined) =>
  list === undefined || list === 'stale'
    ? list
    : [list.revision, ...list.files.map(({ relativePath }) => relativePath)];

/** A request for the list that the test answers manually. */
const answeredLater = () => {
  const answers: ((list: MediaList) => void)[] = [];
  const ask = () => new Promise<MediaList>((resolve) => answers.push(resolve));
  return { ask, answers };
};

const loaded = async (sync: ListSync, list: MediaList) => sync.load(async () => list);

describe('a list with its changes', () => {
  test('follows a change that starts from its own state', async () => {
    const sync = createListSync();
    const list = await loaded(sync, toList('1', 'a.jpg'));
    expect(sync.applyEvent(standing('1'), list)).toBe(list);
    expect(shownBy(sync.applyEvent(adding('1', '2', 'b.jpg'), list))).toEqual(['2', 'a.jpg', 'b.jpg']);
  });

  test('is stale when the stream begins elsewhere, and follows again once loaded anew', async () => {
    const sync = createListSync();
    const list = await loaded(sync, toList('1', 'a.jpg'));
    expect(sync.applyEvent(standing('5'), list)).toBe('stale');
    const again = await loaded(sync, toList('5', 'a.jpg', 'b.jpg'));
    expect(shownBy(sync.applyEvent(adding('5', '6', 'c.jpg'), again))).toEqual([
      '6',
      'a.jpg',
      'b.jpg',
      'c.jpg',
    ]);
  });

  test('asked for in the middle of a change follows the stream all the same, without loading again', async () => {
    const sync = createListSync();
    sync.applyEvent(standing('1'), undefined);
    const list = await loaded(sync, toList('2', 'a.jpg'));
    const next = sync.applyEvent(adding('1', '3', 'b.jpg'), list);
    expect(shownBy(next)).toEqual(['3', 'a.jpg', 'b.jpg']);
  });

  test('brings in the changes that arrive while it is under way', async () => {
    const sync = createListSync();
    const { ask, answers } = answeredLater();
    const coming = sync.load(ask);
    sync.applyEvent(standing('1'), undefined);
    sync.applyEvent(adding('1', '2', 'b.jpg'), undefined);
    answers[0]?.(toList('1', 'a.jpg'));
    expect(shownBy(await coming)).toEqual(['2', 'a.jpg', 'b.jpg']);
    expect(answers).toHaveLength(1);
  });

  test('that already holds the changes that arrived meanwhile is left as it is', async () => {
    const sync = createListSync();
    const { ask, answers } = answeredLater();
    const coming = sync.load(ask);
    sync.applyEvent(standing('2'), undefined);
    answers[0]?.(toList('2', 'a.jpg'));
    expect(shownBy(await coming)).toEqual(['2', 'a.jpg']);
  });

  test('asked for before the stream stood, and behind it, is asked for once more', async () => {
    const sync = createListSync();
    const { ask, answers } = answeredLater();
    const coming = sync.load(ask);
    sync.applyEvent(standing('4'), undefined);
    answers[0]?.(toList('1', 'a.jpg'));
    await Promise.resolve();
    await Promise.resolve();
    answers[1]?.(toList('4', 'a.jpg', 'b.jpg'));
    expect(shownBy(await coming)).toEqual(['4', 'a.jpg', 'b.jpg']);
  });

  test('is stale after a gap in the stream', async () => {
    const sync = createListSync();
    sync.applyEvent(standing('1'), undefined);
    const list = await loaded(sync, toList('1', 'a.jpg'));
    expect(sync.applyEvent(standing('another run'), list)).toBe('stale');
  });

  test('that cannot be had rejects, and the next one is asked for as usual', async () => {
    const sync = createListSync();
    await expect(sync.load(() => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
    expect(shownBy(await loaded(sync, toList('1', 'a.jpg')))).toEqual(['1', 'a.jpg']);
  });
});
