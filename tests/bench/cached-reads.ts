import { get, type IncomingMessage } from 'node:http';
import { startBareServer } from './harness/bare-server.ts';
import { type Benchmark, type Figure, figure } from './harness/figure.ts';
import { answersPerProcessorSecond } from './harness/load.ts';
import { compare } from './harness/rounds.ts';
import { type SiteServer, withSite } from './harness/site-server.ts';

const TARGET = { atLeast: 0.25 };
const ACCEPT = { 'accept-encoding': 'br' };

/**
 * A cached page and the product list, compared with a bare server that sends the same bytes and headers, by the
 * processor time that each server takes: a client that is slower than both would find no difference.
 */
export const cachedReads: Benchmark = {
  name: 'cached-reads',
  measure: () =>
    withSite(async (site) => [await readFigure(site, '/services'), await readFigure(site, '/api/products')]),
};

const readFigure = async ({ url: origin, pid }: SiteServer, path: string): Promise<Figure> => {
  const url = origin + path;
  const bare = await startBareServer(await rawAnswer(url, ACCEPT));
  try {
    const load = (target: string, server: number) => (seconds: number) =>
      answersPerProcessorSecond({ url: target, headers: ACCEPT }, seconds, server);
    const compared = await compare(load(bare.url, bare.pid), load(url, pid));
    const unit = 'answers per processor second';
    return figure('cached-reads', { name: `GET ${path}`, unit, ...compared, target: TARGET });
  } finally {
    bare.stop();
  }
};

/** Node adds these itself, for the baseline too. */
const WRITTEN_BY_NODE = new Set(['connection', 'date', 'keep-alive', 'transfer-encoding']);

interface RawAnswer {
  readonly headers: Record<string, string>;
  /** The bytes as transferred, compressed or not; base64. */
  readonly body: string;
}

/** One response, with its body as transferred. Throws unless the status is 200. */
const rawAnswer = async (url: string, headers: Record<string, string>): Promise<RawAnswer> => {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get(url, { headers }, resolve).once('error', reject);
  });
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk as Buffer);
  if (response.statusCode !== 200) throw new Error(`${url} answered ${response.statusCode}.`);
  const kept = Object.entries(response.headersDistinct)
    .filter(([name]) => !WRITTEN_BY_NODE.has(name))
    .map(([name, values = []]) => [name, values.join(', ')]);
  return { headers: Object.fromEntries(kept), body: Buffer.concat(chunks).toString('base64') };
};
