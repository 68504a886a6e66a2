import { randomUUID } from 'node:crypto';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openShopDatabase } from '../../../server/src/database/open-shop-database.ts';
import { readEvents } from '../media-library/event-reader.ts';
import { receive, startInbox } from './inbox.ts';

// How soon is measured by `npm run bench -- staff-inbox`.
describe('two open windows', () => {
  test('are told of each change, whoever makes it', async () => {
    const inbox = await startInbox();
    const mara = await inbox.colleague('Mara');
    const windows = [
      await readEvents(inbox.server.url, inbox.token),
      await readEvents(inbox.server.url, mara.token),
    ];
    const revisions = () => windows.map((window) => window.revisions('submission').at(-1));
    await expect.poll(() => windows.map((window) => window.revisions('submission').length)).toEqual([1, 1]);

    const told = async (what: string, work: () => Promise<unknown>) => {
      const before = revisions();
      await work();
      await expect
        .poll(() => revisions().every((revision, index) => revision !== before[index]), { message: what })
        .toBe(true);
    };

    const claim = await receive(inbox, 'prize-claim');
    const item = await receive(inbox, 'contact');
    await expect.poll(() => new Set(revisions()).size).toBe(1);
    const { reference } = item;
    await told('note', () => inbox.post(`/api/admin/submissions/${reference}/notes`, { text: 'A note.' }));
    await told('status', () => mara.change(item, 'open'));
    await told('read', () =>
      inbox.post('/api/admin/submissions/read', { references: [reference], isRead: true }),
    );
    await told('settings', () =>
      inbox.post('/api/admin/settings', { settings: { retentionMonths: 5 }, revision: 0 }),
    );
    await told('hours', async () => {
      const { hours } = (await inbox.get('/api/admin/opening-hours')).body as { hours: object };
      await mara.post('/api/admin/opening-hours', { hours, revision: 0 });
    });
    await told('booked', () =>
      inbox.post('/api/admin/appointments', {
        key: randomUUID(),
        name: 'Grace Holloway',
        day: '2026-06-15',
        slot: '14:00',
        type: 'repair',
      }),
    );
    await told('moved', async () => {
      const [appointment] = (await inbox.list({ kind: 'appointment' })).submissions;
      await inbox.post(`/api/admin/appointments/${appointment?.reference}/move`, {
        day: '2026-06-15',
        slot: '15:00',
        revision: 1,
      });
    });
    await told('redeemed', () => inbox.post(`/api/admin/prize-claims/${claim.reference}/redeem`));
    await told('deleted', () => inbox.post('/api/admin/people/delete', { email: item.email }));
    await told('another process', async () => {
      const other = await openShopDatabase(inbox.server.config);
      onTestFinished(() => other.close());
      await other.writes.run((trx) =>
        trx
          .insertInto('settings')
          .values({ key: 'x', value: '1', revision: 1, changed_at: 'x', changed_by: 'x' })
          .execute(),
      );
    });
  });
});
