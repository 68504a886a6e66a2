import { appointmentSlots } from '@jeweler/core/schemas';
import { describe, expect, test } from 'vitest';
import { expectInvalid } from '../../support/refusal.ts';
import { receive, startInbox } from '../inbox/inbox.ts';
import { DAY, getAgenda, getAppointments, request, setHours, visitor } from './appointments.ts';

const AGENDA = '/api/admin/appointments';

describe('the agenda', () => {
  test('has every day asked for with its slots, its note and its appointments in their order', async () => {
    const inbox = await startInbox();
    const late = await request(inbox, 1, '15:00');
    const declined = await request(inbox, 2, '10:00');
    await inbox.change(declined, 'declined');
    const early = await request(inbox, 3, '10:00');
    await inbox.change(await request(inbox, 4, '11:00'), 'cancelled');
    const spam = await receive(inbox, 'appointment', { ...visitor(5), appointmentDate: DAY });
    await inbox.change(spam, 'spam');
    await request(inbox, 6, '12:00', '2026-06-17');
    await setHours(inbox, {
      closedDays: [{ day: '2026-06-17', note: 'Holiday' }],
      blockedHours: [
        { day: DAY, slots: ['16:00'], note: 'Dentist' },
        { day: DAY, slots: ['17:00'], note: '' },
      ],
    });

    const { now, timeZone, today, days } = await getAgenda(inbox, DAY, '2026-06-17');
    expect({ now, timeZone, today }).toEqual({
      now: '2026-06-01T16:00:00.000Z',
      timeZone: 'America/New_York',
      today: '2026-06-01',
    });
    expect(days.map(({ day, note }) => [day, note])).toEqual([
      [DAY, 'Dentist'],
      ['2026-06-16', null],
      ['2026-06-17', 'Holiday'],
    ]);
    expect(days[0]?.appointments).toMatchObject([
      {
        reference: early.reference,
        name: 'Visitor 3',
        appointment: { day: DAY, slot: '10:00' },
        status: 'requested',
        type: 'bespoke',
        notes: 'I will bring a loose sapphire.',
        holds: true,
        isConflict: false,
        unread: true,
      },
      { reference: late.reference },
    ]);
    expect(days[0]?.slots).toMatchObject({
      '10:00': 'taken',
      '11:00': 'free',
      '15:00': 'taken',
      '16:00': 'closed',
      '17:00': 'closed',
    });
    expect(new Set(Object.values(days[2]?.slots ?? {}))).toEqual(new Set(['taken', 'closed']));
    expect(days[2]?.slots['12:00']).toBe('taken');
  });

  test('keeps what has been, and calls a slot past only when nothing else holds', async () => {
    const inbox = await startInbox({ sessionHours: 10_000 });
    const item = await request(inbox, 1, '10:00');
    await inbox.change(item, 'confirmed');
    await inbox.change(await request(inbox, 2, '11:00'), 'confirmed');
    inbox.server.time.now = new Date('2026-06-15T16:30:00Z');
    await inbox.change({ ...item, revision: 2 }, 'done');
    const [day] = (await getAgenda(inbox)).days;
    expect(day?.appointments.map(({ status, holds }) => [status, holds])).toEqual([
      ['done', false],
      ['confirmed', true],
    ]);
    expect(day?.slots).toMatchObject({ '10:00': 'past', '11:00': 'taken', '12:00': 'past', '13:00': 'free' });
  });

  test('refuses what are no days, to visitors too; sixty-two can be asked for at once', async () => {
    const inbox = await startInbox();
    for (const path of [AGENDA, '/api/appointments/availability'])
      await expectInvalid(
        (query: string) => inbox.get(path + query),
        '',
        '?from=2026-06-15',
        '?from=2026-06-15&to=2026-06-31',
        '?from=2026-06-15&to=2026-06-14',
        '?from=2026-06-15&to=2026-08-16',
        '?from=15.6.2026&to=2026-06-15',
        ...['9999-12-31', '0000-01-01', '2100-01-01'].map((day) => `?from=${day}&to=${day}`),
      );
    const { days } = await getAgenda(inbox, DAY, '2026-08-15');
    expect(days).toHaveLength(62);
    expect(days.every(({ slots }) => Object.keys(slots).length === appointmentSlots.length)).toBe(true);
  });

  test('is told with the figures of the day: what is booked today and tomorrow', async () => {
    const inbox = await startInbox();
    await request(inbox, 1, '15:00', '2026-06-01');
    await request(inbox, 2, '14:00', '2026-06-01');
    await inbox.change(await request(inbox, 3, '16:00', '2026-06-01'), 'declined');
    await inbox.change(await request(inbox, 4, '10:00', '2026-06-02'), 'confirmed');
    await request(inbox, 5, '10:00', '2026-06-03');
    expect((await inbox.get('/api/admin/today')).body).toMatchObject({
      appointments: {
        today: [{ name: 'Visitor 2' }, { name: 'Visitor 1' }],
        tomorrow: [{ name: 'Visitor 4', status: 'confirmed', holds: true, heldUntil: null }],
      },
      conflicts: 0,
    });
    expect(await getAppointments(inbox, '2026-06-03')).toHaveLength(1);
  });
});
