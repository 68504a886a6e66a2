import { describe, expect, test } from 'vitest';
import { rebuildSubmissionSearch } from '../../../server/src/database/submission-search.ts';
import { type Inbox, receive, references, startInbox, storeCopies } from './inbox.ts';

const find = async (inbox: Inbox, q: string, query: object = {}) =>
  references((await inbox.list({ q, ...query })).submissions);

describe('a search', () => {
  test('finds by the beginnings of words of name, email and text, whatever their case and accents', async () => {
    const inbox = await startInbox();
    const zoe = await receive(inbox, 'contact', {
      name: 'Zoë O’Brien-García',
      email: 'zoe_ob@mail.example',
      phone: undefined,
      message: 'My grandmother’s SAPPHIRE has a crack, 3 mm long.',
    });
    await receive(inbox, 'contact');
    // A single letter also finds references that begin with it.
    expect(await find(inbox, 'z')).toContain(zoe.reference);
    for (const q of [
      'zoe',
      'ZOË',
      'zo',
      'garcia',
      "o'brien",
      'O’Br',
      'brien garcia zoe',
      'zoe_ob@mail.ex',
      'zoe sapph',
      '3 mm',
      'sapphire, crack!',
      'z"oe" *',
    ]) {
      expect([q, await find(inbox, q)]).toEqual([q, q === 'z"oe" *' ? [] : [zoe.reference]]);
    }
    expect(await find(inbox, 'zoe ferrer')).toEqual([]);
    expect(await find(inbox, 'apphire')).toEqual([]);
  });

  test.each([
    ['Ｔａｎａｋａ', 'tanaka'],
    ['Steﬃ', 'steffi'],
    ['김민수'.normalize('NFD'), '김민'],
    ['Weiß', 'WEISS'],
  ])('finds %s by the same text and by %s', async (name, typed) => {
    const inbox = await startInbox();
    const { reference } = await receive(inbox, 'contact', { name, email: 'visitor@example.com' });
    for (const q of [name, typed]) expect([q, await find(inbox, q)]).toEqual([q, [reference]]);
  });

  test('finds by any part of a phone number, however both are written', async () => {
    const inbox = await startInbox();
    const { reference } = await receive(inbox, 'contact', { phone: '(561) 555-0147 ext. 12' });
    await receive(inbox, 'contact', { phone: '+44 20 7946 0958' });
    for (const q of [
      '0147',
      '561',
      '(561) 555',
      '+1 561 555 0147',
      '5550147',
      '555-01',
      '15615550147',
      '5 550 147',
    ]) {
      expect([q, await find(inbox, q)]).toEqual([q, [reference]]);
    }
    expect(await find(inbox, '0148')).toEqual([]);
  });

  test('finds by the reference, with and without its hyphen, also while it is typed', async () => {
    const inbox = await startInbox();
    const { reference } = await receive(inbox, 'contact');
    await receive(inbox, 'prize-claim');
    for (const q of [
      reference,
      reference.toLowerCase(),
      reference.replace('-', ''),
      reference.slice(0, 5),
      reference.slice(2),
    ]) {
      expect(await find(inbox, q)).toContain(reference);
    }
    expect(await find(inbox, reference)).toEqual([reference]);
  });

  test('is narrowed like the list, counts what it finds, and goes on after its last line', async () => {
    const inbox = await startInbox();
    const sent = [];
    for (const kind of ['contact', 'service-request', 'contact'] as const)
      sent.push(await receive(inbox, kind, { message: 'A sapphire for my mother.' }));
    await receive(inbox, 'contact', { message: 'A ruby for my father.' });
    await receive(inbox, 'contact', { message: 'Cheap sapphire', website: 'x' }).catch(() => undefined);
    const [first, second, third] = references(sent);
    expect(await find(inbox, 'sapphire')).toEqual([third, second, first]);
    expect(await find(inbox, 'sapphire', { kind: 'contact' })).toEqual([third, first]);
    const page = await inbox.list({ q: 'sapphire', limit: 2 });
    expect(page.counts).toEqual({ contact: { new: 2, spam: 1 }, 'service-request': { new: 1 } });
    expect(await find(inbox, 'sapphire', { limit: 2, after: page.next ?? '' })).toEqual([first]);
  });

  test('takes whatever is typed as a text and nothing else; for nothing that could be found it is none', async () => {
    const inbox = await startInbox();
    const { reference } = await receive(inbox, 'contact');
    for (const q of ['', '  ', '(', '@']) expect(await find(inbox, q)).toEqual([reference]);
    for (const q of [
      '"',
      "'; drop table submissions; --",
      'NEAR(a b)',
      'a AND',
      'words:x',
      '^x',
      '(',
      '*',
      '\\',
      '\u0000',
      '💍',
      '%_',
    ]) {
      expect((await inbox.post('/api/admin/submissions/search', { q })).status).toBe(200);
    }
  });

  test('that finds thousands counts them all, and finds the oldest', async () => {
    const inbox = await startInbox();
    const oldest = await receive(inbox, 'service-request', { message: 'A sapphire from long ago.' });
    const { reference } = await receive(inbox, 'contact', { message: 'A sapphire again.' });
    await storeCopies(inbox, reference, 4999);
    await inbox.server.database.writes.run(rebuildSubmissionSearch);
    const page = await inbox.list({ q: 'sapph', limit: 3 });
    expect(page.counts).toEqual({ contact: { new: 5000 }, 'service-request': { new: 1 } });
    expect(await find(inbox, 'sapph', { kind: 'service-request' })).toEqual([oldest.reference]);
    expect(await find(inbox, 'sapph', { after: '3' })).toContain(oldest.reference);
  });

  test('stands in no line of the log', async () => {
    const inbox = await startInbox({ logLevel: 'debug' });
    await receive(inbox, 'contact');
    await find(inbox, 'Ferrer 561 555');
    await inbox.post('/api/admin/submissions.csv', { q: 'Ferrer' });
    await inbox.post('/api/admin/people/export', { email: 'ada.ferrer@example.com' });
    await inbox.get('/api/admin/submissions?q=ferrer');
    await inbox.post('/api/admin/submissions/search', { q: 'Ferrer', limit: 'x' });
    // Times have digits of their own, also those of a phone number.
    const text = JSON.stringify(inbox.server.logged.map((line) => ({ ...line, time: '', ms: '' })));
    expect(text).toContain('/api/admin/submissions/search');
    for (const personal of ['errer', '561', 'Ada']) expect(text).not.toContain(personal);
  });
});
