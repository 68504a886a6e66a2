import { mapHref } from '@jeweler/core/business';
import { catalogueRecordSchema, previewLinkSchema, SINGLE_ID } from '@jeweler/core/schemas';
import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { writeReminders } from '../../../server/src/mail/reminders.ts';
import type { ReceivedMail } from '../../support/mail-server.ts';
import { expectRefusal } from '../../support/refusal.ts';
import { smallCatalogue } from '../../support/sample-catalogue.ts';
import { move, request } from '../appointments/appointments.ts';
import type { Inbox } from '../inbox/inbox.ts';
import { passUndoTime, SITE, startMailingInbox } from '../mail/mails.ts';
import { openDesk, path as recordPath } from './catalogue-desk.ts';
import { publicAnswers, withPages } from './public-answers.ts';

const shopPath = recordPath('shop', SINGLE_ID);
const place = {
  street: '12 Heron Lane',
  city: 'Jupiter Farms',
  state: 'fl',
  zip: '33478-1234',
  directions: 'Ring at the green door; park behind the mill.',
};
/** What a reader of any of it would find. */
const TRACES = /Heron|Jupiter Farms|33478|green door/;
const LINE = '12 Heron Lane, Jupiter Farms, FL 33478-1234';
const MAP =
  'https://www.google.com/maps/search/?api=1&amp;query=12%20Heron%20Lane%2C%20Jupiter%20Farms%2C%20FL%2033478-1234';

const save = async (inbox: Inbox, changes: object) => {
  const { revision } = catalogueRecordSchema('shop').parse((await inbox.get(shopPath)).body);
  return inbox.post(shopPath, { changes, revision });
};

const withTraces = (answers: ReadonlyMap<string, string>) =>
  [...answers].filter(([, text]) => TRACES.test(text)).map(([target]) => target);

const locationOf = (calendar: string) =>
  new ICAL.Component(ICAL.parse(calendar)).getFirstSubcomponent('vevent')?.getFirstPropertyValue('location');

const attachedTo = (mail: ReceivedMail) => String(mail.attachments[0]?.content);

const expectTold = (mail: ReceivedMail | undefined, subject: RegExp) => {
  const text = (mail?.text ?? '').replaceAll(/\s+/g, ' ');
  expect(mail?.subject).toMatch(subject);
  for (const told of [LINE, place.directions]) expect(text).toContain(told);
  expect(mail?.html).toContain(`href="${MAP}"`);
};

