import type { CatalogueRecord } from '@jeweler/core/schemas';
import { describe, expect, test } from 'vitest';
import { followSitePlaces } from '../../../server/src/catalogue/usual-records.ts';
import { sitePlaces } from '../../../web/src/data/site-places.ts';
import { expectRefusal } from '../../support/refusal.ts';
import { openDesk, path } from './catalogue-desk.ts';

const KIND = 'site-pictures';
const idOf = (place: string) => sitePlaces.findIndex((each) => each.place === place) + 1;

const open = async () => {
  const desk = await openDesk();
  const save = (record: CatalogueRecord, changes: object) =>
    desk.post(path(KIND, record.id), { changes, revision: record.revision });
  const shown = () => desk.server.catalogue.current.shop?.pictures;
  return { ...desk, save, shown, at: (place: string) => desk.get(KIND, idOf(place)) };
};

describe('the pictures of the site’s own pages', () => {
  test('are one record for each place, as in the content', async () => {
    const { list, at, shown } = await open();
    const { records, total } = await list(KIND);
    expect(total).toBe(sitePlaces.length);
    expect(records.map(({ name }) => name)).toContain('Home gallery 3');
    const { focus, alt, src } = sitePlaces[idOf('services-hero') - 1] ?? {};
    expect(await at('services-hero')).toMatchObject({
      fields: { place: 'services-hero', image_url: src, alt, focus: focus?.at },
      ...{ state: 'live', revision: 0, history: [], missing: [] },
    });
    expect(shown()).toBeUndefined();
  });

  test('visitors get what staff change, and what they take back', async () => {
    const { at, save, read, shown } = await open();
    const usual = await at('home-gallery-3');
    const changes = { image_url: '/media/new.jpg', alt: 'A new ring', focus: null };
    const saved = read(KIND, await save(usual, changes));
    expect(shown()).toEqual({ 'home-gallery-3': { src: '/media/new.jpg', alt: 'A new ring' } });
    expect(saved.history[0]?.changes).toContainEqual({
      ...{ field: 'alt', to: 'A new ring' },
      from: (usual.fields as { alt: string }).alt,
    });
    const { image_url, alt } = usual.fields as { image_url: string; alt: string };
    read(KIND, await save(saved, { image_url, alt }));
    expect(shown()).toEqual({ 'home-gallery-3': { src: image_url, alt } });
  });

  test('are refused with a sentence at the field', async () => {
    const { at, save } = await open();
    for (const [place, changes, field] of [
      ['home-film', { image_url: '/media/ring.jpg' }, 'image_url'],
      ['home-film', { image_url: 'https://elsewhere.example/film.mp4' }, 'image_url'],
      ['home-film-still', { image_url: '/media/videos/film.MP4' }, 'image_url'],
      ['home-gallery-1', { image_url: null }, 'image_url'],
      ['home-gallery-1', { alt: 'x'.repeat(301) }, 'alt'],
      ['home-gallery-1', { focus: '120% 0%' }, 'focus'],
    ] as const) {
      const { fields } = expectRefusal(await save(await at(place), changes), 400, 'validation');
      expect(Object.keys(fields ?? {})).toEqual([field]);
      expect(fields?.[field]).toMatch(/^Please .+\.$/);
    }
  });

  test('are never added, hidden, moved or deleted, and keep their place', async () => {
    const { at, act, save, post } = await open();
    const record = await at('account');
    for (const action of ['state', 'delete', 'move'])
      expect((await act(record, action, { state: 'hidden', after: null }, KIND)).status).toBe(404);
    expect((await post(path(KIND), { 'site-picture': { place: 'x' } })).status).toBe(404);
    expect((await save(record, { place: 'home-film' })).status).toBe(400);
  });

  test('a later start follows the content, except where staff have changed something', async () => {
    const { at, save, read, server } = await open();
    const kept = read(KIND, await save(await at('account'), { alt: 'Mine' }));
    const update = sitePlaces.map((each) => ({ ...each, alt: 'New' }));
    const added = { place: 'new-place', part: 'New', page: '/', src: '/media/new.jpg' };
    expect(await followSitePlaces(server.database, [...update, added])).toBe(true);
    expect(await followSitePlaces(server.database, [...update, added])).toBe(false);
    await server.catalogue.reload();
    expect((await at('account')).fields).toEqual(kept.fields);
    expect((await at('appointment')).fields).toMatchObject({ alt: 'New' });
    expect([...server.catalogue.records(KIND).values()].at(-1)).toMatchObject({
      id: sitePlaces.length + 1,
      fields: { place: 'new-place', image_url: '/media/new.jpg' },
    });
  });
});
