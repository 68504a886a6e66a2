import { randomUUID } from 'node:crypto';
import { recordForm } from '@jeweler/core/schemas';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openShopDatabase } from '../../../server/src/database/open-shop-database.ts';
import type { Answer } from '../../support/test-server.ts';
import { readEvents } from '../media-library/event-reader.ts';
import { receive, startInbox } from './inbox.ts';

describe('two open windows', () => {
  test('are told of each change, whoever makes it', async () => {
    const inbox = await startInbox();
    const mara = await inbox.colleague('Mara');
    const windows = [
      await readEvents(inbox.server.url, inbox.token),
      await readEvents(inbox.server.url, mara.token),
    ];
    let kind: 'submission' | 'catalogue' = 'submission';
    const revisions = () => windows.map((window) => window.revisions(kind).at(-1));
    await expect.poll(() => windows.map((window) => window.revisions('submission').length)).toEqual([1, 1]);

    const told = async (what: string, work: () => Promise<Pick<Answer, 'status'> | undefined>) => {
      const before = revisions();
      const answer = await work();
      expect([what, answer?.status ?? 200]).toEqual([what, expect.toBeOneOf([200, 201])]);
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
    await told('all read', () => mara.post('/api/admin/submissions/read-all'));
    await told('reminder', () =>
      inbox.post(`/api/admin/submissions/${reference}/reminder`, { day: '2026-06-20', revision: 2 }),
    );
    await told('saved reply', () =>
      mara.post('/api/admin/saved-replies/mine', { title: 'Mine', text: 'Mine.', revision: 0 }),
    );
    await told('saved reply deleted', () =>
      inbox.post('/api/admin/saved-replies/mine/delete', { revision: 1 }),
    );
    await told('settings', () =>
      inbox.post('/api/admin/settings', { settings: { retentionMonths: 5 }, revision: 0 }),
    );
    await told('hours', async () => {
      const { hours } = (await inbox.get('/api/admin/opening-hours')).body as { hours: object };
      return mara.post('/api/admin/opening-hours', { hours, revision: 0 });
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
      return inbox.post(`/api/admin/appointments/${appointment?.reference}/move`, {
        day: '2026-06-15',
        slot: '15:00',
        revision: 1,
      });
    });
    await told('redeemed', () => inbox.post(`/api/admin/prize-claims/${claim.reference}/redeem`));
    await told('redemption undone', () => inbox.post(`/api/admin/prize-claims/${claim.reference}/undo`));
    await receive(inbox, 'subscription');
    await told('unsubscribed', () => mara.post('/api/admin/subscribers/1/unsubscribe'));
    await told('mail written off', () => inbox.post('/api/admin/mails/1/write-off'));
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
      return undefined;
    });
    kind = 'catalogue';
    await told('catalogue', () =>
      inbox.post('/api/admin/catalogue/shop/1', { changes: { phone: '(561) 555-0199' }, revision: 0 }),
    );
  });

  test('are not told of what no list shows', async () => {
    const inbox = await startInbox();
    const window = await readEvents(inbox.server.url, inbox.token);
    await expect.poll(() => window.received).toHaveLength(3);
    const unsaved = { revision: 0, changes: { phone: { from: '', to: '(561)' } } };
    expect((await inbox.post(`/api/admin/unsaved/${recordForm('shop', 1)}`, unsaved)).status).toBe(204);
    expect((await inbox.post('/api/admin/subscribers/downloads')).status).toBe(200);
    expect((await inbox.colleague('Mara')).token).not.toBe('');
    expect((await inbox.server.request('GET', '/api/health?deep=1')).status).toBe(200);
    const { reference } = await receive(inbox, 'contact');
    await expect.poll(() => window.revisions('submission')).toHaveLength(2);
    await inbox.post(`/api/admin/submissions/${reference}/notes`, { text: 'A note.' });
    await expect.poll(() => window.revisions('submission')).toHaveLength(3);
    expect(window.revisions('catalogue')).toHaveLength(1);
  });
});
