import type { Figure, Target } from './figure.ts';

const HEADINGS = ['benchmark', 'figure', 'measured', 'baseline', 'ratio', 'target', ''];

/** All figures as a plain text table. */
export const figureTable = (figures: readonly Figure[]): string => {
  const rows = [HEADINGS, ...figures.map(cells)];
  const widths = HEADINGS.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const [head = '', ...lines] = rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  return [head, '-'.repeat(Math.max(...[head, ...lines].map((line) => line.length))), ...lines].join('\n');
};

const cells = ({ benchmark, name, unit, value, baseline, ratio, target, pass }: Figure): string[] => [
  benchmark,
  name,
  `${short(value)} ${unit}`.trim(),
  baseline === null ? '' : `${short(baseline)} ${unit}`.trim(),
  ratio === null ? '' : ratio.toFixed(2),
  target === null ? '' : bound(target),
  pass === null ? '' : pass ? 'ok' : 'MISSED',
];

const bound = (target: Target): string =>
  'atLeast' in target ? `>= ${target.atLeast}` : `<= ${target.atMost}`;

/** Whole numbers from a thousand up, four significant digits below. */
const short = (value: number): string =>
  value >= 1000
    ? Math.round(value).toLocaleString('en-US')
    : value.toLocaleString('en-US', { maximumSignificantDigits: 4 });
