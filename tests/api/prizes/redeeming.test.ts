import { describe, expect, test } from 'vitest';
import { expectRefusal } from '../../support/refusal.ts';
import { receive, type Staff, startInbox } from '../inbox/inbox.ts';
import { getFigures, passSeconds, receiveClaim, redeem, redeemed, undo } from './prizes.ts';

const ALREADY = 'Already redeemed on June 1, 2026 at 12:00 PM by Mara.';

/** A claim that Mara has redeemed. */
const redeemedByMara = async () => {
  const inbox = await startInbox();
  const mara = await inbox.colleague('Mara');
  const claim = await receiveClaim(inbox);
  await redeemed(mara, claim);
  return { inbox, mara, claim };
};

const getStatus = async (staff: Staff, { reference }: { reference: string }) =>
  (await staff.record(reference)).status;

describe('a prize', () => {
  test('is given out once, and the record says when and by whom', async () => {
    const inbox = await startInbox();
    const claim = await receiveClaim(inbox);
    const answer = await redeem(inbox, claim);
    expect(answer.body).toEqual(await inbox.record(claim.reference));
    expect(answer.body).toMatchObject({
      status: 'redeemed',
      revision: 2,
      dueAt: null,
      claim: {
        code: claim.claim.code,
        redemption: { at: '2026-06-01T16:00:00.000Z', by: 'Tester', undoSeconds: 60 },
      },
      history: [{ action: 'status', from: 'new', to: 'redeemed', by: 'Tester' }],
    });
  });

  test('that is given out is refused with when and by whom, on whatever revision', async () => {
    const { inbox, claim } = await redeemedByMara();
    for (const answer of [
      await redeem(inbox, claim),
      await inbox.change(claim, 'redeemed'),
      await inbox.change({ ...claim, revision: 2 }, 'redeemed'),
    ])
      expect(expectRefusal(answer, 409, 'conflict')).toMatchObject({
        message: ALREADY,
        fields: { status: ALREADY },
      });
    expect((await inbox.changeAll([claim], 'redeemed')).results).toMatchObject([
      { outcome: 'already-redeemed' },
    ]);
    expect((await inbox.record(claim.reference)).history).toHaveLength(1);
  });

  test.each([
    ['expired', 'This claim has expired.'],
    ['spam', 'This claim is in the spam folder.'],
  ])('of a claim that is %s is not given out, and why', async (status, message) => {
    const inbox = await startInbox();
    const claim = await receiveClaim(inbox);
    await inbox.change(claim, status);
    const refusal = expectRefusal(await redeem(inbox, claim), 409, 'conflict');
    expect(refusal.message).toContain(message);
    expect(await getStatus(inbox, claim)).toBe(status);
  });

  test.each(['redeem', 'undo'])('there is none to %s of what is no claim', async (action) => {
    const inbox = await startInbox();
    const { reference } = await receive(inbox, 'contact');
    for (const name of [reference, 'P-2222', 'nothing'])
      expectRefusal(await inbox.post(`/api/admin/prize-claims/${name}/${action}`), 404, 'not_found');
  });
});

describe('a redemption', () => {
  test('is taken back by the same person within a minute, once, and can be done again', async () => {
    const inbox = await startInbox();
    const claim = await receiveClaim(inbox);
    await inbox.change(claim, 'scheduled');
    await redeemed(inbox, claim);
    passSeconds(inbox, 59);
    expect((await inbox.record(claim.reference)).claim?.redemption?.undoSeconds).toBe(1);
    expect((await undo(inbox, claim)).body).toMatchObject({
      status: 'scheduled',
      claim: { redemption: null },
      history: [{ to: 'scheduled' }, { to: 'redeemed' }, { action: 'undone', to: 'scheduled', by: 'Tester' }],
    });
    expectRefusal(await undo(inbox, claim), 409, 'conflict');
    await redeemed(inbox, claim);
    expect((await undo(inbox, claim)).status).toBe(200);
  });

  const stands = async (staff: Staff, claim: { reference: string }) => {
    const { claim: facts, revision } = await staff.record(claim.reference);
    expect(facts?.redemption?.undoSeconds).toBe(0);
    expectRefusal(await undo(staff, claim), 409, 'conflict');
    const answer = await staff.post('/api/admin/submissions/undo', {
      items: [{ reference: claim.reference, revision }],
    });
    expect(answer.body).toMatchObject({ results: [{ outcome: 'redemption-stands' }] });
    expect(await getStatus(staff, claim)).toBe('redeemed');
  };

  test('is not taken back by anybody else without a reason', async () => {
    const { inbox, mara, claim } = await redeemedByMara();
    await stands(inbox, claim);
    expect((await undo(mara, claim)).status).toBe(200);
  });

  test('is not taken back later without a reason', async () => {
    const { inbox, mara, claim } = await redeemedByMara();
    passSeconds(inbox, 60);
    await stands(mara, claim);
  });

  test('is undone later, and by anybody, with a reason that stays in a note; the prize can be redeemed again', async () => {
    const { inbox, mara, claim } = await redeemedByMara();
    passSeconds(inbox, 3600);
    for (const reason of ['', '   ', 'x'.repeat(201)])
      expectRefusal(await undo(mara, claim, reason), 400, 'validation');
    await stands(mara, claim);
    const answer = await undo(inbox, claim, ' Wrong claim: the name was the same. ');
    expect(answer.body).toMatchObject({
      status: 'new',
      claim: { redemption: null },
      notes: [{ by: 'Tester', text: 'Redemption undone: Wrong claim: the name was the same.' }],
      history: [{ to: 'redeemed' }, { action: 'note' }, { action: 'undone', to: 'new', by: 'Tester' }],
    });
    expectRefusal(await undo(inbox, claim, 'again'), 409, 'conflict');
    expect((await getFigures(inbox)).value).toMatchObject({ redeemed: 0 });
    await redeemed(inbox, claim);
  });

  test('leads nowhere else, and survives the spam folder', async () => {
    const { inbox, mara, claim } = await redeemedByMara();
    for (const status of ['scheduled', 'new', 'expired'])
      expectRefusal(await mara.change({ ...claim, revision: 2 }, status), 400, 'validation');
    await inbox.change({ ...claim, revision: 2 }, 'spam');
    await inbox.change({ ...claim, revision: 3 }, 'not-spam');
    const record = await mara.record(claim.reference);
    expect(record).toMatchObject({
      status: 'redeemed',
      claim: { redemption: { by: 'Mara', undoSeconds: 0 } },
    });
    expect(expectRefusal(await redeem(inbox, claim), 409, 'conflict').message).toBe(ALREADY);
  });
});
