import { startBaseline } from './harness/baseline-process.ts';
import { type Benchmark, type Figure, figure } from './harness/figure.ts';
import { answersPerProcessorSecond } from './harness/load.ts';
import { rawAnswer } from './harness/raw-answer.ts';
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
  const bare = startBaseline('bare-http');
  try {
    const port = Number(await bare.ask(await rawAnswer(url, ACCEPT)));
    const load = (target: string, server: number) => (seconds: number) =>
      answersPerProcessorSecond({ url: target, headers: ACCEPT }, seconds, server);
    const compared = await compare(load(`http://127.0.0.1:${port}/`, bare.pid), load(url, pid));
    const unit = 'answers per processor second';
    return figure('cached-reads', { name: `GET ${path}`, unit, ...compared, target: TARGET });
  } finally {
    bare.stop();
  }
};
