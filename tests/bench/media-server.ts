import { copyFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import sharp from 'sharp';
import { hangingDrive } from '../support/hanging-drive.ts';
import { startBaseline } from './harness/baseline-process.ts';
import { type Benchmark, type Figure, figure } from './harness/figure.ts';
import { answersPerSecond } from './harness/load.ts';
import { withMediaTree } from './harness/media-tree.ts';
import { rawAnswer } from './harness/raw-answer.ts';
import { compare, median } from './harness/rounds.ts';
import { type SiteServer, withSite } from './harness/site-server.ts';
import { openPortal, signIn } from './harness/staff.ts';

const NAME = 'media-server';
const FILES = 10_000;
const DROPS = 20;
const PICTURES = 500;
const BROWSER_CONNECTIONS = 6;

/** The library's server with ten thousand files: its list, its events, its thumbnails. */
export const mediaServer: Benchmark = {
  name: NAME,
  measure: () =>
    withMediaTree(FILES, async (mediaDir) => {
      await addPictures(mediaDir);
      return withSite(
        async (site) => [
          await listFigure(site),
          ...(await dropFigures(site, mediaDir)),
          ...(await thumbnailFigures(site)),
        ],
        { mediaDir },
      ).then(async (figures) => [...figures, await hangingFigure(mediaDir)]);
    }),
};

/** The cached home page while the media drive hangs, compared with the same server when it does not. */
const hangingFigure = async (mediaDir: string): Promise<Figure> => {
  const drive = hangingDrive(mediaDir);
  try {
    return await withSite(
      async ({ url }) => {
        const load = (seconds: number) =>
          answersPerSecond({ url: `${url}/`, headers: { 'accept-encoding': 'br' } }, seconds);
        const undisturbed = async (seconds: number) => {
          drive.answer();
          return load(seconds);
        };
        let drops = 0;
        const whileItHangs = async (seconds: number) => {
          drive.hang();
          // Makes the scanner access the drive.
          writeFileSync(path.join(mediaDir, `dropped while it hangs ${drops++}.jpg`), 'a new file');
          return load(seconds);
        };
        const compared = await compare(undisturbed, whileItHangs);
        drive.answer();
        const name = 'GET / while the media drive hangs';
        return figure(NAME, { name, unit: 'req/s', ...compared, target: { atLeast: 0.8 } });
      },
      { mediaDir, drive },
    );
  } finally {
    drive.remove();
  }
};

/** The list, sent by a bare server too; only ours checks the session, and routes. */
const listFigure = async (site: SiteServer): Promise<Figure> => {
  const headers = { ...(await signIn(site)), 'accept-encoding': 'br' };
  const url = `${site.url}/api/admin/media`;
  const bare = startBaseline('bare-http');
  try {
    const port = Number(await bare.ask(await rawAnswer(url, headers)));
    const load = (target: string) => (seconds: number) => answersPerSecond({ url: target, headers }, seconds);
    const compared = await compare(load(`http://127.0.0.1:${port}/`), load(url));
    const name = 'GET /api/admin/media, 10,000 files';
    return figure(NAME, { name, unit: 'req/s', ...compared, target: { atLeast: 0.25 } });
  } finally {
    bare.stop();
  }
};

/** Time from writing a file until an open portal has been notified and has loaded the list. */
const dropFigures = async (site: SiteServer, mediaDir: string): Promise<Figure[]> => {
  const headers = await signIn(site);
  const portal = await openPortal(site, headers);
  const times: number[] = [];
  for (let drop = 0; drop < DROPS; drop += 1) {
    const name = `dropped-${drop}.jpg`;
    const isListed = async () => {
      await portal.hears('media: ');
      const list = await fetch(`${site.url}/api/admin/media`, { headers });
      return (await list.text()).includes(name);
    };
    const started = performance.now();
    writeFileSync(path.join(mediaDir, 'shoot 0', name), 'a new file');
    while (!(await isListed()));
    times.push(performance.now() - started);
  }
  portal.close();
  const target = { atMost: 1000 };
  return [
    figure(NAME, { name: 'dropped file to list, median', unit: 'ms', value: median(times), target }),
    figure(NAME, { name: 'dropped file to list, longest', unit: 'ms', value: Math.max(...times) }),
  ];
};

/** Photographs of two megapixels, each in its own file. */
const addPictures = async (mediaDir: string): Promise<void> => {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  const create = { width: 1600, height: 1200, channels: 3, background: '#000', noise } as const;
  const photograph = path.join(mediaDir, 'picture-0.jpg');
  await sharp({ create }).jpeg().toFile(photograph);
  for (let index = 1; index < PICTURES; index += 1) {
    copyFileSync(photograph, path.join(mediaDir, `picture-${index}.jpg`));
  }
  await delay(1500);
};

const thumbnailFigures = async (site: SiteServer): Promise<Figure[]> => {
  const rate = async () => {
    const names = Array.from({ length: PICTURES }, (_, index) => `picture-${index}.jpg`);
    const started = performance.now();
    const fetchOn = async () => {
      for (let name = names.pop(); name !== undefined; name = names.pop()) {
        const response = await fetch(`${site.url}/images/320/${name}`);
        if (response.status !== 200)
          throw new Error(`The thumbnail of ${name} was answered ${response.status}.`);
        await response.arrayBuffer();
      }
    };
    await Promise.all(Array.from({ length: BROWSER_CONNECTIONS }, fetchOn));
    return (PICTURES * 1000) / (performance.now() - started);
  };
  return [
    figure(NAME, { name: '500 thumbnails, made', unit: 'pictures/s', value: await rate() }),
    figure(NAME, { name: '500 thumbnails, kept', unit: 'pictures/s', value: await rate() }),
  ];
};
