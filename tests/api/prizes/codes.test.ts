import { readFileSync } from 'node:fs';
import path from 'node:path';
import { prizeCodeSchema } from '@jeweler/core/schemas';
import { personDataSchema } from '@jeweler/core/submissions';
import { describe, expect, test } from 'vitest';
import { backupCommand } from '../../../server/src/commands/backup.ts';
import { freePrizeCode } from '../../../server/src/database/prize-code.ts';
import { runWith } from '../../support/command-host.ts';
import { expectRefusal } from '../../support/refusal.ts';
import { useTemporaryFolder } from '../../support/use-temporary-folder.ts';
import { receive, references, startInbox } from '../inbox/inbox.ts';
import { findMails, startMailingInbox } from '../mail/mails.ts';
import { findClaims, receiveClaim, storeUnpublished } from './prizes.ts';

const found = async (...asked: Parameters<typeof findClaims>) =>
  references((await findClaims(...asked)).map(({ submission }) => submission));

describe('the code of a claim', () => {
  test('is its own, drawn again when another claim has it, and nothing else has one', async () => {
    const inbox = await startInbox();
    const codes = new Set<string>();
    for (let index = 0; index < 20; index += 1) codes.add((await receiveClaim(inbox)).claim.code);
    expect(codes.size).toBe(20);
    for (const code of codes) prizeCodeSchema.parse(code);
    const { reference } = await receive(inbox, 'contact');
    expect((await inbox.record(reference)).claim).toBeNull();
    const drawn = [...codes, 'K4M-7RX'];
    const code = await freePrizeCode(inbox.server.database.query, () => drawn.shift() ?? '');
    expect(code).toBe('K4M-7RX');
  });

  test('is told to the visitor in the one mail that acknowledges the claim', async () => {
    const { inbox, mailServer } = await startMailingInbox();
    const { reference, claim } = await receiveClaim(inbox, { name: 'Zoe Spam' });
    const mails = await mailServer.received(2);
    const mail = mails.find(({ to_ }) => to_[0] === 'ada.ferrer@example.com');
    expect(mail?.subject).toBe(`Your prize code (${reference})`);
    for (const text of [claim.code, 'Ring Sizing', '$80', reference]) {
      expect(mail?.text).toContain(text);
      expect(mail?.html).toContain(text);
    }
    expect(mail?.source).not.toMatch(/zoe/i);
    expect((await findMails(inbox)).map(({ kind }) => kind).sort()).toEqual(['prize-code', 'staff-notice']);
  });

  test('of a prize that is not on the wheel is told without what was sent for it', async () => {
    const { inbox, mailServer } = await startMailingInbox();
    const { reference } = await storeUnpublished(inbox, { prizeService: 'Win at http://spam.example' });
    await receive(inbox, 'contact');
    const mails = await mailServer.received(4);
    const mail = mails.find(({ subject }) => subject === `Your prize code (${reference})`);
    expect(mail?.text).toContain(reference);
    expect(mail?.source).not.toContain('spam');
  });

  test('stands in the record, in the data of the person and in the CSV', async () => {
    const inbox = await startInbox();
    const { claim, reference } = await receiveClaim(inbox);
    const person = await inbox.post('/api/admin/people/export', { email: 'ada.ferrer@example.com' });
    expect(personDataSchema.parse(person.body).submissions).toMatchObject([
      { reference, prizeCode: claim.code },
    ]);
    const csv = String((await inbox.get('/api/admin/submissions.csv')).body);
    expect(csv.split('\r\n')[1]).toMatch(new RegExp(`,Ring Sizing,\\$80,.*,${claim.code},,$`));
  });

  test('goes with its claim: from the table, the search and the file of the database', async () => {
    const inbox = await startInbox();
    const kept = await receiveClaim(inbox, { email: 'else@example.com', phone: '561 555 0199' });
    const { claim } = await receiveClaim(inbox);
    await inbox.post('/api/admin/people/delete', { email: 'ada.ferrer@example.com' });
    expect(await found(inbox, claim.code)).toEqual([]);
    const file = path.join(useTemporaryFolder(), 'backup.sqlite');
    expect((await runWith(backupCommand, [file], inbox.server.config)).fault).toBeUndefined();
    const content = readFileSync(file, 'latin1').toLowerCase();
    const joined = (code: string) => code.replace('-', '').toLowerCase();
    expect(content).toContain(joined(kept.claim.code));
    for (const text of [claim.code.toLowerCase(), joined(claim.code)]) expect(content).not.toContain(text);
  });
});

