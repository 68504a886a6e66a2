import { contactMessage } from '../support/submission-builders.ts';
import { type Benchmark, figure } from './harness/figure.ts';
import { answersPerSecond } from './harness/load.ts';
import { withSite } from './harness/site-server.ts';

/** Messages received, each on disk before it is acknowledged. */
export const durableContact: Benchmark = {
  name: 'durable-contact',
  measure: () =>
    withSite(async ({ url }) => {
      const request = {
        url: `${url}/api/contact`,
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(contactMessage()),
      } as const;
      await answersPerSecond(request, 2);
      const value = await answersPerSecond(request, 20);
      return [
        figure('durable-contact', {
          name: 'POST /api/contact',
          unit: 'rows/s',
          value,
          target: { atLeast: 100 },
        }),
      ];
    }),
};
