import { startBaseline } from './harness/baseline-process.ts';
import { type Benchmark, type Figure, figure } from './harness/figure.ts';
import { answersPerSecond } from './harness/load.ts';
import { rawAnswer } from './harness/raw-answer.ts';
import { compare } from './harness/rounds.ts';
import { withSite } from './harness/site-server.ts';

const TARGET = { atLeast: 0.6 };
const ACCEPT = { 'accept-encoding': 'br' };

/** A cached page and the product list, compared with a bare server that sends the same bytes and headers. */
export const cachedReads: Benchmark = {
  name: 'cached-reads',
  measure: () =>
    withSite(async (site) => [
      await readFigure('GET /', `${site.url}/`),
      await readFigure('GET /api/products', `${site.url}/api/products`),
    ]),
};

const readFigure = async (name: string, url: string): Promise<Figure> => {
  const bare = startBaseline('bare-http');
  try {
    const port = Number(await bare.ask(await rawAnswer(url, ACCEPT)));
    const load = (target: string) => (seconds: number) =>
      answersPerSecond({ url: target, headers: ACCEPT }, seconds);
    const compared = await compare(load(`http://127.0.0.1:${port}/`), load(url));
    return figure('cached-reads', { name, unit: 'req/s', ...compared, target: TARGET });
  } finally {
    bare.stop();
  }
};
