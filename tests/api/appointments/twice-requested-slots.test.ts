import { describe, expect, test } from 'vitest';
import { TEST_NOW } from '../../support/test-server.ts';
import { startInbox } from '../inbox/inbox.ts';
import { ask, DAY, expectTaken, getAppointments, putInConflict, request } from './appointments.ts';

const hoursLater = (hours: number, milliseconds = 0) =>
  new Date(TEST_NOW.getTime() + hours * 3_600_000 + milliseconds);

describe('slots that were asked for twice before they were held', () => {
  /** Two appointments as the migration leaves them. */
  const conflict = async () => {
    const inbox = await startInbox({ sessionHours: 1000 });
    const holds = await request(inbox, 1, '14:00');
    const marked = await request(inbox, 2, '15:00');
    await putInConflict(inbox, marked, '14:00');
    const counted = async () =>
      ((await inbox.get('/api/admin/today')).body as { conflicts: number }).conflicts;
    return { inbox, holds, marked, counted };
  };

  test('are marked, and cannot both be confirmed', async () => {
    const { inbox, holds, marked, counted } = await conflict();
    expect(await counted()).toBe(1);
    expect(await getAppointments(inbox)).toMatchObject([
      { reference: holds.reference, holds: true, isConflict: false },
      { reference: marked.reference, holds: false, isConflict: true },
    ]);
    expectTaken(await inbox.change(marked, 'confirmed'), 'status');
    // Marking one as spam by mistake can still be undone.
    const { undo } = await inbox.changeAll([marked], 'spam');
    expect(await counted()).toBe(0);
    await inbox.post('/api/admin/submissions/undo', undo);
    expect(await counted()).toBe(1);
  });

  test('go to the one that is confirmed, when the one that holds it leaves', async () => {
    const { inbox, holds, marked } = await conflict();
    const confirmed = await request(inbox, 3, '16:00');
    await putInConflict(inbox, confirmed, '14:00', 'confirmed');
    await inbox.change(holds, 'declined');
    const all = await getAppointments(inbox);
    const isHeldBy = (item: { reference: string }) =>
      all.find(({ reference }) => reference === item.reference)?.holds;
    expect([isHeldBy(confirmed), isHeldBy(marked)]).toEqual([true, false]);
  });

  test.each(['declined', 'spam', 'deleted', 'moved'])(
    'are settled when the one that holds is %s',
    async (how) => {
      const { inbox, holds, marked, counted } = await conflict();
      if (how === 'deleted') await inbox.post('/api/admin/people/delete', { email: holds.email });
      else if (how === 'moved')
        await inbox.post(`/api/admin/appointments/${holds.reference}/move`, {
          day: DAY,
          slot: '16:00',
          revision: 1,
        });
      else await inbox.change(holds, how);
      expect(await counted()).toBe(0);
      expect((await getAppointments(inbox))[0]).toMatchObject({
        reference: marked.reference,
        holds: true,
        isConflict: false,
      });
      expectTaken(await ask(inbox.server, 3, '14:00'), 'appointmentTime');
    },
  );

  test('stay marked when the hold of the first is over', async () => {
    const { inbox, marked, counted } = await conflict();
    inbox.server.time.now = hoursLater(80);
    expect(await counted()).toBe(1);
    expect((await inbox.change(marked, 'confirmed')).status).toBe(200);
    expect(await counted()).toBe(0);
  });
});
