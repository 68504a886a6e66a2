import { freePort } from '../support/free-port.ts';
import { findNginx, startNginx } from '../support/nginx.ts';
import { runStatement, startPostgres } from '../support/postgres-server.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { form, PAGES } from './ceilings.ts';
import { type Benchmark, type Figure, figure } from './harness/figure.ts';
import { withSite } from './harness/site-server.ts';
import { hasWrk, runWrk } from './harness/wrk.ts';

const NAME = 'several-servers';
const SECONDS = 10;
const CONNECTIONS = 64;

const pages = PAGES.map(([path, weight]) => ({ path, weight }));

/** Runs so many servers on one database at the same time. */
const withServers = <Result>(
  count: number,
  databaseUrl: string,
  use: (urls: readonly string[]) => Promise<Result>,
  urls: readonly string[] = [],
): Promise<Result> =>
  urls.length === count
    ? use(urls)
    : withSite(({ url }) => withServers(count, databaseUrl, use, [...urls, url]), { databaseUrl });

/** nginx divides the visitors among the servers, as in docs/scaling.md but for `ip_hash`: there is one client. */
const withProxy = async <Result>(
  program: string,
  urls: readonly string[],
  use: (url: string) => Promise<Result>,
): Promise<Result> => {
  const { folder, remove } = temporaryFolder();
  const port = await freePort();
  const servers = urls.map((url) => `server ${new URL(url).host};`).join(' ');
  const stop = await startNginx({
    program,
    folder,
    port,
    http: `
upstream jeweler { ${servers} keepalive 64; }
server {
  listen 127.0.0.1:${port};
  location / { proxy_pass http://jeweler; proxy_http_version 1.1; proxy_set_header Connection ""; }
}`,
  });
  try {
    return await use(`http://127.0.0.1:${port}`);
  } finally {
    await stop();
    remove();
  }
};

/** One, two and three servers on one PostgreSQL, all on this machine: what they cost, not what they would gain. */
export const severalServers: Benchmark = {
  name: NAME,
  measure: async () => {
    const nginx = findNginx();
    const postgres = await startPostgres({ isDurable: true });
    if (!hasWrk() || !nginx || !postgres) {
      await postgres?.stop();
      console.log('  left out: it needs wrk, nginx and postgresql (Debian packages of these names)');
      return [];
    }
    const figures: Figure[] = [];
    try {
      for (const count of [1, 2, 3]) {
        const database = `bench_${count}`;
        await runStatement(postgres.url('postgres'), `create database ${database}`);
        await withServers(count, postgres.url(database), (urls) =>
          withProxy(nginx, urls, async (url) => {
            for (const { path } of pages)
              for (const each of urls) await (await fetch(each + path)).arrayBuffer();
            const options = { connections: CONNECTIONS, seconds: SECONDS };
            const ofServers = `${count} ${count === 1 ? 'server' : 'servers'}`;
            for (const [what, mix] of [
              ['pages', pages],
              ['forms', [form]],
            ] as const) {
              const { perSecond, p99, errors } = await runWrk(url, mix, options);
              figures.push(
                figure(NAME, { name: `${what}, ${ofServers}`, unit: '/s', value: perSecond }),
                figure(NAME, { name: `${what}, ${ofServers}: slowest of a hundred`, unit: 'ms', value: p99 }),
                figure(NAME, { name: `${what}, ${ofServers}: failed`, unit: '', value: errors }),
              );
            }
          }),
        );
      }
    } finally {
      await postgres.stop();
    }
    return figures;
  },
};
