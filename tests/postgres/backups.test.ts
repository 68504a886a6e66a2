import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { backUpNow } from '../../server/src/backups/automatic-backups.ts';
import { startTestServer } from '../support/test-server.ts';

test('copies of two servers wait for each other, and both are remembered', async () => {
  const first = await startTestServer();
  const second = await startTestServer({ databaseUrl: first.config.databaseUrl });
  const steps: string[] = [];
  const backUp = ({ config, database, time }: typeof first, name: string) =>
    backUpNow(
      {
        config,
        database,
        clock: () => time.now,
        log: { info: () => {}, error: () => {} },
        run: async () => {
          steps.push('begins');
          await wait(200);
          steps.push('ends');
          return { made: `2026-11-2${name}T10:00:00.000Z` };
        },
      },
      { isChecked: false, isNewDrive: false },
    );
  const outcomes = await Promise.all([backUp(first, '6'), backUp(second, '7')]);
  expect(steps).toEqual(['begins', 'ends', 'begins', 'ends']);
  expect(outcomes.map((outcome) => outcome?.failure)).toEqual([undefined, undefined]);
});

test('a server that waits for the work of another one can be stopped', async () => {
  const first = await startTestServer();
  const second = await startTestServer({ databaseUrl: first.config.databaseUrl });
  let finish = () => {};
  const begun = new Promise<void>((resolve) => {
    void first.database.exclusively(() => {
      resolve();
      return new Promise<void>((done) => {
        finish = done;
      });
    }, 'backups');
  });
  await begun;
  const waits = second.database.exclusively(async () => 'worked', 'backups');
  const outcome = waits.catch((error: Error) => error.message);
  await wait(500);
  await second.database.close();
  expect(await outcome).toMatch(/terminated/);
  finish();
});
