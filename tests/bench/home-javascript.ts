import { firstPageScript } from '../../scripts/lib/first-page-script.mjs';
import { type Benchmark, figure } from './harness/figure.ts';

/**
 * The JavaScript that a browser loads and runs before the home page is interactive, and the page's own code,
 * which is loaded later.
 */
export const homeJavascript: Benchmark = {
  name: 'home-javascript',
  async measure() {
    const { entry, home } = firstPageScript();
    const size = { unit: 'kB gzip' };
    return [
      figure('home-javascript', {
        ...size,
        name: 'until it is interactive',
        value: entry,
        target: { atMost: 125 },
      }),
      figure('home-javascript', { ...size, name: 'the home page’s own chunks', value: home }),
    ];
  },
};
