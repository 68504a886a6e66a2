import { mkdir, writeFile } from 'node:fs/promises';
import { availableParallelism, cpus, totalmem } from 'node:os';
import path from 'node:path';
import { inRoot } from '../../scripts/lib/paths.mjs';
import { cachedReads } from './cached-reads.ts';
import { durableContact } from './durable-contact.ts';
import { chromiumVersion } from './harness/chromium.ts';
import type { Benchmark, Figure } from './harness/figure.ts';
import { figureTable } from './harness/figure-table.ts';
import { lighthouse } from './lighthouse.ts';
import { mediaIndex } from './media-index.ts';
import { mediaLibrary } from './media-library.ts';
import { nextPage } from './next-page.ts';
import { pageJavascript } from './page-javascript.ts';
import { pageStart } from './page-start.ts';

const RESULTS = inRoot('.build/reports/bench.json');
const benchmarks: readonly Benchmark[] = [
  pageJavascript,
  pageStart,
  nextPage,
  cachedReads,
  durableContact,
  mediaIndex,
  mediaLibrary,
  lighthouse,
];

const chosen = (names: readonly string[]): readonly Benchmark[] | string => {
  const unknown = names.filter((name) => !benchmarks.some((benchmark) => benchmark.name === name));
  if (unknown.length > 0) {
    const known = benchmarks.map(({ name }) => name).join(', ');
    return `There is no benchmark ${unknown.join(', ')}. There are: ${known}.`;
  }
  return names.length === 0 ? benchmarks : benchmarks.filter(({ name }) => names.includes(name));
};

/** The machine that the figures were measured on. */
const machineFacts = () => ({
  cores: availableParallelism(),
  cpu: cpus()[0]?.model ?? 'unknown',
  memoryGb: Math.round(totalmem() / 1024 ** 3),
  platform: `${process.platform} ${process.arch}`,
  node: process.version,
  chromium: chromiumVersion(),
});

const run = async (names: readonly string[]): Promise<number> => {
  const selection = chosen(names);
  if (typeof selection === 'string') {
    console.error(selection);
    return 1;
  }
  const figures: Figure[] = [];
  for (const { name, measure } of selection) {
    console.log(`- ${name} ...`);
    figures.push(...(await measure()));
  }
  console.log(`\n${figureTable(figures)}`);
  // A partial run would mix figures of different days and machines.
  if (selection.length === benchmarks.length) {
    const results = { date: new Date().toISOString(), machine: machineFacts(), figures };
    await mkdir(path.dirname(RESULTS), { recursive: true });
    await writeFile(RESULTS, `${JSON.stringify(results, null, 2)}\n`);
  }
  const missed = figures.filter(({ pass }) => pass === false).length;
  console.log(missed === 0 ? '\nEvery target is met.' : `\n${missed} targets are missed.`);
  return missed === 0 ? 0 : 1;
};

process.exitCode = await run(process.argv.slice(2));
