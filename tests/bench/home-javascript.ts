import { firstPageScript } from '../../scripts/lib/first-page-script.mjs';
import { javascriptLimits } from '../browser/support/javascript-limits.ts';
import { type Benchmark, figure } from './harness/figure.ts';

/** What a browser loads and runs before the home page is alive. */
export const homeJavascript: Benchmark = {
  name: 'home-javascript',
  async measure() {
    const { entry, home } = firstPageScript();
    const size = { unit: 'kB gzip' };
    return [
      figure('home-javascript', { ...size, name: 'entry and its static imports', value: entry }),
      figure('home-javascript', { ...size, name: 'the home page’s own chunks', value: home }),
      figure('home-javascript', {
        ...size,
        name: 'both',
        value: entry + home,
        target: { atMost: javascriptLimits['/']?.interactive ?? 0 },
      }),
    ];
  },
};
