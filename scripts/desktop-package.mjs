// Makes the console's installers in desktop-admin/release, for this system or for the given ones: `npm run
// desktop:package -- --win --mac --linux`. With --dir only the unpacked program.
import { parseArgs } from 'node:util';
import { ensureConsoleBuilt } from './lib/ensure-built.mjs';
import { ensureElectronArchives } from './lib/ensure-electron.mjs';
import { ensureInstalled } from './lib/ensure-installed.mjs';
import { listDistributions, ownPlatform, packageConsole, platformNames } from './lib/package-console.mjs';
import { main, StepError, step } from './lib/step.mjs';

const readArguments = () => {
  const flags = [...platformNames, 'dir'];
  try {
    return parseArgs({ options: Object.fromEntries(flags.map((flag) => [flag, { type: 'boolean' }])) })
      .values;
  } catch (error) {
    throw new StepError(`${error.message}\nKnown are ${flags.map((flag) => `--${flag}`).join(', ')}.`);
  }
};

await main(async () => {
  const { dir: unpacked = false, ...named } = readArguments();
  const names = Object.keys(named).length > 0 ? Object.keys(named) : [ownPlatform()];
  await ensureInstalled();
  // Downloads come before the slow steps, because they may fail.
  const electronDist = process.env.ELECTRON_OVERRIDE_DIST_PATH;
  if (!electronDist) await ensureElectronArchives(listDistributions(names, { unpacked }));
  await ensureConsoleBuilt();
  const files = await step('Packaging', () => packageConsole({ names, unpacked, electronDist }));
  for (const file of files) console.log(file);
});
