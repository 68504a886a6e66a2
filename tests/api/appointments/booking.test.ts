import { randomUUID } from 'node:crypto';
import type { SubmissionRecord } from '@jeweler/core/submissions';
import { describe, expect, test } from 'vitest';
import { expectRefusal } from '../../support/refusal.ts';
import { storedSubmissions } from '../../support/test-server.ts';
import { references, startInbox } from '../inbox/inbox.ts';
import {
  ask,
  BOOKINGS,
  book,
  booking,
  DAY,
  expectTaken,
  getAppointments,
  getState,
  move,
  request,
  setHours,
} from './appointments.ts';

describe('a booking that staff enter', () => {
  test('is confirmed, holds its slot, and says whose it is', async () => {
    const inbox = await startInbox();
    const mara = await inbox.colleague('Mara');
    const record = await book(inbox);
    expect(record).toMatchObject({
      kind: 'appointment',
      status: 'confirmed',
      name: 'Grace Holloway',
      email: null,
      appointment: { day: DAY, slot: '14:00' },
      summary: 'Jewelry Appraisal',
      unread: false,
      page: null,
      history: [{ by: 'Tester', action: 'booked', from: null, to: 'confirmed' }],
    } satisfies Partial<Record<keyof SubmissionRecord, unknown>>);
    expect(record.details.map(({ field }) => field)).toEqual([
      'name',
      'phone',
      'appointmentDate',
      'appointmentTime',
      'appointmentType',
      'notes',
    ]);
    expect(await mara.record(record.reference)).toMatchObject({ unread: true });
    expectTaken(await ask(inbox.server, 1, '14:00'), 'appointmentTime');
    expect(await storedSubmissions(inbox.server.database)).toMatchObject([{ origin_address: 'staff' }]);
    // Staff have it in their calendars; nobody else is written to.
    expect(await inbox.server.database.query.selectFrom('outbox').select('kind').execute()).toEqual([
      { kind: 'staff-calendar' },
    ]);
    for (const q of ['grandmother', '555 0123', record.reference])
      expect(references((await inbox.list({ q })).submissions)).toEqual([record.reference]);
    expect(await getAppointments(inbox)).toMatchObject([
      { type: 'appraisal', notes: 'A ring of her grandmother.', holds: true, heldUntil: null },
    ]);
  });

  test('is at most two years ahead, and so is a move', async () => {
    const inbox = await startInbox();
    for (const day of ['2028-06-02', '2099-12-31'])
      expect(expectRefusal(await inbox.post(BOOKINGS, booking({ day })), 409, 'conflict')).toMatchObject({
        fields: { day: 'Please choose a day within the next 2 years.' },
      });
    const record = await book(inbox, { day: '2028-06-01' });
    const moved = await move(inbox, record, { day: '2028-06-02', slot: '14:00' });
    expect(expectRefusal(moved, 409, 'conflict')).toHaveProperty('fields.day');
  });

  test('is stored once, however often its key is sent', async () => {
    const inbox = await startInbox();
    const sent = booking();
    const answers = await Promise.all(Array.from({ length: 5 }, () => inbox.post(BOOKINGS, sent)));
    expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(201));
    const records = answers.map(({ body }) => body as SubmissionRecord);
    expect(new Set(references(records)).size).toBe(1);
    // Also later, when the appointment has been moved.
    const [{ reference, revision }] = records as [SubmissionRecord];
    await inbox.post(`${BOOKINGS}/${reference}/move`, { day: DAY, slot: '16:00', revision });
    expect((await inbox.post(BOOKINGS, sent)).body).toMatchObject({
      reference,
      appointment: { day: DAY, slot: '16:00' },
    });
    expect(await storedSubmissions(inbox.server.database)).toHaveLength(1);
    expectTaken(await inbox.post(BOOKINGS, { ...sent, key: randomUUID(), slot: '16:00' }), 'slot');
  });

  test('is not changed by other content with its key: the answer says what is stored', async () => {
    const inbox = await startInbox();
    const sent = booking({ slot: '12:00' });
    const { body } = await inbox.post(BOOKINGS, sent);
    for (const changes of [{ slot: '13:00' }, { phone: '561 555 0199' }, { hours: 2 }])
      expect(
        expectRefusal(await inbox.post(BOOKINGS, { ...sent, ...changes }), 409, 'conflict').message,
      ).toMatch(/^This was booked already: Grace Holloway, Monday, June 15 at 12:00 PM\. /);
    expect(await inbox.post(BOOKINGS, sent)).toMatchObject({ status: 201, body });
    expect(await storedSubmissions(inbox.server.database)).toHaveLength(1);
  });

  test('may be out of hours, and more than three of one person, but never where one is or in the past', async () => {
    const inbox = await startInbox();
    await setHours(inbox, { closedDays: [{ day: DAY, note: 'Closed' }] });
    for (const slot of ['10:00', '11:00', '12:00', '13:00']) await book(inbox, { slot });
    await request(inbox, 1, '10:00', '2026-06-16');
    expectTaken(await inbox.post(BOOKINGS, booking({ day: '2026-06-16', slot: '10:00' })), 'slot');
    const past = await inbox.post(BOOKINGS, booking({ day: '2026-06-01', slot: '12:00' }));
    expect(expectRefusal(past, 409, 'conflict').fields).toEqual({
      slot: 'That time has passed. Please choose another time.',
    });
    expect(await getState(inbox.server, '14:00')).toBe('closed');
  });

  test('is refused without what it needs, at its field, which neither phone nor email address is', async () => {
    const inbox = await startInbox();
    for (const [field, changes] of [
      ['key', { key: 'none' }],
      ['name', { name: 'G' }],
      ['email', { email: 'nobody' }],
      ['day', { day: '2026-06-31' }],
      ['slot', { slot: '09:00' }],
      ['type', { type: 'manicure' }],
    ] as const) {
      const refusal = expectRefusal(await inbox.post(BOOKINGS, booking(changes)), 400, 'validation');
      expect(Object.keys(refusal.fields ?? {})).toEqual([field]);
    }
    const record = await book(inbox, { phone: undefined, email: '', notes: '' });
    expect(record).toMatchObject({ email: null, phone: null });
    expect(record.details.map(({ field }) => field)).not.toContain('email');
    // Leaving out the same contact details does not make two people the same.
    expect((await book(inbox, { phone: '', slot: '15:00' })).related).toEqual([]);
  });
});
