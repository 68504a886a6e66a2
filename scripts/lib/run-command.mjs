import { importBuilt } from './import-built.mjs';
import { main } from './step.mjs';

/**
 * Runs an operator command, `server/src/commands/NAME.ts`, from the newest finished build with the arguments
 * of this process. It never installs or builds, because a server may be running.
 * @param {string} name
 */
export const runCommand = (name) =>
  main(async () => {
    const { run } = await importBuilt(name);
    process.exitCode = await run(process.argv.slice(2));
  });
