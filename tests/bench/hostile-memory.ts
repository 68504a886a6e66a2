import { readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { get, request } from 'node:http';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as delay } from 'node:timers/promises';
import sharp from 'sharp';
import { inLanes, postJson } from '../support/post-json.ts';
import { contactMessage } from '../support/submission-builders.ts';
import { type Benchmark, figure } from './harness/figure.ts';
import { withMediaTree } from './harness/media-tree.ts';
import { type SiteServer, withSite } from './harness/site-server.ts';

const NAME = 'hostile-memory';
const FILES = 10_000;
const LANES = 50;
/** In MB of 1,000,000 bytes: the peak resident memory of the process. */
const TARGET = { atMost: 400 };

/**
 * The peak memory of the built server under everything that strangers can do to it: floods of posts, sign-ins
 * and unknown paths, endless bodies, aborted downloads, ranges, and pictures that are expensive to decode.
 * Linux only, because only Linux records that figure.
 */
export const hostileMemory: Benchmark = {
  name: NAME,
  async measure() {
    if (process.platform !== 'linux') {
      console.log('  not measured: only Linux keeps the highest memory use of a process');
      return [];
    }
    return withMediaTree(FILES, async (mediaDir) => {
      await addHostileFiles(mediaDir);
      return withSite(
        async (site) => {
          const atRest = readPeak(site);
          const figures = [
            figure(NAME, { name: 'memory, ready with 10,000 files', unit: 'MB', value: atRest }),
          ];
          for (const [name, attack] of attacks) {
            await attack(site);
            figures.push(figure(NAME, { name: `highest after ${name}`, unit: 'MB', value: readPeak(site) }));
          }
          await expectAnswers(site);
          const name = 'highest memory under all of it';
          return [...figures, figure(NAME, { name, unit: 'MB', value: readPeak(site), target: TARGET })];
        },
        { mediaDir },
      );
    });
  },
};

/** Peak resident memory so far, in MB. */
const readPeak = ({ pid }: SiteServer): number => {
  const kilobytes = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return (Number(kilobytes) * 1024) / 1_000_000;
};

const HOSTILE_PICTURES = [
  'giant-progressive.jpg',
  'giant-baseline.jpg',
  'giant.png',
  'giant.webp',
  'empty.jpg',
];
const FILM = 'film.mp4';
const FILM_BYTES = 200_000_000;

const addHostileFiles = async (mediaDir: string): Promise<void> => {
  const blank = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#884422' }, limitInputPixels: false });
  const file = (name: string) => path.join(mediaDir, name);
  await blank(14_000, 14_000).jpeg({ progressive: true }).toFile(file('giant-progressive.jpg'));
  await blank(14_000, 14_000).jpeg().toFile(file('giant-baseline.jpg'));
  await blank(12_000, 12_000).png().toFile(file('giant.png'));
  await blank(16_000, 6000).webp({ effort: 0 }).toFile(file('giant.webp'));
  writeFileSync(file('empty.jpg'), '');
  writeFileSync(file(FILM), '');
  truncateSync(file(FILM), FILM_BYTES);
  await delay(1500);
};

const getStatus = async (url: string, headers: Record<string, string> = {}): Promise<number> => {
  const response = await fetch(url, { headers });
  await response.arrayBuffer();
  return response.status;
};

/** Reads the first bytes of a response and closes the connection. */
const giveUp = (url: string, headers: Record<string, string> = {}): Promise<void> =>
  new Promise((resolve) => {
    get(url, { headers }, (response) => {
      response.once('data', () => response.destroy());
      response.once('close', () => resolve());
    }).once('error', () => resolve());
  });

/** Sends a chunked body until the server closes the connection, at most 20 MB. */
const sendEndlessly = async (url: string): Promise<void> => {
  const chunk = Buffer.alloc(64 * 1024, 'x');
  const chunks = function* () {
    for (let part = 0; part < 320; part += 1) yield chunk;
  };
  const sent = request(url, { method: 'POST', headers: { 'content-type': 'application/json' } });
  sent.once('response', (response) => response.resume());
  await pipeline(Readable.from(chunks()), sent).catch(() => undefined);
};

type Attack = (site: SiteServer) => Promise<void>;

const attacks: readonly [name: string, attack: Attack][] = [
  [
    'a flood of posts',
    ({ url }) =>
      inLanes(5000, LANES, async () => void (await postJson(`${url}/api/contact`, contactMessage()))),
  ],
  [
    'a flood of sign-ins',
    ({ url }) =>
      inLanes(300, LANES, async (index) => {
        await postJson(`${url}/api/admin/login`, { username: `nobody ${index}`, password: 'x'.repeat(500) });
      }),
  ],
  [
    '3,000 unknown paths',
    ({ url }) =>
      inLanes(
        3000,
        LANES,
        async (index) => void (await getStatus(`${url}/product/unknown-${index}?q=${index}`)),
      ),
  ],
  ['bodies without end', ({ url }) => inLanes(60, 20, () => sendEndlessly(`${url}/api/contact`))],
  ['200 downloads given up', ({ url }) => inLanes(200, LANES, () => giveUp(`${url}/media/${FILM}`))],
  [
    'ranges',
    ({ url }) =>
      inLanes(1000, LANES, async (index) => {
        const range = `bytes=${index}-${index + 10},${index * 2}-${index * 2 + 1},-5`;
        await giveUp(`${url}/media/${FILM}`, { range: index % 2 === 0 ? range : `bytes=${index}-${index}` });
      }),
  ],
  [
    'giant pictures',
    ({ url }) =>
      inLanes(HOSTILE_PICTURES.length * 7, 10, async (index) => {
        const width = [160, 320, 480, 640, 960, 1280, 1920][index % 7];
        const name = HOSTILE_PICTURES[Math.floor(index / 7)];
        await getStatus(`${url}/images/${width}/${name}`);
      }),
  ],
];

/** The measurement is meaningful only if the server still works. */
const expectAnswers = async ({ url }: SiteServer): Promise<void> => {
  if ((await getStatus(`${url}/`)) !== 200) throw new Error('The server does not answer any more.');
  if ((await postJson(`${url}/api/contact`, contactMessage())) !== 201) {
    throw new Error('The server does not take messages any more.');
  }
};
