import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { isLost, isOneOf, recover, staff, visit } from './asking.ts';
import { type Act, chance, model, promise } from './world.ts';

export const FOLDERS = ['rings', 'rings/halo', 'films'];
const MAX_FILES = 25;
/** Where a file is that was deleted, and one that was sent, but not acknowledged. */
const BIN = '(bin)';
const NOWHERE = '(nowhere)';

const hash = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex').slice(0, 16);
const toUrl = (path: string): string => `/media/${path.split('/').map(encodeURIComponent).join('/')}`;
const toPath = (url: string): string => decodeURIComponent(url.replace(/^\/media\//, ''));

/** A file of which the world is sure where it is. */
const someFile = (): { readonly content: string; readonly path: string } | undefined => {
  const certain = [...model.files].filter(([, places]) => places.size === 1 && !places.has(BIN));
  return chance.pick(certain.map(([content, [path = BIN]]) => ({ content, path })));
};

const picture = (): Promise<Buffer> => {
  const background = { r: chance.between(0, 255), g: chance.between(0, 255), b: chance.between(0, 255) };
  const create = { width: 8, height: 8, channels: 3 as const, background };
  return sharp({ create }).png().toBuffer();
};

const encode = (text: string): string => Buffer.from(text).toString('base64');

/** In one piece or in several; whoever is cut off asks how far it came, and goes on. */
const upload = async (): Promise<void> => {
  if (model.files.size >= MAX_FILES) return remove();
  const bytes = await picture();
  const name = `${chance.one(['ring', 'Émeraude', 'IMG 1042'])}-${chance.between(1, 9)}.png`;
  const folder = chance.one(FOLDERS);
  const ask = (method: string, address: string, headers: Record<string, string>, bytes?: Buffer) => {
    const type = { 'tus-resumable': '1.0.0', 'content-type': 'application/offset+octet-stream' };
    return staff('ines', method, address, undefined, { headers: { ...type, ...headers }, bytes });
  };
  const begun = await ask('POST', '/uploads', {
    'upload-length': String(bytes.length),
    'upload-metadata': `filename ${encode(name)},folder ${encode(folder)},clash ${encode('keep')}`,
  });
  const address = begun?.headers.get('location')?.replace('/api/admin', '');
  if (!address) return;
  const content = hash(bytes);
  for (let offset = 0, attempt = 0; attempt < 6; attempt += 1) {
    const end = chance.is(0.3) ? chance.between(offset + 1, bytes.length) : bytes.length;
    const part = bytes.subarray(offset, end);
    let answer = await ask('PATCH', address, { 'upload-offset': String(offset) }, part);
    if (isLost(answer)) {
      model.files.set(content, new Set([NOWHERE]));
      await recover();
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
const move = async (): Promise<void> => {
  const chosen = someFile();
  if (!chosen) return;
  const { content, path } = chosen;
  const file = toUrl(path);
  const [what, json] = chance.one([
    ['rename', { file, name: `new ${chance.between(1, 30)}.png` }],
    ['move', { files: [file], to: chance.one(FOLDERS), keepBoth: true }],
  ] as const);
  const answer = await staff('sam', 'POST', `/media/${what}`, json);
  if (isLost(answer)) return void model.files.set(content, new Set([path, NOWHERE]));
  const moved = answer.body.files?.[0]?.to;
  if (answer.status !== 200 || moved === undefined) return;
  model.files.set(content, new Set([toPath(moved)]));
  const former = await visit('GET', file);
  if (moved !== file) isOneOf(`the former address of ${moved}`, former, 301);
};

const remove = async (): Promise<void> => {
  const chosen = someFile();
  if (!chosen) return;
  const { content, path } = chosen;
  const answer = await staff('sam', 'POST', '/media/delete', { files: [toUrl(path)], confirmed: true });
  if (isLost(answer)) model.files.set(content, new Set([path, BIN]));
  else if (answer.body.ids?.length === 1) model.files.set(content, new Set([BIN]));
};

const bringBack = async (): Promise<void> => {
  const bin = await staff('sam', 'GET', '/media/bin');
  const chosen = chance.pick<{ id: string }>(bin?.body?.entries ?? []);
  if (!chosen) return;
  await staff('sam', 'POST', '/media/undelete', { ids: [chosen.id] });
  // Which one it is, the next look at the library tells.
  for (const [content, places] of model.files)
    if (places.has(BIN)) model.files.set(content, new Set([...places, NOWHERE]));
};

/** Every file is at one address, with its content; nothing is there that nobody has uploaded. */
export const checkLibrary = async (): Promise<void> => {
  const list = await staff('maria', 'GET', '/media?rescan=1');
  if (list?.status !== 200) return;
  const found = new Map<string, string>();
  for (const { relativePath: path } of list.body.files as { relativePath: string }[]) {
    const answer = await visit('GET', toUrl(path));
    if (isLost(answer)) return;
    isOneOf(`${path}, which is listed,`, answer, 200);
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
