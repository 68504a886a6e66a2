import { beforeEach, expect, test, vi } from 'vitest';
import { DatabaseChanges } from '../database/database-changes.ts';
import type { TableName } from '../database/written-tables.ts';
import { SubmissionWatch } from './submission-watch.ts';

beforeEach(() => void vi.useFakeTimers());

const watching = () => {
  const changes = new DatabaseChanges(() => 1);
  const watch = new SubmissionWatch(changes);
  const revisions: string[] = [];
  watch.onChange(() => revisions.push(watch.revision));
  const commit = (...tables: TableName[]) => changes.noteCommit(new Set(tables));
  return { changes, commit, watch, revisions };
};

test('a commit is told before its answer, with another revision', async () => {
  const { commit, watch, revisions } = watching();
  const before = watch.revision;
  await commit('submissions');
  expect(revisions).toEqual([watch.revision]);
  expect(revisions).not.toContain(before);
  watch.close();
});

test('a flood of commits is told ten times a second, the last of them included', async () => {
  const { commit, watch, revisions } = watching();
  for (let millisecond = 0; millisecond < 1000; millisecond += 1) {
    void commit('submissions');
    await vi.advanceTimersByTimeAsync(1);
  }
  expect(revisions.length).toBeGreaterThan(8);
  expect(revisions.length).toBeLessThanOrEqual(11);
  const last = revisions.length;
  await vi.advanceTimersByTimeAsync(100);
  expect(revisions.length).toBeGreaterThanOrEqual(last);
  await commit('submissions');
  await vi.advanceTimersByTimeAsync(100);
  expect(new Set(revisions).size).toBe(revisions.length);
  expect(revisions.at(-1)).toBe(watch.revision);
  watch.close();
});

test.each<TableName>([
  'submissions',
  'submission_notes',
  'unread_submissions',
  'prize_claims',
  'outbox',
  'subscribers',
  'settings',
  'deletions',
])('what is written into %s is told', async (table) => {
  const { commit, watch, revisions } = watching();
  await commit('unsaved_texts', table);
  expect(revisions).toHaveLength(1);
  watch.close();
});

test.each<TableName>([
  'unsaved_texts',
  'admin_sessions',
  'download_tickets',
  'media_uploads',
  'picture_sizes',
  'request_photos',
  'request_photo_parts',
  'catalogue_records',
])('what is written into %s concerns no list of submissions', async (table) => {
  const { commit, watch, revisions } = watching();
  await commit(table);
  await vi.advanceTimersByTimeAsync(100);
  expect(revisions).toEqual([]);
  watch.close();
});

test('a commit of which nobody knows the tables is told', async () => {
  const { changes, watch, revisions } = watching();
  await changes.noteCommit(undefined);
  expect(revisions).toHaveLength(1);
  watch.close();
});

test('after the close nobody is told anything', async () => {
  const { commit, watch, revisions } = watching();
  await commit('submissions');
  await commit('submissions');
  watch.close();
  await vi.advanceTimersByTimeAsync(1000);
  expect(revisions).toHaveLength(1);
});
