import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { builtFile } from '../../scripts/lib/import-built.mjs';
import { type Benchmark, type Figure, figure } from './harness/figure.ts';
import { withMediaTree } from './harness/media-tree.ts';
import { median } from './harness/rounds.ts';

const NAME = 'media-index';
const ROUNDS = 5;
/** Milliseconds, by number of files. */
const TARGETS = { 10000: { atMost: 1000 }, 100000: { atMost: 10_000 } } as const;
const CHILD = fileURLToPath(new URL('children/index-start.ts', import.meta.url));

/** The child's measurements. */
export interface IndexStart {
  readonly milliseconds: number;
  readonly files: number;
  /** The longest time that the event loop of that process was blocked, in milliseconds. */
  readonly heldUp: number;
  /** Resident memory of the scanner's process. */
  readonly scannerBytes: number;
}

/** The index of a media folder when a server starts. */
export const mediaIndex: Benchmark = {
  name: NAME,
  measure: async () => [...(await measureTree(10_000)), ...(await measureTree(100_000))],
};

const measureTree = (count: keyof typeof TARGETS): Promise<Figure[]> =>
  withMediaTree(count, async (mediaDir) => {
    const starts: IndexStart[] = [];
    for (let round = 0; round < ROUNDS; round += 1) starts.push(await start(mediaDir));
    if (starts.some(({ files }) => files !== count))
      throw new Error(`The index has not all of ${count} files.`);
    const files = count.toLocaleString('en-US');
    return [
      figure(NAME, {
        name: `index of ${files} files`,
        unit: 'ms',
        value: median(starts.map(({ milliseconds }) => milliseconds)),
        target: TARGETS[count],
      }),
      figure(NAME, {
        name: `event loop held up by ${files} files`,
        unit: 'ms',
        value: median(starts.map(({ heldUp }) => heldUp)),
      }),
      figure(NAME, {
        name: `scanner's process, ${files} files`,
        unit: 'MB',
        value: median(starts.map(({ scannerBytes }) => scannerBytes)) / 1e6,
      }),
    ];
  });

const start = async (mediaDir: string): Promise<IndexStart> => {
  const child = fork(CHILD, [mediaDir, builtFile('media-scanner.js')], {
    execArgv: ['--import', 'tsx'],
  });
  const [answer] = await once(child, 'message');
  return answer as IndexStart;
};
