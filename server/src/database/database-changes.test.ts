import { expect, test } from 'vitest';
import { DatabaseChanges } from './database-changes.ts';

const listening = () => {
  const database = { version: 1 };
  const changes = new DatabaseChanges(() => database.version);
  const told: string[] = [];
  changes.onCommit(
    (table) => table === 'settings',
    () => told.push('settings'),
  );
  changes.onCommit(
    (table) => table !== 'settings',
    () => told.push('others'),
  );
  return { database, changes, told };
};

test('a commit of this process is told to those whom its tables concern, to everyone if they are not known, to nobody if it wrote nothing', async () => {
  const { changes, told } = listening();
  await changes.noteCommit(new Set());
  expect(told).toEqual([]);
  await changes.noteCommit(new Set(['settings']));
  expect(told).toEqual(['settings']);
  await changes.noteCommit(new Set(['submissions', 'outbox']));
  expect(told).toEqual(['settings', 'others']);
  await changes.noteCommit(new Set(['settings', 'outbox']));
  await changes.noteCommit(undefined);
  expect(told.slice(2)).toEqual(['settings', 'others', 'settings', 'others']);
});

test('a commit of another process is told once, to everyone; a database that cannot be read is none', async () => {
  const { database, changes, told } = listening();
  await changes.checkForOthers();
  database.version = Number.NaN;
  await changes.checkForOthers();
  database.version = 1;
  await changes.checkForOthers();
  expect(told).toEqual([]);
  database.version = 2;
  await changes.checkForOthers();
  await changes.checkForOthers();
  expect(told).toEqual(['settings', 'others']);
});

test('a listener that fails neither fails the write nor keeps others from being told, and is called again', async () => {
  const { changes, told } = listening();
  let isReadable = false;
  changes.onCommit(
    () => true,
    async () => {
      if (!isReadable) throw new Error('disk I/O error');
      told.push('read');
    },
  );
  await changes.noteCommit(new Set(['settings']));
  expect(told).toEqual(['settings']);
  await expect(changes.checkForOthers()).rejects.toThrow('disk I/O error');
  isReadable = true;
  await changes.checkForOthers();
  await changes.checkForOthers();
  expect(told).toEqual(['settings', 'read']);
});
