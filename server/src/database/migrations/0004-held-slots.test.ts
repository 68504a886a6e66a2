import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type Sqlite from 'better-sqlite3';
import { expect, onTestFinished, test } from 'vitest';
import { makeOldDatabase } from '../../../../tests/support/old-database.ts';
import { databaseFile } from '../lock.ts';
import { openDataFolder } from '../open-data-folder.ts';

/** Kind, status and slot on one day, in the order received. */
const rows = [
  ['appointment', 'requested', '10:00'],
  ['appointment', 'requested', '10:00'],
  ['appointment', 'requested', '11:00'],
  ['appointment', 'proposed', '11:00'],
  ['appointment', 'confirmed', '11:00'],
  ['appointment', 'confirmed', '11:00'],
  ['appointment', 'declined', '12:00'],
  ['appointment', 'spam', '12:00'],
  ['appointment', 'requested', '12:00'],
  ['appointment', 'done', '13:00'],
  ['appointment', 'cancelled', '13:00'],
  ['contact', 'new', null],
] as const;

const fill = (native: Sqlite.Database) => {
  const insert = native.prepare(`insert into submissions
    (reference, kind, status, status_since, received_at, origin_address, appointment_day, appointment_slot, details, marks)
    values (?, ?, ?, ?, ?, '203.0.113.9', ?, ?, '{}', '[]')`);
  const at = '2026-05-01T12:00:00.000Z';
  for (const [index, [kind, status, slot]] of rows.entries())
    insert.run(`A-222${index}`, kind, status, at, at, slot && '2026-06-15', slot);
};

test('slots that were asked for twice are kept: one holds them, the others are marked', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'migration '));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  await makeOldDatabase(databaseFile(folder), '0003-staff-inbox', fill);
  const { query, writes, close } = await openDataFolder(folder, { use: 'server' });
  onTestFinished(close);

  const stored = await query.selectFrom('submissions').selectAll().orderBy('id').execute();
  const names = stored.map(({ kind, status, appointment_slot, holds_slot, is_conflict }) =>
    [kind, status, appointment_slot, holds_slot && 'holds', is_conflict && 'conflict']
      .filter(Boolean)
      .join(' '),
  );
  expect(names).toEqual([
    'appointment requested 10:00 holds',
    'appointment requested 10:00 conflict',
    'appointment requested 11:00 conflict',
    'appointment proposed 11:00 conflict',
    'appointment confirmed 11:00 holds',
    'appointment confirmed 11:00 conflict',
    'appointment declined 12:00',
    'appointment spam 12:00',
    'appointment requested 12:00 holds',
    'appointment done 13:00',
    'appointment cancelled 13:00',
    'contact new',
  ]);

  const second = writes.run((trx) =>
    trx.updateTable('submissions').set({ holds_slot: 1 }).where('id', '=', 2).execute(),
  );
  await expect(second).rejects.toMatchObject({ code: 'SQLITE_CONSTRAINT_UNIQUE' });
});