describe('the counter finds a claim', () => {
  test('by its code, whatever its case and with or without the hyphen; so does the inbox', async () => {
    const inbox = await startInbox();
    const { claim, reference } = await receiveClaim(inbox);
    await receiveClaim(inbox);
    const { code } = claim;
    for (const q of [code, code.toLowerCase(), code.replace('-', ''), code.replace('-', ' '), ` ${code} `]) {
      expect([q, await found(inbox, q)]).toEqual([q, [reference]]);
      expect([q, references((await inbox.list({ q })).submissions)]).toEqual([q, [reference]]);
    }
    expect(await found(inbox, code.replace('-', '').split('').join('.'))).toEqual([reference]);
    expect(await found(inbox, code.slice(0, 6))).toEqual([reference]);
  });

  test('by name, email address, reference, and phone number whatever its punctuation', async () => {
    const inbox = await startInbox();
    const sent = { name: 'Zoë García', email: 'zoe@mail.example', phone: '(561) 555-0147' };
    const { reference } = await receiveClaim(inbox, sent);
    await receiveClaim(inbox);
    await receive(inbox, 'contact', sent);
    for (const q of [
      'zoe gar',
      'GARCÍA',
      'zoe@mail.example',
      reference,
      '561.555.0147',
      '561–555–0147',
      '+1 (561) 555 0147',
      '0147',
    ])
      expect([q, await found(inbox, q)]).toEqual([q, [reference]]);
  });

  test('newest first, twenty at most, and says that there are more; not in the spam folder', async () => {
    const inbox = await startInbox();
    const oldest = await receiveClaim(inbox);
    for (let index = 0; index < 20; index += 1) await receiveClaim(inbox);
    const answer = await inbox.post('/api/admin/prize-claims/search', { q: 'ferrer' });
    expect(answer.body).toMatchObject({ claims: { length: 20 }, areMore: true });
    expect(await found(inbox, 'ferrer')).not.toContain(oldest.reference);
    await inbox.change(oldest, 'spam');
    expect(await found(inbox, oldest.claim.code)).toEqual([]);
  });

  test('with nothing of the search in the log, not by what is nothing to look for, and refuses what is no search', async () => {
    const inbox = await startInbox({ logLevel: 'debug' });
    await findClaims(inbox, 'Xanthippe');
    await receiveClaim(inbox);
    for (const q of ['', '  ', '-', '(', '%', '💍']) expect(await found(inbox, q)).toEqual([]);
    expect(JSON.stringify(inbox.server.logged)).not.toContain('anthippe');
    expectRefusal(await inbox.post('/api/admin/prize-claims/search', { q: 7 }), 400, 'validation');
  });
});

test('a claim of somebody who has claimed before is accepted, marked by what repeats, and names the earlier claims', async () => {
  const inbox = await startInbox({ trustProxy: 1 });
  const first = await receiveClaim(inbox);
  const byPhone = await receiveClaim(inbox, { email: 'else@example.com', phone: '+1 (561) 555-0110' });
  const byEmail = await receiveClaim(inbox, { email: 'ADA.ferrer@example.com', phone: '561 555 0199' });
  const nobody = await receiveClaim(inbox, { email: 'new@example.com', phone: '561 555 0177' });
  expect(first.marks).toEqual([]);
  expect(byPhone.marks).toEqual(['repeat-phone', 'repeat-address']);
  expect(byEmail.marks).toEqual(['repeat-email', 'repeat-address']);
  expect(nobody.marks).toEqual(['repeat-address']);
  expect(first.claim.earlier).toEqual([]);
  expect(references(byPhone.claim.earlier)).toEqual([first.reference]);
  expect(byEmail.claim.earlier).toEqual([
    {
      reference: first.reference,
      code: first.claim.code,
      status: 'new',
      receivedAt: first.receivedAt,
      summary: 'Ring Sizing, $80',
    },
  ]);
  expect(nobody.claim.earlier).toEqual([]);
  const last = await receiveClaim(inbox, { phone: '561-555-0199' });
  expect(references(last.claim.earlier)).toEqual(references([byEmail, first]));
  const [counter] = await findClaims(inbox, last.claim.code);
  expect(counter?.claim).toEqual(last.claim);
});

test.each([
  [{ prizeService: 'Free Diamond' }, ['unknown-prize']],
  [{ prizeValue: '$800' }, ['other-value']],
])('a claim that names %j is marked where it is stored', async (prize, marks) => {
  const inbox = await startInbox();
  expect((await storeUnpublished(inbox, prize)).marks).toEqual(marks);
});
