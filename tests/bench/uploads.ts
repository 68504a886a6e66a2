import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { closeSync, fsyncSync, mkdirSync, openSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { findNginx } from '../support/nginx.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { type Benchmark, type Figure, figure } from './harness/figure.ts';
import { withNginxDav } from './harness/nginx-dav.ts';
import { median } from './harness/rounds.ts';
import { withSite } from './harness/site-server.ts';
import { signIn } from './harness/staff.ts';

const NAME = 'uploads';
const ROUNDS = 5;
/** Uploads at a time: as many as the server takes of one client. */
const AT_A_TIME = 2;
const LIMIT = { atMost: 1.5 };
/** The fastest line that a shop has: 1 Gbit/s, in bytes per second. */
const SHOP_LINE = 125_000_000;
const sets = [
  { name: 'one picture of 50 MB', count: 1, bytes: 50_000_000 },
  { name: '200 pictures of 4 MB', count: 200, bytes: 4_000_000 },
];

type PictureSet = (typeof sets)[number];

/** Sends pictures with curl, `request` saying what is particular about each. Returns the seconds. */
type Send = (pictures: readonly string[], request: (picture: string) => readonly string[]) => Promise<number>;

/**
 * Pictures by curl into the server, and into nginx: received, checked, cleaned and on disk there, only received here.
 * Both by one curl with two connections, as fast as the machine can, and over the shop's line.
 */
export const uploads: Benchmark = {
  name: NAME,
  measure: async () => {
    const nginx = findNginx();
    if (nginx === undefined) {
      console.log('  skipped: there is no nginx (Debian: apt-get install nginx)');
      return [];
    }
    const { folder, remove } = temporaryFolder();
    try {
      const figures: Figure[] = [];
      for (const set of sets) figures.push(...(await measureSet(set, nginx, folder)));
      return figures;
    } finally {
      remove();
    }
  },
};

const measureSet = async (set: PictureSet, nginx: string, parent: string): Promise<Figure[]> => {
  const folder = path.join(parent, `${set.count}`);
  const media = path.join(folder, 'media');
  mkdirSync(media, { recursive: true });
  const pictures = await writePictures(path.join(folder, 'pictures'), set);
  const configFile = path.join(folder, 'curl.conf');
  const sendFast = sendWith(configFile);
  const sendByLine = sendWith(configFile, SHOP_LINE / Math.min(set.count, AT_A_TIME));
  return withNginxDav(nginx, folder, (dav) =>
    withSite(
      async (site) => {
        const { authorization } = await signIn(site);
        let names = 0;
        const toNginx = async (send: Send) => {
          const files = path.join(folder, 'files');
          rmSync(files, { recursive: true });
          mkdirSync(files);
          const seconds = await send(pictures, (picture) => [`url = "${dav}/${path.basename(picture)}"`]);
          return { seconds, synced: seconds + syncAll(files) };
        };
        const toServer = (send: Send) => {
          names += 1;
          return send(pictures, (picture) => tusRequest(site.url, authorization, picture, set, names));
        };
        const [plain, durable, own]: [number[], number[], number[]] = [[], [], []];
        const [plainByLine, ownByLine]: [number[], number[]] = [[], []];
        for (let round = 0; round < ROUNDS; round += 1) {
          const { seconds, synced } = await toNginx(sendFast);
          plain.push(seconds);
          durable.push(synced);
          own.push(await toServer(sendFast));
          plainByLine.push((await toNginx(sendByLine)).seconds);
          ownByLine.push(await toServer(sendByLine));
        }
        const compare = (against: string, values: number[], baseline: number[]) =>
          figure(NAME, {
            name: `${set.name}, against ${against}`,
            unit: 's',
            value: median(values),
            baseline: median(baseline),
            target: LIMIT,
          });
        return [
          compare('nginx over 1 Gbit/s', ownByLine, plainByLine),
          compare('nginx on the same machine', own, plain),
          compare('nginx on the same machine and sync', own, durable),
        ];
      },
      { mediaDir: media },
    ),
  );
};

/** JPEGs of this size that tell where they were taken; their pixels are noise. */
const writePictures = async (folder: string, { count, bytes }: PictureSet): Promise<string[]> => {
  mkdirSync(folder);
  const start = await sharp({ create: { width: 1200, height: 900, channels: 3, background: 'gold' } })
    .withExifMerge({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '26/1 42/1 55/1' } })
    .jpeg()
    .toBuffer();
  return Array.from({ length: count }, (_, index) => {
    const file = path.join(folder, `${index}.jpg`);
    const noise = randomBytes(bytes - start.length).map((byte) => byte & 0x7f);
    writeFileSync(file, Buffer.concat([start.subarray(0, -2), noise, start.subarray(-2)]));
    return file;
  });
};

const tusRequest = (
  url: string,
  authorization: string,
  picture: string,
  { bytes }: PictureSet,
  run: number,
): string[] => {
  const name = Buffer.from(`${run}-${path.basename(picture)}`).toString('base64');
  const headers = {
    Authorization: authorization,
    'Tus-Resumable': '1.0.0',
    'Content-Type': 'application/offset+octet-stream',
    'Upload-Length': String(bytes),
    'Upload-Metadata': `filename ${name}`,
  };
  return [
    `url = "${url}/api/admin/uploads"`,
    'request = POST',
    ...Object.entries(headers).map(([header, value]) => `header = "${header}: ${value}"`),
  ];
};

/** @param rate bytes per second of each connection; without it as fast as possible */
const sendWith =
  (configFile: string, rate?: number): Send =>
  async (pictures, request) => {
    const parts = pictures.map((picture) =>
      [
        ...request(picture),
        `upload-file = "${picture}"`,
        'output = "/dev/null"',
        'write-out = "%{http_code}\\n"',
        'silent',
        ...(rate === undefined ? [] : [`limit-rate = ${rate}`]),
      ].join('\n'),
    );
    writeFileSync(configFile, parts.join('\nnext\n'));
    const started = performance.now();
    const { stdout } = await promisify(execFile)('curl', [
      '--parallel',
      '--parallel-max',
      String(AT_A_TIME),
      '--config',
      configFile,
    ]);
    const seconds = (performance.now() - started) / 1000;
    const failed = stdout.split('\n').filter((line) => line !== '' && line !== '201');
    if (failed.length > 0) throw new Error(`curl was answered with ${failed.join(', ')}.`);
    return seconds;
  };

/** Puts all files of a folder on disk, as the server does; returns the seconds. */
const syncAll = (folder: string): number => {
  const started = performance.now();
  for (const name of readdirSync(folder)) {
    const handle = openSync(path.join(folder, name), 'r');
    fsyncSync(handle);
    closeSync(handle);
  }
  return (performance.now() - started) / 1000;
};
