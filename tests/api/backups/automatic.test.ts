import { expect, test } from 'vitest';
import { backUpWhenDue } from '../../../server/src/backups/automatic-backups.ts';
import type { BackupOutcome, BackupTask } from '../../../server/src/backups/run-backups.ts';
import { useTemporaryFolder } from '../../support/use-temporary-folder.ts';
import { startInbox } from '../inbox/inbox.ts';

const HOUR_MS = 3_600_000;
const FULL = 'The disk for copies is full: free space on it, or use a larger one.';

const LACKS = '3 files or folders of the media folder could not be read, such as rings/a.jpg.';

/** A server's job with another process than the real one, hour by hour. */
const useJob = async () => {
  const inbox = await startInbox({ backupDir: useTemporaryFolder(), sessionHours: 1000 });
  const { config, database, time } = inbox.server;
  const tasks: BackupTask[] = [];
  let failure: string | undefined;
  const run = async (task: BackupTask): Promise<BackupOutcome | undefined> => {
    tasks.push(task);
    if (failure === 'stopped') return undefined;
    if (failure === LACKS) return { partial: time.now.toISOString(), failure };
    if (failure !== undefined) return { failure };
    return { made: time.now.toISOString(), ...(task.isChecked && { contents: '3 submissions' }) };
  };
  const log = { info: () => {}, error: () => {} };
  return {
    tasks,
    fail: (message?: string) => {
      failure = message;
    },
    /** Lets time pass, and the job run at its end. */
    pass: async (hours: number) => {
      time.now = new Date(time.now.getTime() + hours * HOUR_MS);
      await backUpWhenDue({ config, database, clock: () => time.now, log, run });
    },
    report: async () => (await inbox.get('/api/admin/backups')).body,
    warning: async () => ((await inbox.get('/api/admin/backups')).body as { warning: string | null }).warning,
  };
};

test('a copy is due every hour, and once a day one that is restored and checked', async () => {
  const { tasks, pass, report } = await useJob();
  expect(await report()).toEqual({ store: 'folder', state: null, warning: null });
  await pass(0);
  await pass(0.5);
  expect(tasks).toEqual([{ shop: expect.any(String), isNew: true, isChecked: true }]);
  for (let hour = 0; hour < 24; hour += 1) await pass(1);
  expect(tasks.map(({ isChecked }) => isChecked).filter(Boolean)).toHaveLength(2);
  expect(tasks).toHaveLength(25);
  expect(new Set(tasks.map(({ shop }) => shop)).size).toBe(1);
  expect(tasks.slice(1).some(({ isNew }) => isNew)).toBe(false);
  // A clock that was put back.
  await pass(-48);
  expect(tasks).toHaveLength(26);
});

test('Today warns when copies fail, not when a drive was away once, and no longer once they succeed', async () => {
  const { fail, pass, report, warning } = await useJob();
  await pass(0);
  fail(FULL);
  await pass(1);
  await pass(1);
  expect(await warning()).toBeNull();
  await pass(1);
  expect(await warning()).toBe(`The automatic backup fails: ${FULL}`);
  expect(await report()).toMatchObject({
    state: { failure: { count: 3 }, checked: { contents: '3 submissions' } },
  });
  fail('stopped');
  await pass(1);
  expect(await report()).toMatchObject({ state: { failure: { count: 3 } } });
  fail();
  await pass(1);
  expect(await warning()).toBeNull();
});

test('a copy that lacks pictures is not the newest: Today says at once what it lacks, until one is whole', async () => {
  const { tasks, fail, pass, report, warning } = await useJob();
  fail(LACKS);
  await pass(0);
  expect(await report()).toMatchObject({ state: { newest: null, partial: { lacks: LACKS } } });
  fail(FULL);
  await pass(1);
  expect(await warning()).toBe(
    `The newest backup is not in order: ${LACKS} The last attempt failed: ${FULL}`,
  );
  fail();
  await pass(1);
  expect(await warning()).toBeNull();
  // A drive that is not connected would be filled as a new one.
  expect(tasks.map(({ isNew }) => isNew)).toEqual([true, false, false]);
  const { state } = (await report()) as { state: { newest: string } };
  fail(LACKS);
  await pass(1);
  expect(await report()).toMatchObject({
    state: { newest: state.newest, partial: { made: expect.any(String) } },
  });
  expect(await warning()).toBe(`The newest backup is not in order: ${LACKS}`);
});

test('staff read no name of an environment variable', async () => {
  const { fail, pass, report, warning } = await useJob();
  fail('The folder for copies, /mnt/b, holds those of another database. Set BACKUP_DIR to an empty folder.');
  await pass(0);
  expect(await warning()).toMatch(/Set the backup folder to an empty folder\.$/);
  expect(JSON.stringify(await report())).not.toContain('BACKUP_DIR');
});

test('Today warns at once when the first copy fails, and when none was checked for two days', async () => {
  const { fail, pass, warning } = await useJob();
  fail(FULL);
  await pass(0);
  expect(await warning()).toBe(`The automatic backup fails: ${FULL}`);
  fail();
  await pass(1);
  // A server that was off: it warns until the next copy, which is made at once.
  fail('stopped');
  await pass(49);
  expect(await warning()).toBe('The newest backup that was restored and checked is older than two days.');
  fail();
  await pass(0);
  expect(await warning()).toBeNull();
});

test('without BACKUP_DIR nothing is done, and nobody is warned', async () => {
  const inbox = await startInbox();
  const { config, database } = inbox.server;
  const run = () => expect.fail('There is nowhere to keep copies.');
  const log = { info: () => {}, error: () => {} };
  await backUpWhenDue({ config, database, clock: () => new Date(), log, run });
  expect((await inbox.get('/api/admin/backups')).body).toEqual({ store: 'none', state: null, warning: null });
});
