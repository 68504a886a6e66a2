import { catalogueRecordSchema, type RecordKind, recordNouns, SINGLE_ID } from '@jeweler/core/schemas';
import { expect, test } from 'vitest';
import { smallCatalogue } from '../../support/sample-catalogue.ts';
import { startInbox } from '../inbox/inbox.ts';
import { SITE } from '../mail/mails.ts';
import { path } from './catalogue-desk.ts';
import { publicAnswers, withPages } from './public-answers.ts';

const OWN_KINDS = ['shop', 'questions', 'services', 'testimonials', 'site-pictures', 'wheel'] as const;

/** A change of each of the shop's own kinds, and a page that shows it. */
const changes: readonly [kind: RecordKind, change: object, page: string, shown: string][] = [
  ['shop', { phone: '(561) 555-0199' }, '/contact', '(561) 555-0199'],
  ['questions', { question: 'Are dogs welcome?' }, '/', 'Are dogs welcome?'],
  ['services', { price: 47 }, '/services', '$47'],
  ['testimonials', { text: 'It shines.', permission_on: '2026-01-01' }, '/testimonials', 'It shines.'],
  ['wheel', { rules: 'One prize for each guest.' }, '/prize-rules', 'One prize for each guest.'],
];

const start = async () => {
  const inbox = await startInbox({ siteUrl: SITE }, withPages());
  await inbox.server.catalogue.replace(smallCatalogue());
  const read = async (kind: RecordKind) => {
    const { body } = await inbox.get(path(kind, SINGLE_ID));
    return catalogueRecordSchema(kind).parse(body);
  };
  const save = async (kind: RecordKind, change: object) => {
    const { revision } = await read(kind);
    const { status, body } = await inbox.post(path(kind, SINGLE_ID), { changes: change, revision });
    expect({ kind, status, body }).toMatchObject({ status: 200, body: { [recordNouns[kind]]: {} } });
  };
  /** Without what says how the server is, or the time. */
  const answers = async () =>
    new Map(
      [...(await publicAnswers(inbox))].filter(([target]) => !/health|sitemap|availability/.test(target)),
    );
  return { ...inbox, read, save, answers };
};

test('a shop that nobody has touched is shown as one without any records of its own', async () => {
  const { server, answers } = await start();
  const untouched = await answers();
  const { numDeletedRows } = await server.database.writes.run((trx) =>
    trx.deleteFrom('catalogue_records').where('kind', 'in', OWN_KINDS).executeTakeFirst(),
  );
  expect(Number(numDeletedRows)).toBeGreaterThan(40);
  await server.catalogue.reload();
  const without = await answers();
  expect([...without.keys()]).toEqual([...untouched.keys()]);
  for (const [target, text] of untouched) expect([target, without.get(target)]).toEqual([target, text]);
});

test('what staff change leads, and what they change back leaves no trace', async () => {
  const { server, read, save, answers } = await start();
  const untouched = await answers();
  for (const [kind, change, page, shown] of changes) {
    const before = (await read(kind)).fields as Record<string, unknown>;
    expect([kind, untouched.get(page)?.includes(shown)]).toEqual([kind, false]);
    await save(kind, change);
    expect([kind, (await server.request('GET', page)).body]).toEqual([kind, expect.stringContaining(shown)]);
    // The day of a permission stays: it is for staff.
    await save(kind, Object.fromEntries(Object.keys(change).map((name) => [name, before[name]])));
  }
  const after = await answers();
  for (const [target, text] of untouched) expect([target, after.get(target)]).toEqual([target, text]);
});
