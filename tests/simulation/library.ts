import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { type Act, isLost, promise, same, type World } from './world.ts';

export const FOLDERS = ['rings', 'rings/halo', 'films'];
const MAX_FILES = 25;
/** Where a file is that was deleted, and one that was sent, but not acknowledged. */
const BIN = '(bin)';
const NOWHERE = '(nowhere)';

const hash = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex').slice(0, 16);
const toUrl = (path: string): string => `/media/${path.split('/').map(encodeURIComponent).join('/')}`;
const toPath = (url: string): string => decodeURIComponent(url.replace(/^\/media\//, ''));

/** A file, by its content, and its path: one of which the world is sure where it is. */
const someFile = ({ chance, model }: World): [content: string, path: string] | undefined =>
  chance.pick(
    [...model.files].flatMap(([content, places]): [string, string][] => {
      const [place = BIN] = places;
      return places.size === 1 && place !== BIN ? [[content, place]] : [];
    }),
  );

const picture = ({ chance }: World): Promise<Buffer> => {
  const pixels = Buffer.from(Array.from({ length: 8 * 8 }, () => [chance.between(0, 255), 90, 60]).flat());
  return sharp(pixels, { raw: { width: 8, height: 8, channels: 3 } })
    .png()
    .toBuffer();
};

const encode = (text: string): string => Buffer.from(text).toString('base64');

/** In one piece or in several; whoever is cut off asks how far it came, and goes on. */
const upload = async (world: World): Promise<void> => {
  const { chance, model } = world;
  if (model.files.size >= MAX_FILES) return remove(world);
  const bytes = await picture(world);
  const name = `${chance.one(['ring', 'Émeraude', 'IMG 1042'])}-${chance.between(1, 9)}.png`;
  const metadata = { filename: name, folder: chance.one(FOLDERS), clash: 'keep' };
  const ask = (method: string, address: string, headers: Record<string, string>, part?: Buffer) =>
    world.staff('ines', method, address, undefined, {
      headers: { 'tus-resumable': '1.0.0', 'content-type': 'application/offset+octet-stream', ...headers },
      ...(part && { bytes: part }),
    });
  const begun = await ask('POST', '/uploads', {
    'upload-length': String(bytes.length),
    'upload-metadata': Object.entries(metadata)
      .map(([key, value]) => `${key} ${encode(value)}`)
      .join(','),
  });
  const address = begun?.headers.get('location')?.replace('/api/admin', '');
  if (!address) return;
  const content = hash(bytes);
  for (let offset = 0, attempt = 0; attempt < 6; attempt += 1) {
    const end = chance.is(0.3) ? chance.between(offset + 1, bytes.length) : bytes.length;
    let answer = await ask(
      'PATCH',
      address,
      { 'upload-offset': String(offset) },
      bytes.subarray(offset, end),
    );
    if (isLost(answer)) {
      model.files.set(content, new Set([NOWHERE]));
      await world.recover();
      answer = await ask('HEAD', address, {});
    }
    if (isLost(answer) || answer.status >= 300) return;
    offset = Number(answer.headers.get('upload-offset'));
    const path = decodeURIComponent(answer.headers.get('upload-path') ?? '');
    if (path) return void model.files.set(content, new Set([path]));
    if (offset === bytes.length) return;
  }
};

/** A file gets another name or folder; its former address leads to the new one. */
const move = async (world: World): Promise<void> => {
  const { chance, model } = world;
  const [content, path] = someFile(world) ?? [];
  if (content === undefined || path === undefined) return;
  const file = toUrl(path);
  const answer = chance.is(0.5)
    ? await world.staff('sam', 'POST', '/media/rename', { file, name: `new ${chance.between(1, 30)}.png` })
    : await world.staff('sam', 'POST', '/media/move', {
        files: [file],
        to: chance.one(FOLDERS),
        keepBoth: true,
      });
  if (isLost(answer)) return void model.files.set(content, new Set([path, NOWHERE]));
  const moved = answer.body.files?.[0]?.to;
  if (answer.status !== 200 || moved === undefined) return;
  model.files.set(content, new Set([toPath(moved)]));
  const former = await world.visit('GET', file);
  if (former && moved !== file) same(`the status of the former address of ${moved}`, former.status, 301);
};

const remove = async (world: World): Promise<void> => {
  const [content, path] = someFile(world) ?? [];
  if (content === undefined || path === undefined) return;
  const answer = await world.staff('sam', 'POST', '/media/delete', { files: [toUrl(path)], confirmed: true });
  if (isLost(answer)) world.model.files.set(content, new Set([path, BIN]));
  else if (answer.body.ids?.length === 1) world.model.files.set(content, new Set([BIN]));
};

const bringBack = async (world: World): Promise<void> => {
  const { chance, model } = world;
  const bin = await world.staff('sam', 'GET', '/media/bin');
  const chosen = chance.pick<{ id: string }>(bin?.body?.entries ?? []);
  if (!chosen) return;
  await world.staff('sam', 'POST', '/media/undelete', { ids: [chosen.id] });
  // Which one it is, the next look at the library tells.
  for (const [content, places] of model.files)
    if (places.has(BIN)) model.files.set(content, new Set([...places, NOWHERE]));
};

/** Every file is at one address, with its content; nothing is there that nobody has uploaded. */
export const checkLibrary = async (world: World): Promise<void> => {
  const { model } = world;
  const list = await world.staff('maria', 'GET', '/media?rescan=1');
  if (list?.status !== 200) return;
  const found = new Map<string, string>();
  for (const { relativePath: path } of list.body.files as { relativePath: string }[]) {
    const answer = await world.visit('GET', toUrl(path));
    if (isLost(answer)) return;
    same(`the status of ${path}, which is listed`, answer.status, 200);
    const content = hash(answer.bytes);
    promise(!found.has(content), `one file is at ${found.get(content)} and at ${path}`);
    promise(model.files.has(content), `nobody has uploaded ${path}`);
    found.set(content, path);
  }
  for (const [content, places] of [...model.files]) {
    const path = found.get(content) ?? (places.has(BIN) ? BIN : NOWHERE);
    promise(places.has(path) || places.has(NOWHERE), `the file at ${[...places].join(' or ')} is ${path}`);
    if (path === NOWHERE) model.files.delete(content);
    else model.files.set(content, new Set([path]));
  }
};

export const libraryActs: readonly Act[] = [
  { name: 'staff upload a picture', weight: 4, run: upload },
  { name: 'staff move a picture', weight: 4, run: move },
  { name: 'staff delete a picture', weight: 1, run: remove },
  { name: 'staff bring a picture back', weight: 0.5, run: bringBack },
];
