import { describe, expect, test } from 'vitest';
import { parseCatalogue, writeCatalogueText } from '../../../server/src/catalogue/catalogue-file.ts';
import { readCatalogue } from '../../support/read-catalogue.ts';
import { expectRefusal } from '../../support/refusal.ts';
import { openDesk, path } from './catalogue-desk.ts';

/** A server whose clock stands at an instant, and an announcement with these days. */
const announce = async (days: object) => {
  const { post, read, server, shown } = await openDesk();
  const answer = await post(path('announcements'), {
    announcement: { text: 'Open on Sunday.', ...days },
    state: 'live',
  });
  const at = async (now: string) => {
    server.time.now = new Date(now);
    return (await shown('banner-items')).some((item) => 'text' in item && item.text === 'Open on Sunday.');
  };
  return { answer, at, post, read, server };
};

describe('an announcement with days', () => {
  test('is shown from its first day through its last, by the shop’s clock and without any request in between', async () => {
    const { at } = await announce({ starts_on: '2026-12-01', ends_on: '2026-12-02' });
    // Midnight in the shop is 5 AM UTC in winter.
    expect(await at('2026-12-01T04:59:59Z')).toBe(false);
    expect(await at('2026-12-01T05:00:00Z')).toBe(true);
    expect(await at('2026-12-03T04:59:59Z')).toBe(true);
    expect(await at('2026-12-03T05:00:00Z')).toBe(false);
  });

  test('can have one of them only, and changes at once', async () => {
    const { answer, at, post, read, server } = await announce({ ends_on: '2026-12-02' });
    const record = read('announcements', answer, 201);
    const { now } = server.time;
    expect(await at('2026-12-03T12:00:00Z')).toBe(false);
    // The session has expired by then.
    server.time.now = now;
    const change = { changes: { ends_on: null, starts_on: '2026-12-03' }, revision: record.revision };
    read('announcements', await post(path('announcements', record.id), change));
    expect(await at('2026-12-03T12:00:00Z')).toBe(true);
  });

  test('are refused with a sentence at the field', async () => {
    const { answer, post, read } = await announce({});
    const { id, revision } = read('announcements', answer, 201);
    for (const [days, fields] of [
      [
        { starts_on: '2026-12-02', ends_on: '2026-12-01' },
        { ends_on: 'Please choose the first day or a later one.' },
      ],
      [{ starts_on: 'soon' }, { starts_on: 'Please choose a day.' }],
      [{ ends_on: '2026-02-30' }, { ends_on: 'Please choose a day.' }],
    ] as const) {
      const refused = await post(path('announcements', id), { changes: days, revision });
      expect(expectRefusal(refused, 400, 'validation').fields).toEqual(fields);
    }
  });

  test('keeps them in a file, also while it is not shown', async () => {
    const { at, server } = await announce({ starts_on: '2026-12-01', ends_on: '2026-12-02' });
    expect(await at('2026-11-01T12:00:00Z')).toBe(false);
    const text = writeCatalogueText(await readCatalogue(server.database.query));
    const { catalogue } = await parseCatalogue(text);
    expect(catalogue?.bannerItems.at(-1)).toEqual({
      id: 6,
      text: 'Open on Sunday.',
      starts_on: '2026-12-01',
      ends_on: '2026-12-02',
    });
    const version = server.catalogue.records('announcements').get(6)?.revision;
    if (catalogue) await server.catalogue.replace(catalogue);
    expect(server.catalogue.records('announcements').get(6)?.revision).toBe(version);
    const wrong = text.replace('"2026-12-02"', '"2026-11-02"');
    expect(JSON.stringify((await parseCatalogue(wrong)).faults)).toContain('must not be before starts_on');
  });
});
