import { readdirSync, statSync } from 'node:fs';
import { loadavg } from 'node:os';
import path from 'node:path';
import { inRoot } from '../../scripts/lib/paths.mjs';
import { contactMessage } from '../support/submission-builders.ts';
import { type Benchmark, type Figure, figure } from './harness/figure.ts';
import { storeManySubmissions } from './harness/many-submissions.ts';
import { withMediaTree } from './harness/media-tree.ts';
import { median } from './harness/rounds.ts';
import { type SiteServer, withSite } from './harness/site-server.ts';
import { openPortal, signIn } from './harness/staff.ts';
import { hasWrk, type LoadResult, type MixedRequest, runWrk } from './harness/wrk.ts';

const NAME = 'ceilings';
const SECONDS = 10;
/** Each step until answers take too long; more connections only wait. */
const STEPS = [8, 32, 128, 512];
const SUBMISSIONS = Number(process.env.CEILINGS_SUBMISSIONS ?? 100_000);
const FILES = 100_000;
/** What the server admits: 15 people with 20 windows each. */
const SESSIONS = 15;
const STREAMS_PER_SESSION = 20;
const ROUNDS = 11;

export const form: MixedRequest = {
  path: '/api/contact',
  weight: 1,
  method: 'POST',
  body: JSON.stringify(contactMessage()),
};

