import { MAX_PHOTOS, PHOTO_LINK_DAYS } from '@jeweler/core/schemas';
import type { SubmissionRecord } from '@jeweler/core/submissions';
import sharp from 'sharp';
import type { KnownRequest } from './model.ts';
import { readRequest } from './staff.ts';
import { sendInParts } from './tus.ts';
import { act, promise, STAFF, same, type World } from './world.ts';

const DAY_MS = 24 * 3_600_000;

/** Staff see those that were acknowledged, once each, by their widths, and nothing that was half sent. */
export const lookAtPhotos = async (world: World, request: KnownRequest, record: SubmissionRecord) => {
  const { model, chance, staff } = world;
  const { reference, word, photos } = request;
  promise(record.photos.length <= MAX_PHOTOS, `${reference} has ${record.photos.length} photos`);
  const seen: number[] = [];
  for (const { id } of record.photos) {
    model.photoNames.set(id, word);
    const path = `/submissions/${reference}/photos/${id}`;
    const answer = await staff(chance.one(STAFF), path, undefined, 200);
    if (!answer) return;
    seen.push((await sharp(answer.bytes).metadata()).width);
  }
  const inOrder = (widths: Iterable<number>) => [...widths].sort((one, two) => one - two);
  same(`the photos of ${reference}, by their widths`, inOrder(seen), inOrder(photos ?? new Set(seen)));
  request.photos = new Set(seen);
};

/** Sends one; what it is refused for is what is wrong with it. False if nobody knows what has come of it. */
const send = async (
  world: World,
  address: string,
  { word, reference }: KnownRequest,
  photos: Set<number>,
) => {
  const { chance, visit } = world;
  const opened = await visit(`${address}/open`, { method: 'POST' }, 200);
  if (!opened) return false;
  const width = photos.size * 50 + chance.between(1, 49);
  // It says of itself where it was taken, which is nobody's business.
  const secret = `taken at ${chance.word()} by ${word}`;
  const isPicture = chance.is(0.85);
  const bytes = isPicture
    ? await sharp({ create: { width, height: 8, channels: 3, background: '#a67c3d' } })
        .withExif({ IFD0: { ImageDescription: secret } })
        .jpeg()
        .toBuffer()
    : Buffer.from(`A letter, ${secret}.`.repeat(9));
  const isWhole = chance.is(0.85);
  const sent = isWhole ? bytes : bytes.subarray(0, chance.between(1, bytes.length - 1));
  const upload = { address, metadata: { filename: 'IMG 1042.jpg' }, bytes: sent, length: bytes.length };
  const answer = await sendInParts(chance, visit, upload);
  if (!answer) return false;
  const isStored = answer.headers.get('upload-outcome') === 'stored';
  const isExpected = isPicture && isWhole && opened.body.filesLeft > 0;
  same(`whether ${reference} has taken a photo (${answer.status} ${answer.text})`, isStored, isExpected);
  if (isStored) photos.add(width);
  // Who does not know that it has come sends it again.
  if (isStored && chance.is(0.3) && !(await sendInParts(chance, visit, upload))) return false;
  if (isWhole) await world.expectNotInFiles(secret, `what ${reference} has sent says where it was taken`);
  return true;
};

export const photoActs = [
  // Of most requests that take them, a link comes with the answer and with the mail. It leads there for two weeks.
  act('a visitor adds photos', 10, async (world) => {
    const { model, chance, time, visit } = world;
    const links = model.links.filter(({ path }) => path.startsWith('/photos'));
    const link = chance.pick(links.slice(chance.is(0.8) ? -12 : -150));
    if (!link) return;
    const address = `/api/request-photos/${link.path.split('/').at(-1)}`;
    const opened = await visit(`${address}/open`, { method: 'POST' }, 200, 404);
    if (!opened?.ok) return;
    promise(time - link.at < (PHOTO_LINK_DAYS + 1) * DAY_MS, 'a link for photos works for too long');
    const request = model.stored.requests.get(opened.body.reference);
    const person = model.people.get(request?.word ?? '');
    const isUnsure = model.unsure.some(({ word }) => model.people.get(word)?.email === link.to);
    promise(
      person?.email === link.to || isUnsure,
      `a link leads to ${opened.body.reference}, of others or deleted`,
    );
    if (!request?.photos) return;
    const photos = new Set(request.photos);
    for (let left = chance.between(1, 3); left > 0; left -= 1)
      if (!(await send(world, address, request, photos))) {
        request.photos = undefined;
        return;
      }
    request.photos = photos;
  }),

  // They are there for staff alone, and a file of one by an address that works once.
  act('staff look at photos', 5, async (world) => {
    const { model, chance, staff, visit } = world;
    const request = chance.pick(model.requests.filter(({ photos }) => photos?.size !== 0).slice(-30));
    const record = request && (await readRequest(world, 'maria', request));
    if (!record) return;
    await lookAtPhotos(world, request, record);
    const photo = chance.pick(record.photos);
    const other = chance.pick(model.requests.filter((each) => each !== request));
    if (!photo || !other) return;
    const path = `/submissions/${request.reference}/photos/${photo.id}`;
    await visit(`/api/admin${path}`, {}, 401);
    for (const folder of ['media', 'images', 'photos']) await visit(`/${folder}/${photo.id}.jpg`, {}, 404);
    await staff('sam', `/submissions/${other.reference}/photos/${photo.id}`, undefined, 404);
    const ticket = await staff('sam', `${path}/download`, {}, 200);
    if (ticket && (await visit(ticket.body.url, {}, 200))) await visit(ticket.body.url, {}, 404);
  }),
];
