import { type Figure, figure } from './figure.ts';
import { median } from './rounds.ts';
import type { SiteServer } from './site-server.ts';
import { signIn } from './staff.ts';

/** Runs of each measurement, after one as a warm-up. */
const ROUNDS = 21;
/** Milliseconds from the request to the complete response. */
const TARGET = { atMost: 50 };

/** What staff request, and how long it takes, as figures of `benchmark`. */
export const staffRequests = async (site: SiteServer, benchmark: string) => {
  const headers = { ...(await signIn(site)), 'content-type': 'application/json' };
  return {
    /** The answer to a path below `/api`; a `body` is posted. */
    ask: async (path: string, body?: object): Promise<unknown> => {
      const response = await fetch(`${site.url}/api/${path}`, {
        headers,
        ...(body && { method: 'POST', body: JSON.stringify(body) }),
      });
      if (!response.ok) throw new Error(`${path} was answered ${response.status}.`);
      return response.status === 204 ? undefined : response.json();
    },
    timed: async (name: string, work: () => Promise<unknown>): Promise<Figure> => {
      const times: number[] = [];
      for (let round = 0; round <= ROUNDS; round += 1) {
        const started = performance.now();
        await work();
        if (round > 0) times.push(performance.now() - started);
      }
      return figure(benchmark, { name, unit: 'ms', value: median(times), target: TARGET });
    },
  };
};