test('the address is told to whom it may be told, wherever they look, from the request on that saves it', async () => {
  const { inbox, mailServer } = await startMailingInbox({ notifyEmail: undefined }, withPages());
  const { server } = inbox;
  await server.catalogue.replace(smallCatalogue());
  const [piece] = server.catalogue.current.products;
  const link = await inbox.post(recordPath('products', piece?.id ?? 0, 'preview-link'));
  const preview = previewLinkSchema.parse(link.body).url.replace(SITE, '');
  const untouched = await publicAnswers(inbox, preview);
  const toVisitor = async (count: number, index = 1) =>
    (await mailServer.received(count)).filter(({ to_ }) => to_[0] === `visitor${index}@example.com`);

  // Nobody has said who may see it: people with a confirmed appointment.
  const saved = await save(inbox, place);
  const [{ changes } = { changes: [] }] = catalogueRecordSchema('shop').parse(saved.body).history;
  expect(changes.map(({ field }) => field).sort()).toEqual(Object.keys(place).sort());
  expect(withTraces(await publicAnswers(inbox, preview))).toEqual([]);
  const { reference } = await request(inbox, 1, '14:00');
  const visit = /(\/visit\/[\w-]{43})/.exec((await toVisitor(2))[0]?.text ?? '')?.[1] ?? '';
  const readVisit = async () => String((await server.request('GET', visit)).body);
  const readCalendar = async () => String((await server.request('GET', `${visit}/appointment.ics`)).body);
  expect((await mailServer.received(2)).map(({ text, html }) => `${text}${html}`).join()).not.toMatch(TRACES);
  expect(await readVisit()).not.toMatch(TRACES);
  expect(await readCalendar()).not.toMatch(TRACES);

  const { revision } = await inbox.record(reference);
  await inbox.post(`/api/admin/submissions/${reference}/status`, { status: 'confirmed', revision });
  passUndoTime(inbox);
  const confirmed = (await toVisitor(3))[1] as ReceivedMail;
  expectTold(confirmed, /is confirmed/);
  expect(locationOf(attachedTo(confirmed))).toBe(`Oren Vale, ${LINE}`);
  expect(locationOf(await readCalendar())).toBe(`Oren Vale, ${LINE}`);
  for (const text of [place.street, 'Jupiter Farms, FL 33478-1234', place.directions, `href="${MAP}"`])
    expect(await readVisit()).toContain(text);
  await move(inbox, await inbox.record(reference), { slot: '16:00' });
  passUndoTime(inbox);
  expectTold((await toVisitor(4))[2], /has been moved/);
  server.time.now = new Date('2026-06-14T20:00:00.000Z');
  expect(await writeReminders(server.database, server.time.now)).toBe(1);
  expectTold((await toVisitor(5))[3], /reminder/);
  expect(withTraces(await publicAnswers(inbox, preview))).toEqual([]);

  // Everybody may: every page has it in its footer and for search engines.
  expect((await save(inbox, { street: '14 Heron Lane', address_visible: 'everybody' })).status).toBe(200);
  const open = await publicAnswers(inbox, preview);
  const pages = [...open].filter(([, text]) => text.includes('</footer>') && text.includes('ld+json'));
  expect(pages.length).toBeGreaterThan(15);
  for (const [target, html] of pages) {
    expect([target, html]).toEqual([target, expect.stringMatching(/<footer.*14 Heron Lane.*<\/footer>/s)]);
    expect([target, html]).toEqual([
      target,
      expect.stringContaining(
        '"address":{"@type":"PostalAddress","streetAddress":"14 Heron Lane","addressLocality":"Jupiter Farms","postalCode":"33478-1234","addressRegion":"FL","addressCountry":"US"}',
      ),
    ]);
    expect(html).not.toContain('12 Heron Lane');
  }
  for (const target of ['/contact', '/appointment']) {
    const main = /<main.*<\/main>/s.exec(open.get(target) ?? '')?.[0];
    expect(main).toContain('14 Heron Lane, Jupiter Farms, FL 33478-1234');
    expect(main).toContain(place.directions);
  }
  expect(await readVisit()).toContain('14 Heron Lane');
  expect(locationOf(await readCalendar())).toContain('14 Heron Lane');
  await request(inbox, 2, '11:00', '2026-06-22');
  expect((await toVisitor(7, 2))[0]?.html).toContain('14 Heron Lane');

  // The day sheet, for staff, has it in any case; without it everything is as it was.
  expect((await save(inbox, { address_visible: 'confirmed' })).status).toBe(200);
  expect((await inbox.get(shopPath)).body).toMatchObject({ shop: { street: '14 Heron Lane' } });
  expect(withTraces(await publicAnswers(inbox, preview))).toEqual([]);
  const emptied = Object.fromEntries([...Object.keys(place), 'address_visible'].map((name) => [name, null]));
  expect((await save(inbox, emptied)).status).toBe(200);
  expect(await readVisit()).not.toMatch(TRACES);
  server.time.now = new Date('2026-06-01T16:00:00.000Z');
  const after = await publicAnswers(inbox, preview);
  for (const [target, text] of untouched) {
    if (/health|availability/.test(target)) continue;
    expect([target, after.get(target)]).toEqual([target, text]);
  }
});

test.each([
  [{ street: '12 Heron Lane' }, ['city', 'state', 'zip']],
  [{ ...place, city: null }, ['city']],
  [{ ...place, street: '💍'.repeat(300) }, ['street']],
  [{ ...place, directions: '💍'.repeat(301) }, ['directions']],
  [{ ...place, state: 'Florida' }, ['state']],
  [{ ...place, state: '💍' }, ['state']],
  [{ ...place, zip: '3347' }, ['zip']],
  [{ ...place, zip: '33478-12' }, ['zip']],
  [{ ...place, address_visible: 'all' }, ['address_visible']],
])('%j is refused with a sentence at each field', async (changes, faulty) => {
  const { server, ...desk } = await openDesk();
  const { revision } = await desk.get('shop', SINGLE_ID);
  const { fields = {} } = expectRefusal(await desk.post(shopPath, { changes, revision }), 400, 'validation');
  expect(Object.keys(fields).sort()).toEqual(faulty);
  for (const sentence of Object.values(fields)) expect(sentence).toMatch(/^Please .+\.$/);
});

test('an address of any letters is one argument of the link to the map', () => {
  const address = { street: '1 Rosé & Söhne #2', city: 'St. Lucie', state: 'FL', zip: '34945' };
  expect(new URL(mapHref(address)).searchParams.get('query')).toBe('1 Rosé & Söhne #2, St. Lucie, FL 34945');
});
