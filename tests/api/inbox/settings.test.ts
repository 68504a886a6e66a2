import { settingsAnswerSchema } from '@jeweler/core/schemas';
import { describe, expect, test } from 'vitest';
import { removeExpired } from '../../../server/src/submissions/delete-submissions.ts';
import { expectInvalid } from '../../support/refusal.ts';
import { type Inbox, receive, references, startInbox } from './inbox.ts';

const SETTINGS = '/api/admin/settings';

const set = (inbox: Inbox, settings: object, revision: number) =>
  inbox.post(SETTINGS, { settings, revision });
const read = async (inbox: Inbox) => settingsAnswerSchema.parse((await inbox.get(SETTINGS)).body);

describe('the settings of the portal', () => {
  test('have their usual values until they are set', async () => {
    const inbox = await startInbox();
    const settings = {
      retentionMonths: null,
      holdHours: 72,
      prizeLimit: 5000,
      soldDays: 30,
      priceMonths: 12,
      staffEditShop: false,
      secondFactorFrom: null,
      calendarEntries: 'full',
      calendarEmails: [],
      tellsOwners: true,
    };
    expect(await read(inbox)).toEqual({ settings, revision: 0 });
    const changed = { settings: { ...settings, retentionMonths: 24 }, revision: 1 };
    expect((await set(inbox, { retentionMonths: 24 }, 0)).body).toEqual(changed);
    expect(await read(inbox)).toEqual(changed);
    expect((await set(inbox, { retentionMonths: null }, 1)).body).toMatchObject({ revision: 2 });
    expect(await inbox.server.database.query.selectFrom('settings').selectAll().execute()).toMatchObject([
      { key: 'retentionMonths', value: 'null', changed_by: 'Tester', revision: 2 },
    ]);
  });

  test('are not overwritten unseen: of two changes on the same revision one is refused with what is set', async () => {
    const inbox = await startInbox();
    const answers = await Promise.all([
      set(inbox, { retentionMonths: 12 }, 0),
      set(inbox, { retentionMonths: 36 }, 0),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409)?.body;
    expect(refused).toMatchObject({ code: 'conflict', present: await read(inbox) });
  });

  test('are not changed by what is no change of them', async () => {
    const inbox = await startInbox();
    await expectInvalid(
      (body: object) => inbox.post(SETTINGS, body),
      {},
      { settings: { retentionMonths: 6 } },
      { settings: { retentionMonths: 0 }, revision: 0 },
      { settings: { retentionMonths: 121 }, revision: 0 },
      { settings: { retentionMonths: 1.5 }, revision: 0 },
      { settings: { retentionMonths: '6' }, revision: 0 },
      { settings: { holdHours: 0 }, revision: 0 },
      { settings: { holdHours: 721 }, revision: 0 },
      { settings: { holdHours: null }, revision: 0 },
      { settings: { prizeLimit: 0 }, revision: 0 },
      { settings: { prizeLimit: 4999.5 }, revision: 0 },
      { settings: { prizeLimit: 1_000_001 }, revision: 0 },
      { settings: null, revision: 0 },
    );
    expect((await read(inbox)).revision).toBe(0);
  });
});

describe('what is kept for so many months', () => {
  const finished = async (inbox: Inbox, time: string) => {
    inbox.server.time.now = new Date(time);
    const item = await receive(inbox, 'contact');
    await inbox.change(item, 'done');
    return item;
  };
  const left = async (inbox: Inbox) => references((await inbox.list()).submissions);
  const year = { sessionHours: 24 * 400 };

  test('goes when it has been finished for as long, and only then, which is recorded', async () => {
    const inbox = await startInbox(year);
    await finished(inbox, '2026-06-01T16:00:00Z');
    const young = await finished(inbox, '2026-07-01T16:00:00Z');
    inbox.server.time.now = new Date('2026-06-01T16:00:00Z');
    const waits = await receive(inbox, 'contact');
    const subscriber = await receive(inbox, 'subscription');
    const late = await receive(inbox, 'prize-claim');
    inbox.server.time.now = new Date('2026-06-20T16:00:00Z');
    await inbox.change(late, 'redeemed');
    const { database } = inbox.server;
    // As long as nothing is set, nothing goes.
    expect(await removeExpired(database, new Date('2036-06-01T16:00:00Z'))).toBe(0);
    await set(inbox, { retentionMonths: 3 }, 0);

    expect(await removeExpired(database, new Date('2026-09-01T16:00:00Z'))).toBe(0);
    expect(await removeExpired(database, new Date('2026-09-01T16:00:01Z'))).toBe(1);
    expect(await left(inbox)).toEqual(references([late, subscriber, waits, young]));
    expect((await inbox.get('/api/admin/deletions')).body).toMatchObject({
      deletions: [{ at: '2026-09-01T16:00:01.000Z', by: null, reason: 'retention', count: 1 }],
    });
    expect(await removeExpired(database, new Date('2027-05-31T16:00:00Z'))).toBe(2);
    expect(await left(inbox)).toEqual(references([subscriber, waits]));
  });

  test('stays while it has a reminder, and goes when that is done', async () => {
    const inbox = await startInbox(year);
    await set(inbox, { retentionMonths: 3 }, 0);
    const { reference } = await finished(inbox, '2026-06-01T16:00:00Z');
    const remind = async (day: string | null) => {
      const { revision } = await inbox.record(reference);
      const path = `/api/admin/submissions/${reference}/reminder`;
      expect((await inbox.post(path, { day, revision })).status).toBe(200);
    };
    await remind('2027-05-01');
    const { database } = inbox.server;
    expect(await removeExpired(database, new Date('2027-04-01T16:00:00Z'))).toBe(0);
    await remind(null);
    expect(await removeExpired(database, new Date('2027-04-01T16:00:00Z'))).toBe(1);
  });

  test.each([
    ['2026-05-31T12:00:00Z', '2026-02-28T11:59:59Z', '2026-02-28T12:00:01Z'],
    ['2028-05-31T12:00:00Z', '2028-02-29T11:59:59Z', '2028-02-29T12:00:01Z'],
    ['2026-03-15T12:00:00Z', '2025-12-15T11:59:59Z', '2025-12-15T12:00:01Z'],
  ])(
    'is counted by the calendar: at %s what was finished %s goes, and %s stays',
    async (now, gone, stays) => {
      const inbox = await startInbox({ sessionHours: 24 * 4000 });
      inbox.server.time.now = new Date('2025-01-01T12:00:00Z');
      await set(inbox, { retentionMonths: 3 }, 0);
      await finished(inbox, gone);
      const young = await finished(inbox, stays);
      expect(await removeExpired(inbox.server.database, new Date(now))).toBe(1);
      expect(await left(inbox)).toEqual([young.reference]);
    },
  );
});
