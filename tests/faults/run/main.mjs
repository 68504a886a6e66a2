// Puts faults into a copy of the project, one at a time, and says which of them the tests find: `npm run test:faults`.
// Words choose an area, or faults by a part of their name or file. Ends with code 1 if the tests let one pass. The faults
// are in tests/faults; the project itself is not changed. With `--table`, the results are a table.
import { readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { pathToFileURL } from 'node:url';
import { ensureInstalled } from '../../../scripts/lib/ensure-installed.mjs';
import { inRoot } from '../../../scripts/lib/paths.mjs';
import { main, StepError } from '../../../scripts/lib/step.mjs';
import { createFaultLane } from './fault-lane.mjs';

/** @typedef {import('./fault-lane.mjs').Fault} Fault */

/** @returns {Promise<(Fault & { area: string })[]>} */
const readFaults = async () => {
  const areas = readdirSync(inRoot('tests', 'faults')).filter((name) => name.endsWith('.mjs'));
  const lists = await Promise.all(
    areas.map(async (name) => {
      const { faults } = await import(pathToFileURL(inRoot('tests', 'faults', name)).href);
      return faults.map((fault) => ({ ...fault, area: name.slice(0, -'.mjs'.length) }));
    }),
  );
  return lists.flat();
};

const toTable = (results) =>
  [
    '| area | fault | found by |',
    '| --- | --- | --- |',
    ...results.map(({ area, name, found }) => `| ${area} | ${name} | ${found ?? '**nothing**'} |`),
  ].join('\n');

await main(async () => {
  await ensureInstalled();
  const { ensureBuilt } = await import('../../../scripts/lib/ensure-built.mjs');
  await ensureBuilt();
  const { ensureChromium } = await import('../../run/ensure-browsers.mjs');
  process.env.CHROMIUM_PATH = await ensureChromium();
  const words = process.argv.slice(2).filter((word) => !word.startsWith('--'));
  const isChosen = ({ name, file, area }) =>
    words.length === 0 || words.some((word) => area === word || `${name} ${file}`.includes(word));
  const chosen = (await readFaults()).filter(isChosen);
  if (chosen.length === 0) throw new StepError('No fault has such a name or file.');

  const waiting = [...chosen];
  const results = new Map();
  const lane = async (number) => {
    const runFault = await createFaultLane(number, chosen);
    for (let fault = waiting.shift(); fault; fault = waiting.shift()) {
      const found = await runFault(fault);
      results.set(fault, found);
      console.log(`${found ? 'found ' : 'PASSES'}  ${fault.name}${found ? `: ${found}` : ''}`);
    }
  };
  await Promise.all(
    Array.from({ length: Math.min(availableParallelism(), chosen.length) }, (_, i) => lane(i)),
  );

  const rows = chosen.map((fault) => ({ ...fault, found: results.get(fault) }));
  const missed = rows.filter(({ found }) => found === undefined);
  if (process.argv.includes('--table')) console.log(`\n${toTable(rows)}`);
  console.log(`\n${rows.length - missed.length} found, ${missed.length} missed`);
  if (missed.length > 0) process.exitCode = 1;
});
