import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { referenceSchema } from '@jeweler/core/submissions';
import type Sqlite from 'better-sqlite3';
import { expect, onTestFinished, test } from 'vitest';
import { makeOldDatabase } from '../../../../tests/support/old-database.ts';
import { databaseFile } from '../lock.ts';
import { openDataFolder } from '../open-data-folder.ts';
import { freeReference } from '../submission-reference.ts';
import { findSubmissions } from '../submission-search.ts';

const ROWS = 10_000;
const kinds = ['contact', 'subscription', 'appointment', 'service-request', 'prize-claim'] as const;

const fill = (native: Sqlite.Database) => {
  native.exec("insert into admins values (1, 'Mara', 'mara', 'x', '2026-01-01T00:00:00.000Z')");
  const insert = native.prepare(`insert into submissions
    (kind, status, received_at, origin_address, name, email, phone, appointment_day, appointment_slot, details, marks)
    values (?, ?, ?, '203.0.113.9', ?, ?, ?, ?, ?, ?, '["repeat-email"]')`);
  native.transaction(() => {
    for (let index = 0; index < ROWS; index += 1) {
      const kind = kinds[index % kinds.length];
      const isAppointment = kind === 'appointment';
      const email = `Visitor${index}@Example.com`;
      const phone = `(561) 555-${String(index).padStart(4, '0')}`;
      const details = { name: `Visitor ${index}`, email, phone, message: `Número ${index} of many` };
      insert.run(
        kind,
        index % 10 === 9 ? 'spam' : 'new',
        new Date(Date.UTC(2026, 0, 1) + index * 60_000).toISOString(),
        details.name,
        email,
        phone,
        isAppointment ? '2026-06-15' : null,
        isAppointment ? '14:00' : null,
        JSON.stringify(details),
      );
    }
  })();
};

test('ten thousand submissions of the version before are taken over with all that is new', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'migration '));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  await makeOldDatabase(databaseFile(folder), '0002-storage-checks', fill);
  const { query, close } = await openDataFolder(folder, { use: 'server' });
  onTestFinished(close);
  expect(readdirSync(folder).filter((name) => name.includes('before-update'))).toHaveLength(1);

  const rows = await query.selectFrom('submissions').selectAll().orderBy('id').execute();
  expect(rows).toHaveLength(ROWS);
  expect(rows.filter(({ reference }) => !referenceSchema.safeParse(reference).success)).toEqual([]);
  expect(new Set(rows.map(({ reference }) => reference)).size).toBe(ROWS);
  expect(rows.slice(0, 5).map(({ kind, status }) => `${kind} ${status}`)).toEqual([
    'contact new',
    'subscription new',
    'appointment requested',
    'service-request new',
    'prize-claim new',
  ]);
  expect(rows[7777]).toMatchObject({
    id: 7778,
    kind: 'appointment',
    status: 'requested',
    status_since: rows[7777]?.received_at,
    status_before_spam: null,
    answered_at: null,
    revision: 1,
    email: 'Visitor7777@Example.com',
    email_key: 'visitor7777@example.com',
    phone_key: '15615557777',
    appointment_day: '2026-06-15',
    marks: '["repeat-email"]',
  });
  expect(rows[9]).toMatchObject({ status: 'spam', status_before_spam: 'new' });

  const tried: number[] = [];
  const free = await freeReference(query, 'contact', (_kind, attempt) => {
    tried.push(attempt);
    return rows[attempt]?.reference ?? 'none';
  });
  expect([free, tried.length]).toEqual(['none', ROWS + 1]);

  const found = async (text: string) =>
    (await findSubmissions(query, text)?.execute())?.map(({ id }) => id - 1);
  expect(await found('numero 4321')).toEqual([4321]);
  expect(await found('555-4321')).toEqual([4321]);
  // References are random, of 4 to 6 characters: one may be the beginning of another.
  const byReference = await found(rows[4321]?.reference ?? '');
  expect(byReference).toContain(4321);
  expect(byReference?.length).toBeLessThan(4);

  const unread = await query.selectFrom('unread_submissions').selectAll().execute();
  expect(unread).toHaveLength(ROWS * 0.9);
  expect(new Set(unread.map(({ admin_id }) => admin_id))).toEqual(new Set([1]));
}, 60_000);
