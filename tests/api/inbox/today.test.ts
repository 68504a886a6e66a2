import { type SubmissionKind, type Today, todaySchema } from '@jeweler/core/submissions';
import { describe, expect, test } from 'vitest';
import { type Inbox, receive, references, startInbox } from './inbox.ts';

const today = async (inbox: Inbox): Promise<Today> =>
  todaySchema.parse((await inbox.get('/api/admin/today')).body);

const send = async (inbox: Inbox, kind: SubmissionKind, time: string) => {
  inbox.server.time.now = new Date(time);
  return receive(inbox, kind);
};

describe('GET /api/admin/today', () => {
  test('says what waits, oldest first, what is late by the server’s clock, and who came last', async () => {
    const inbox = await startInbox({ sessionHours: 96 });
    const message = await send(inbox, 'contact', '2026-06-01T16:00:00Z');
    const quote = await send(inbox, 'service-request', '2026-06-01T17:00:00Z');
    const appointment = await send(inbox, 'appointment', '2026-06-01T18:00:00Z');
    const claim = await send(inbox, 'prize-claim', '2026-06-01T19:00:00Z');
    const answered = await send(inbox, 'contact', '2026-06-01T20:00:00Z');
    await inbox.change(answered, 'answered');
    const open = await send(inbox, 'contact', '2026-06-01T21:00:00Z');
    await inbox.change(open, 'open');
    await receive(inbox, 'contact', { website: 'https://spam.example' });

    inbox.server.time.now = new Date('2026-06-02T16:00:00Z');
    expect((await today(inbox)).toAnswer.late).toBe(0);
    inbox.server.time.now = new Date('2026-06-02T18:00:00Z');
    const figures = await today(inbox);
    expect(figures).toMatchObject({
      now: '2026-06-02T18:00:00.000Z',
      timeZone: 'America/New_York',
      day: '2026-06-02',
      toAnswer: { total: 3, late: 2 },
      toSchedule: { total: 1, late: 0 },
      toConfirm: { total: 1 },
      unread: 4,
    });
    expect(references(figures.toAnswer.items)).toEqual(references([message, quote, open]));
    expect(figures.toAnswer.items[0]?.dueAt).toBe('2026-06-02T16:00:00.000Z');
    expect(references(figures.toSchedule.items)).toEqual([claim.reference]);
    expect(references(figures.toConfirm.items)).toEqual([appointment.reference]);
    expect(figures.latest.map(({ kind }) => kind)).toEqual([
      'contact',
      'contact',
      'prize-claim',
      'appointment',
      'service-request',
    ]);
  });

  test('counts subscribers of the day and the week as the shop’s calendar has them', async () => {
    const inbox = await startInbox({ sessionHours: 1000 });
    await send(inbox, 'subscription', '2026-05-25T15:59:00Z');
    await send(inbox, 'subscription', '2026-05-25T16:01:00Z');
    // Before and after midnight in Florida.
    await send(inbox, 'subscription', '2026-06-01T03:59:00Z');
    await send(inbox, 'subscription', '2026-06-01T04:00:00Z');
    await receive(inbox, 'subscription', { website: 'https://spam.example' });
    await receive(inbox, 'contact');
    inbox.server.time.now = new Date('2026-06-01T16:00:00Z');
    // Back to the time at which the session was opened.
    const { latest, ...counts } = (await today(inbox)).subscribers;
    // One address that has subscribed four times.
    const states = { unconfirmed: 1, confirmed: 0, unsubscribed: 0, bounced: 0 };
    expect(counts).toEqual({ today: 1, lastSevenDays: 3, states });
    expect(latest.map(({ kind, receivedAt }) => [kind, receivedAt])).toEqual([
      ['subscription', '2026-06-01T04:00:00.000Z'],
      ['subscription', '2026-06-01T03:59:00.000Z'],
      ['subscription', '2026-05-25T16:01:00.000Z'],
      ['subscription', '2026-05-25T15:59:00.000Z'],
    ]);
  });

  test('lists probable spam apart, whatever its kind, and counts no clock for it', async () => {
    const inbox = await startInbox({ sessionHours: 96 });
    const link = await receive(inbox, 'contact', { message: 'Like https://rings.example/a, for $2,000?' });
    const advert = await receive(inbox, 'contact', { message: 'Earn $$$ at HTTP://win.example' });
    const code = await receive(inbox, 'service-request', { message: '<a href="https://win.example">x</a>' });
    const filled = await receive(inbox, 'appointment', { website: 'https://filled.example' });
    inbox.server.time.now = new Date(inbox.server.time.now.getTime() + 30 * 3_600_000);
    const { toAnswer, toConfirm, probablySpam } = await today(inbox);
    expect(references(toAnswer.items)).toEqual([link.reference]);
    expect({ ...toAnswer, items: [] }).toEqual({ total: 1, late: 1, items: [] });
    // Browsers fill in a hidden field, too.
    expect(references(toConfirm.items)).toEqual([filled.reference]);
    expect(probablySpam.total).toBe(2);
    expect(references(probablySpam.items)).toEqual(references([advert, code]));
  });

  test('names twenty of what waits and counts all', async () => {
    const inbox = await startInbox();
    const first = await receive(inbox, 'contact');
    for (let index = 0; index < 21; index += 1) await receive(inbox, 'contact');
    const { toAnswer } = await today(inbox);
    expect(toAnswer.total).toBe(22);
    expect(toAnswer.items).toHaveLength(20);
    expect(toAnswer.items[0]?.reference).toBe(first.reference);
  });
});
