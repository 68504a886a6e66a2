import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const SAMPLE_FILM = fileURLToPath(new URL('../../media/videos/hero.mp4', import.meta.url));

/** A picture of the sample catalogue, so that one file in the folder is in use. */
const USED = 'products/engagement-round-solitaire-yellow-gold.jpg';
export const usedFile = { path: USED, name: path.basename(USED) };

export const LONG_NAME = `${'a-very-long-name-of-a-photograph-'.repeat(5)}end.jpg`;

/** Files that are always in the folder, in the order of the list. */
export const standingFiles: readonly string[] = [
  'docs/care guide.pdf',
  'docs/notes.txt',
  'films/old.avi',
  'films/show.mp4',
  'films/tour.mov',
  'gold & pearl #1 (100%).jpg',
  'logo/mark.svg',
  USED,
  'rings/damaged.jpg',
  `rings/${LONG_NAME}`,
  'rings/Opal.webp',
  'rings/ring-1.jpg',
  'rings/ring-2.jpeg',
  'rings/ring-10.png',
  'rings/spin.gif',
  ...Array.from({ length: 60 }, (_, index) => `series/picture-${index + 1}.jpg`),
];

const picture = (width: number, height: number, hue: number) =>
  sharp({
    create: { width, height, channels: 3, background: { r: (hue * 47) % 256, g: (hue * 91) % 256, b: 120 } },
  });

/** A picture that tells where it was taken. */
const located = () =>
  picture(640, 480, 3).withExif({
    IFD3: {
      GPSLatitudeRef: 'N',
      GPSLatitude: '26/1 42/1 55/1',
      GPSLongitudeRef: 'W',
      GPSLongitude: '80/1 3/1 12/1',
    },
  });

const toHue = (name: string) => [...name].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);

/** The bytes of a real file of the type in its name. */
const toContent = async (file: string): Promise<Buffer> => {
  if (file.includes('damaged')) return Buffer.from('This is not a picture.');
  if (file.includes('located')) return located().jpeg().toBuffer();
  const hue = toHue(file);
  switch (path.extname(file)) {
    case '.jpg':
    case '.jpeg':
      return picture(640, 480, hue).jpeg().toBuffer();
    case '.png':
      return picture(300, 200, hue).png().toBuffer();
    case '.gif':
      return picture(120, 120, hue).gif().toBuffer();
    case '.webp':
      return picture(400, 300, hue).webp().toBuffer();
    case '.svg':
      return Buffer.from(
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>',
      );
    case '.pdf':
      return Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\ntrailer<</Root 1 0 R>>\n');
    case '.mp4':
    case '.mov':
    case '.avi':
      return readFile(SAMPLE_FILM);
    default:
      return Buffer.from('Polish with a soft cloth.\n');
  }
};

/** The folder that the server watches, as used by the shop's staff. Paths have forward slashes. */
export interface MediaFolder {
  add(...files: string[]): Promise<void>;
  /** Replaces an existing file with another picture. */
  replace(file: string, size: { width: number; height: number }): Promise<void>;
  rename(from: string, to: string): Promise<void>;
  remove(...files: string[]): Promise<void>;
  /** Restores everything listed in `standingFiles`; true when something had changed. */
  restore(): Promise<boolean>;
}

export const createMediaFolder = (root: string): MediaFolder => {
  const changed = new Set<string>();
  const toPath = (file: string) => path.join(root, ...file.split('/'));

  const write = async (file: string) => {
    await mkdir(path.dirname(toPath(file)), { recursive: true });
    await writeFile(toPath(file), await toContent(file));
  };

  const listed = async (): Promise<string[]> => {
    const found = await readdir(root, { recursive: true, withFileTypes: true });
    return found
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'));
  };

  return {
    add: async (...files) => {
      for (const file of files) await write(file);
    },
    replace: async (file, { width, height }) => {
      changed.add(file);
      const before = await stat(toPath(file));
      const other = await picture(width, height, 5).jpeg().toBuffer();
      // Written to a temporary file and then renamed, as programs do when they save.
      await writeFile(`${toPath(file)}.part`, other);
      await rename(`${toPath(file)}.part`, toPath(file));
      if (before.size === other.length) throw new Error('Another picture has another size.');
    },
    rename: async (from, to) => {
      await mkdir(path.dirname(toPath(to)), { recursive: true });
      await rename(toPath(from), toPath(to));
    },
    remove: async (...files) => {
      for (const file of files) await rm(toPath(file));
    },
    restore: async () => {
      const there = new Set(await listed());
      const foreign = [...there].filter((file) => !standingFiles.includes(file));
      const missing = standingFiles.filter((file) => !there.has(file) || changed.has(file));
      changed.clear();
      for (const file of foreign) await rm(toPath(file));
      for (const file of missing) await write(file);
      return foreign.length + missing.length > 0;
    },
  };
};
