import type { RecordKind } from '@jeweler/core/schemas';
import { expect, test } from 'vitest';
import { listPictureUses } from './picture-uses.ts';
import type { StoredRecord } from './stored-record.ts';

const record = (kind: RecordKind, id: number, changes: Partial<StoredRecord>): StoredRecord => ({
  kind,
  id,
  position: id,
  state: 'live',
  revision: 1,
  fields: {},
  changedAt: '2026-06-01T16:00:00.000Z',
  publishAt: undefined,
  soldAt: undefined,
  deletedAt: undefined,
  ...changes,
});

test('both pictures of a product are in use, those of drafts too, those of deleted records not', async () => {
  const fields = {
    name: 'Halo',
    slug: 'halo',
    image_url: '/media/halo.jpg',
    second_view: { image_url: '/media/above.jpg', alt: 'From above' },
  };
  const products = [
    record('products', 1, { fields }),
    record('products', 2, { fields: { name: 'New', image_url: '/media/new.jpg' }, state: 'draft' }),
    record('products', 3, { fields, deletedAt: '2026-06-01T16:00:00.000Z' }),
  ];
  const collections = [
    record('collections', 1, { fields: { name: 'Sea', slug: 'sea', image_url: '/media/sea.jpg' } }),
  ];
  const src = '/media/videos/hero.mp4';
  const places = [{ place: 'home-film', part: 'Home: video', page: '/', src, av1: '/media/videos/av1.mp4' }];
  const films = [record('site-pictures', 1, { fields: { place: 'home-film', image_url: src } })];
  const of: Partial<Record<RecordKind, StoredRecord[]>> = { products, collections, 'site-pictures': films };
  const records = (kind: RecordKind) => new Map(of[kind]?.map((each) => [each.id, each]));
  const halo = { kind: 'product', name: 'Halo', page: '/product/halo' };
  const film = {
    kind: 'site',
    name: 'Home: video',
    page: '/',
    record: { kind: 'site-pictures', id: 1 },
  };
  // What stays in view of a picture is said by the record that shows it first.
  expect(await listPictureUses({ records }, places)).toEqual([
    { address: '/media/halo.jpg', use: { ...halo, record: { kind: 'products', id: 1 } } },
    { address: '/media/above.jpg', use: halo },
    {
      address: '/media/new.jpg',
      use: { kind: 'product', name: 'New', record: { kind: 'products', id: 2 } },
    },
    {
      address: '/media/sea.jpg',
      use: {
        kind: 'collection',
        name: 'Sea',
        page: '/collection/sea',
        record: { kind: 'collections', id: 1 },
      },
    },
    { address: src, use: film },
    { address: '/media/videos/av1.mp4', use: film },
  ]);
});
