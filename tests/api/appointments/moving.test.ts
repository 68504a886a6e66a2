import type { SubmissionRecord } from '@jeweler/core/submissions';
import { describe, expect, test } from 'vitest';
import { expectRefusal } from '../../support/refusal.ts';
import { receive, startInbox } from '../inbox/inbox.ts';
import { ask, DAY, expectTaken, getAppointments, getState, move, request, setHours } from './appointments.ts';

describe('an appointment that is moved', () => {
  test('takes the new slot, gives back the old one, and says so in its history', async () => {
    const inbox = await startInbox();
    const item = await request(inbox, 1, '14:00');
    // To where it is already changes nothing.
    expect((await move(inbox, item, { slot: '14:00' })).body).toMatchObject({ revision: 1, history: [] });
    const answer = await move(inbox, item, { day: '2026-06-16', slot: '11:00', status: 'proposed' });
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      status: 'proposed',
      revision: 2,
      appointment: { day: '2026-06-16', slot: '11:00' },
      history: [
        { by: 'Tester', action: 'moved', from: `${DAY} 14:00`, to: '2026-06-16 11:00' },
        { by: 'Tester', action: 'status', from: 'requested', to: 'proposed' },
      ],
    });
    expect(await getState(inbox.server, '14:00')).toBe('free');
    expect(await getState(inbox.server, '11:00', '2026-06-16')).toBe('taken');
  });

  test('keeps its status when none is named, and may be out of hours', async () => {
    const inbox = await startInbox();
    const item = await request(inbox, 1, '14:00');
    await inbox.change(item, 'confirmed');
    await setHours(inbox, { closedDays: [{ day: '2026-06-16', note: '' }] });
    const answer = await move(inbox, { ...item, revision: 2 }, { day: '2026-06-16', slot: '11:00' });
    expect(answer.body).toMatchObject({ status: 'confirmed', revision: 3 });
    expect((await getAppointments(inbox, '2026-06-16'))[0]).toMatchObject({ holds: true });
  });

  test('goes nowhere where another one is, nor into the past', async () => {
    const inbox = await startInbox({ sessionHours: 1000 });
    const [item] = [await request(inbox, 1, '14:00'), await request(inbox, 2, '15:00')];
    expectTaken(await move(inbox, item, { slot: '15:00' }), 'slot');
    const past = await move(inbox, item, { day: '2026-06-01', slot: '12:00' });
    expect(expectRefusal(past, 409, 'conflict').fields).toHaveProperty('slot');
    // Nor when its own hold has expired, so that it would not take the slot.
    inbox.server.time.now = new Date('2026-06-10T16:00:00Z');
    await request(inbox, 3, '16:00');
    expectTaken(await move(inbox, item, { slot: '16:00' }), 'slot');
    expect(await inbox.record(item.reference)).toMatchObject({
      revision: 1,
      history: [],
      appointment: { slot: '14:00' },
    });
  });

  test('on an older revision is refused with what is there now', async () => {
    const inbox = await startInbox();
    const item = await request(inbox, 1, '14:00');
    await inbox.change(item, 'confirmed');
    const answer = await move(inbox, item, { slot: '15:00' });
    expect(answer.status).toBe(409);
    expect(answer.body).toMatchObject({ code: 'conflict', present: await inbox.record(item.reference) });
    const two = await Promise.all(
      ['15:00', '16:00'].map((slot) => move(inbox, { ...item, revision: 2 }, { slot })),
    );
    expect(two.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('is taken back by no undo of a status before it', async () => {
    const inbox = await startInbox();
    const item = await request(inbox, 1, '14:00');
    const { undo } = await inbox.changeAll([item], 'confirmed');
    const moved = (await move(inbox, { ...item, revision: 2 }, { slot: '15:00', status: 'proposed' }))
      .body as SubmissionRecord;
    const undone = async (items: object) =>
      ((await inbox.post('/api/admin/submissions/undo', items)).body as { results: { outcome: string }[] })
        .results[0]?.outcome;
    expect(await undone(undo)).toBe('conflict');
    const { reference, revision } = moved;
    expect(await undone({ items: [{ reference, revision }] })).toBe('not-allowed');
    expect(await inbox.record(reference)).toMatchObject({
      status: 'proposed',
      appointment: { slot: '15:00' },
    });
    // A change of only the status can be undone.
    await move(inbox, moved, { slot: '15:00', status: 'confirmed' });
    expect(await undone({ items: [{ reference, revision: revision + 1 }] })).toBe('changed');
    expect(await inbox.record(reference)).toMatchObject({ status: 'proposed', revision: revision + 2 });
  });

  test.each(['declined', 'cancelled', 'spam'])('comes back from %s when a status is named', async (from) => {
    const inbox = await startInbox();
    const item = await request(inbox, 1, '14:00');
    await inbox.change(item, from);
    expect((await ask(inbox.server, 2, '14:00')).status).toBe(201);
    const gone = { ...item, revision: 2 };
    expectRefusal(await move(inbox, gone, { slot: '15:00' }), 400, 'validation');
    expect((await move(inbox, gone, { slot: '15:00', status: 'confirmed' })).body).toMatchObject({
      status: 'confirmed',
      statusBeforeSpam: null,
      appointment: { slot: '15:00' },
    });
    expect(await getState(inbox.server, '15:00')).toBe('taken');
  });

  test('has to be one', async () => {
    const inbox = await startInbox();
    const message = await receive(inbox, 'contact');
    expectRefusal(await move(inbox, message, { slot: '15:00' }), 404, 'not_found');
    expectRefusal(
      await move(inbox, { ...message, reference: 'A-2222' }, { slot: '15:00' }),
      404,
      'not_found',
    );
    const item = await request(inbox, 1, '14:00');
    for (const changes of [
      {},
      { slot: '09:00' },
      { slot: '15:00', status: 'done' },
      { slot: '15:00', day: 'x' },
    ])
      expectRefusal(await move(inbox, item, changes), 400, 'validation');
  });
});
