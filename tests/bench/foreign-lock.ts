import path from 'node:path';
import Sqlite from 'better-sqlite3';
import { postJson } from '../support/post-json.ts';
import { contactMessage } from '../support/submission-builders.ts';
import { type Benchmark, type Figure, figure } from './harness/figure.ts';
import { answersPerSecond } from './harness/load.ts';
import { compare } from './harness/rounds.ts';
import { type SiteServer, withSite } from './harness/site-server.ts';

/** Messages that wait for the lock while pages are read. */
const WAITING = 20;

/**
 * A cached page while another process keeps the database locked and messages are waiting, compared with the
 * same without a lock.
 */
export const foreignLock: Benchmark = {
  name: 'foreign-lock',
  measure: () => withSite(async (site) => [await measureLocked(site)]),
};

const measureLocked = async (site: SiteServer): Promise<Figure> => {
  const load = (seconds: number) =>
    answersPerSecond({ url: `${site.url}/`, headers: { 'accept-encoding': 'br' } }, seconds);
  const other = new Sqlite(path.join(site.dataDir, 'jeweler.sqlite'));
  const locked = async (seconds: number) => {
    other.exec('begin immediate');
    const sent = Array.from({ length: WAITING }, () => postJson(`${site.url}/api/contact`, contactMessage()));
    const rate = await load(seconds);
    other.exec('rollback');
    if ((await Promise.all(sent)).some((status) => status !== 201)) throw new Error('A message was refused.');
    return rate;
  };
  try {
    const compared = await compare(load, locked);
    return figure('foreign-lock', {
      name: 'GET / locked',
      unit: 'req/s',
      ...compared,
      target: { atLeast: 0.7 },
    });
  } finally {
    other.close();
  }
};