/** Some of the site's own pictures. */
const pictures = (): string[] =>
  readdirSync(inRoot('media'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.jpe?g$/.test(file))
    .sort()
    .slice(0, 40)
    .map((file) => `/images/480/${file.split(path.sep).map(encodeURIComponent).join('/')}`);

/** The scripts and fonts of the home page. */
const assetsOf = async (url: string): Promise<string[]> => {
  const html = await (await fetch(url)).text();
  return [...new Set([...html.matchAll(/"(\/assets\/[^"]+)"/g)].map(([, asset]) => asset ?? ''))].slice(0, 4);
};

/** Of 1,000 requests about 100 are pages, 1 is a form, and the rest is what pages load. */
export const PAGES: readonly (readonly [string, number])[] = [
  ['/', 30],
  ['/category/engagement-rings', 20],
  ['/product/round-solitaire-in-yellow-gold', 30],
  ['/collection/heritage', 5],
  ['/services', 5],
  ['/appointment', 5],
  ['/contact', 5],
];

const cityMix = async (url: string): Promise<{ mix: MixedRequest[]; pageShare: number }> => {
  const assets = await assetsOf(url);
  const mix: MixedRequest[] = [
    ...PAGES.map(([target, weight]) => ({ path: target, weight })),
    ...pictures().map((target) => ({ path: target, weight: 20 })),
    ...assets.map((target) => ({ path: target, weight: 15 })),
    { path: '/api/products', weight: 20 },
    { path: '/api/appointments/availability?from=2027-01-04&to=2027-01-10', weight: 2 },
    form,
  ];
  const total = mix.reduce((sum, { weight }) => sum + weight, 0);
  return { mix, pageShare: PAGES.reduce((sum, [, weight]) => sum + weight, 0) / total };
};

const at = (name: string, { perSecond, p99, errors }: LoadResult, unit: string, share = 1): Figure[] => [
  figure(NAME, { name, unit: `${unit}/s`, value: perSecond * share }),
  figure(NAME, { name: `${name}: slowest of a hundred`, unit: 'ms', value: p99 }),
  ...(errors > 0 ? [figure(NAME, { name: `${name}: failed`, unit: '', value: errors })] : []),
];

const noteLoad = (when: string): Figure =>
  figure(NAME, { name: `load average ${when}`, unit: '', value: loadavg()[0] ?? Number.NaN });

/** A city's visitors: pages with what they load, and a form now and then. */
const measureVisitors = async ({ url }: SiteServer): Promise<Figure[]> => {
  const { mix, pageShare } = await cityMix(url);
  const pages = PAGES.map(([target, weight]) => ({ path: target, weight }));
  // Pictures are made once, pages rendered and compressed.
  for (const { path: target } of mix) await (await fetch(url + target)).arrayBuffer();
  await runWrk(url, mix, { connections: 32, seconds: 3 });
  const figures: Figure[] = [];
  for (const connections of STEPS) {
    const only = await runWrk(url, pages, { connections, seconds: SECONDS });
    figures.push(...at(`pages alone, ${connections} connections`, only, 'page'));
    const mixed = await runWrk(url, mix, { connections, seconds: SECONDS });
    figures.push(...at(`a city's visitors, ${connections} connections`, mixed, 'page view', pageShare));
  }
  return figures;
};

const measureForms = async ({ url }: SiteServer): Promise<Figure[]> => {
  const figures: Figure[] = [];
  for (const connections of STEPS.slice(0, 3)) {
    const forms = await runWrk(url, [form], { connections, seconds: SECONDS });
    figures.push(...at(`forms stored, ${connections} connections`, forms, 'form'));
  }
  return figures;
};

/** Milliseconds until 300 open portals have been told of a form, counted from its acknowledgement. */
const measureStaff = async (site: SiteServer): Promise<Figure[]> => {
  const portals: Awaited<ReturnType<typeof openPortal>>[] = [];
  for (let session = 0; session < SESSIONS; session += 1) {
    const headers = await signIn(site);
    for (let stream = 0; stream < STREAMS_PER_SESSION; stream += 1)
      portals.push(await openPortal(site, headers));
  }
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const told = Promise.all(portals.map(({ hears }) => hears('submission: ')));
    const { path: target, body = '' } = form;
    await fetch(site.url + target, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    const stored = performance.now();
    await told;
    times.push(performance.now() - stored);
  }
  for (const { close } of portals) close();
  return [
    figure(NAME, { name: 'staff online, streams open', unit: '', value: portals.length }),
    figure(NAME, { name: 'staff online, until all are told', unit: 'ms', value: median(times) }),
  ];
};

const timeOf = async (url: string, headers: Record<string, string>, body?: object): Promise<number> => {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const started = performance.now();
    const response = await fetch(url, {
      headers: { ...headers, 'content-type': 'application/json' },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    });
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`${url} was answered ${response.status}.`);
    times.push(performance.now() - started);
  }
  return median(times);
};

const measureStored = async (site: SiteServer): Promise<Figure[]> => {
  const headers = await signIn(site);
  const list = `${site.url}/api/admin/submissions`;
  const many = `${SUBMISSIONS.toLocaleString('en-US')} submissions`;
  const bytes = statSync(path.join(site.dataDir, 'jeweler.sqlite')).size;
  const timed = async (name: string, url: string, body?: object) =>
    figure(NAME, { name: `${many}: ${name}`, unit: 'ms', value: await timeOf(url, headers, body) });
  return [
    figure(NAME, { name: `${many}: size of the file`, unit: 'MB', value: bytes / 1e6 }),
    await timed('list', list),
    await timed('search for a name', `${list}/search`, { q: 'grace holloway' }),
    await timed('search for a word in half of them', `${list}/search`, { q: 'sapphire' }),
    await timed('page for today', `${site.url}/api/admin/today`),
    ...at(
      `${many}: forms stored`,
      await runWrk(site.url, [form], { connections: 32, seconds: SECONDS }),
      'form',
    ),
  ];
};

const measureFiles = async (site: SiteServer): Promise<Figure[]> => {
  const name = `${FILES.toLocaleString('en-US')} files in the media folder: list`;
  const value = await timeOf(`${site.url}/api/admin/media`, await signIn(site));
  return [figure(NAME, { name, unit: 'ms', value })];
};

/** Where each part of one server on one machine gives way. `CEILINGS_SUBMISSIONS=1000000` stores a million. */
export const ceilings: Benchmark = {
  name: NAME,
  measure: async () => {
    if (!hasWrk()) {
      console.log('  left out: wrk is not installed (Debian: apt-get install wrk)');
      return [];
    }
    return [
      noteLoad('before'),
      ...(await withSite(async (site) => [
        ...(await measureVisitors(site)),
        ...(await measureForms(site)),
        ...(await measureStaff(site)),
      ])),
      ...(await withSite(measureStored, { fill: (dataDir) => storeManySubmissions(dataDir, SUBMISSIONS) })),
      ...(await withMediaTree(FILES, (mediaDir) => withSite(measureFiles, { mediaDir }))),
      noteLoad('after'),
    ];
  },
};
