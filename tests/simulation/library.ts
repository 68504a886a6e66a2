import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { sendInParts } from './tus.ts';
import { act, promise, type World } from './world.ts';

export const FOLDERS = ['rings', 'rings/halo', 'films'];
const MAX_FILES = 25;
/** Where a file is that was deleted, and one that was sent, but not acknowledged. */
const BIN = '(bin)';
const NOWHERE = '(nowhere)';

const hash = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex').slice(0, 16);
const toUrl = (path: string): string => `/media/${path.split('/').map(encodeURIComponent).join('/')}`;
const toPath = (url: string): string => decodeURIComponent(url.replace(/^\/media\//, ''));

/** A file of which the world is sure where it is. */
const someFile = ({ model, chance }: World) => {
  const certain = [...model.files].filter(([, places]) => places.size === 1 && !places.has(BIN));
  return chance.pick(certain.map(([content, [path = BIN]]) => ({ content, path, url: toUrl(path) })));
};

const remove = act('staff delete a picture', 1, async (world) => {
  const { model, staff } = world;
  const file = someFile(world);
  if (!file) return;
  const answer = await staff('sam', '/media/delete', { files: [file.url], confirmed: true });
  if (!answer) model.files.set(file.content, new Set([file.path, BIN]));
  else if (answer.body.ids?.length === 1) model.files.set(file.content, new Set([BIN]));
});

export const libraryActs = [
  act('staff upload a picture', 4, async (world) => {
    const { model, chance, staffSend } = world;
    if (model.files.size >= MAX_FILES) return remove.run(world);
    const background = { r: chance.between(0, 255), g: chance.between(0, 255), b: chance.between(0, 255) };
    const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background } })
      .png()
      .toBuffer();
    const content = hash(bytes);
    const name = `${chance.one(['ring', 'Émeraude', 'IMG 1042'])}-${chance.between(1, 9)}.png`;
    model.files.set(content, new Set([NOWHERE]));
    const answer = await sendInParts(
      chance,
      (target, sending) => staffSend('ines', target.replace('/api/admin', ''), sending),
      {
        address: '/uploads',
        metadata: { filename: name, folder: chance.one(FOLDERS), clash: 'keep' },
        bytes,
      },
    );
    const path = answer?.headers.get('upload-path');
    if (path) model.files.set(content, new Set([decodeURIComponent(path)]));
  }),

  // It gets another name or folder; its former address leads to the new one, also when the answer was lost.
  act('staff move a picture', 4, async (world) => {
    const { model, chance, staff, visit } = world;
    const file = someFile(world);
    if (!file) return;
    const { content, path, url } = file;
    const [what, json] = chance.one([
      ['rename', { file: url, name: `new ${chance.between(1, 30)}.png` }],
      ['move', { files: [url], to: chance.one(FOLDERS), keepBoth: true }],
    ] as const);
    const answer = await staff('sam', `/media/${what}`, json);
    if (!answer) {
      model.files.set(content, new Set([path, NOWHERE]));
      return visit(url, {}, 200, 301);
    }
    const moved = answer.body.files?.[0]?.to;
    if (!answer.ok || moved === undefined) return;
    model.files.set(content, new Set([toPath(moved)]));
    if (moved !== url) await visit(url, {}, 301);
  }),

  remove,

  // Which one it is, the next look at the library tells.
  act('staff bring a picture back', 0.5, async ({ model, chance, staff }) => {
    const bin = await staff('sam', '/media/bin', undefined, 200);
    const chosen = chance.pick<{ readonly id: string }>(bin?.body.entries ?? []);
    if (!chosen) return;
    await staff('sam', '/media/undelete', { ids: [chosen.id] });
    for (const [content, places] of model.files)
      if (places.has(BIN)) model.files.set(content, new Set([...places, NOWHERE]));
  }),
];

/** Every file is at one address, with its content; nothing is there that nobody has uploaded. */
export const checkLibrary = async ({ model, staff, visit }: World): Promise<void> => {
  const list = await staff('maria', '/media?rescan=1', undefined, 200);
  if (!list) return;
  const found = new Map<string, string>();
  for (const { relativePath: path } of list.body.files as { relativePath: string }[]) {
    const answer = await visit(toUrl(path), {}, 200);
    if (!answer) return;
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
