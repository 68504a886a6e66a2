import { randomUUID } from 'node:crypto';
import { describe, expect, onTestFinished, test } from 'vitest';
import { databaseFile } from '../../../server/src/database/database-files.ts';
import { openDatabase } from '../../../server/src/database/sqlite.ts';
import { readEvents } from '../media-library/event-reader.ts';
import { receive, startInbox } from './inbox.ts';

/** Longest time from a write until two open windows have been notified, in milliseconds. */
const SOON = 1000;

describe('two open windows', () => {
  test('are told of each change within a second, whoever makes it', async () => {
    const inbox = await startInbox();
    const mara = await inbox.colleague('Mara');
    const windows = [
      await readEvents(inbox.server.url, inbox.token),
      await readEvents(inbox.server.url, mara.token),
    ];
    const revisions = () => windows.map((window) => window.revisions('submission').at(-1));
    await expect.poll(() => windows.map((window) => window.revisions('submission').length)).toEqual([1, 1]);

    const told = async (work: () => Promise<unknown>) => {
      const before = revisions();
      await work();
      const written = performance.now();
      await expect
        .poll(() => revisions().every((revision, index) => revision !== before[index]), { interval: 10 })
        .toBe(true);
      return performance.now() - written;
    };

    const claim = await receive(inbox, 'prize-claim');
    const item = await receive(inbox, 'contact');
    await expect.poll(() => new Set(revisions()).size).toBe(1);
    const { reference } = item;
    const times = {
      note: await told(() => inbox.post(`/api/admin/submissions/${reference}/notes`, { text: 'A note.' })),
      status: await told(() => mara.change(item, 'open')),
      read: await told(() =>
        inbox.post('/api/admin/submissions/read', { references: [reference], isRead: true }),
      ),
      settings: await told(() =>
        inbox.post('/api/admin/settings', { settings: { retentionMonths: 5 }, revision: 0 }),
      ),
      hours: await told(async () => {
        const { hours } = (await inbox.get('/api/admin/opening-hours')).body as { hours: object };
        await mara.post('/api/admin/opening-hours', { hours, revision: 0 });
      }),
      booked: await told(() =>
        inbox.post('/api/admin/appointments', {
          key: randomUUID(),
          name: 'Grace Holloway',
          day: '2026-06-15',
          slot: '14:00',
          type: 'repair',
        }),
      ),
      moved: await told(async () => {
        const [appointment] = (await inbox.list({ kind: 'appointment' })).submissions;
        await inbox.post(`/api/admin/appointments/${appointment?.reference}/move`, {
          day: '2026-06-15',
          slot: '15:00',
          revision: 1,
        });
      }),
      redeemed: await told(() => inbox.post(`/api/admin/prize-claims/${claim.reference}/redeem`)),
      deleted: await told(() => inbox.post('/api/admin/people/delete', { email: item.email })),
      otherProcess: await told(async () => {
        const other = openDatabase(databaseFile(inbox.server.config.dataDir));
        onTestFinished(() => other.close());
        await other.query
          .insertInto('settings')
          .values({ key: 'x', value: '1', revision: 1, changed_at: 'x', changed_by: 'x' })
          .execute();
      }),
    };
    for (const [what, milliseconds] of Object.entries(times))
      expect([what, milliseconds < SOON]).toEqual([what, true]);
  });
});
