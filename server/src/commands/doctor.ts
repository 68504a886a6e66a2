import { existsSync } from 'node:fs';
import { emailAddressSchema } from '@jeweler/core/schemas';
import { readConfig } from '../config.ts';
import { databaseFile } from '../database/database-files.ts';
import { openDataFolder } from '../database/open-data-folder.ts';
import { rebuildSubmissionSearch } from '../database/submission-search.ts';
import { OperatorError } from '../errors.ts';
import { projectRoot } from '../project-root.ts';
import { type Command, runCommand } from './command.ts';
import { checkDatabase, checkDataFolder, checkDisk } from './doctor/data-folder.ts';
import { type Finding, guarded, lineOf } from './doctor/finding.ts';
import { checkMail, sendTestMail } from './doctor/mail.ts';
import { checkMedia } from './doctor/media-folder.ts';
import { checkPublicAddress, checkServer } from './doctor/running-server.ts';
import { checkNode, checkSettings, checkTimeZone } from './doctor/settings.ts';

/** Time limit of one check, in seconds; counting 100,000 files on a network drive takes a while. */
const SECONDS = 60;
/** How long this process may stay alive after its last line, in milliseconds. */
const LAST_MOMENT = 2000;

interface DoctorHost {
  /** Defaults to that of this process. */
  readonly environment?: Record<string, string | undefined>;
  /** The folder with `.env` and `package.json`. */
  readonly root: string;
  readonly say: (line: string) => void;
  /** Sends a test mail to this address; without it nothing is sent. */
  readonly mailTo?: string | undefined;
}

/**
 * `npm run doctor`: checks what the server depends on, and prints one line per check. Changes nothing, works
 * whether or not a server is running, and uses the defaults in place of invalid settings. Resolves with the
 * number of faults.
 */
export const examine = async ({ environment, root, say, mailTo }: DoctorHost): Promise<number> => {
  const { config, faults } = readConfig(environment, root);
  const groups: [string, () => Promise<readonly Finding[]>][] = [
    ['Node.js', async () => [checkNode(root)]],
    ['Settings', async () => checkSettings(faults, root)],
    ['Data folder', async () => checkDataFolder(config.dataDir)],
    ['Disk', () => checkDisk(config.dataDir)],
    ['Database', () => checkDatabase(config.dataDir)],
    ['Server', () => checkServer(config)],
    ['Media folder', () => checkMedia(config)],
    ['Public address', () => checkPublicAddress(config)],
    ['Mail', async () => [mailTo ? await sendTestMail(config, mailTo, new Date()) : await checkMail(config)]],
    ['Time zone', async () => [checkTimeZone()]],
  ];
  let found = 0;
  for (const [subject, check] of groups) {
    for (const finding of await guarded(subject, SECONDS, check)) {
      say(lineOf(finding));
      if (finding.kind === 'fault') found += 1;
    }
  }
  say(
    found === 0
      ? 'Nothing needs to be done.'
      : `${found} ${found === 1 ? 'thing needs' : 'things need'} to be done.`,
  );
  return found;
};

/**
 * `npm run doctor -- --rebuild`: creates the search index anew from the data. Not under a running server, whose
 * writes would wait for it.
 */
export const rebuildCommand: Command = async (_args, host) => {
  const { dataDir } = host.config;
  if (!existsSync(databaseFile(dataDir))) throw new OperatorError(`There is no database in ${dataDir}.`);
  const database = await openDataFolder(dataDir, { use: 'server', report: host.warn });
  try {
    await database.writes.run(rebuildSubmissionSearch);
  } finally {
    await database.close();
  }
  host.say('The search index was created anew.');
};

const USAGE = `Usage: npm run doctor                              checks what the server depends on and says what to do
       npm run doctor -- --mail you@example.com   sends a test mail as well
       npm run doctor -- --rebuild                creates the search index anew (stop the server first)`;

/** The address to send a test mail to; false for invalid arguments. */
const mailToOf = (args: readonly string[]): string | undefined | false => {
  if (args.length === 0) return undefined;
  const [option, address = ''] = args;
  const isAddress = emailAddressSchema.safeParse(address).success;
  return option === '--mail' && args.length === 2 && isAddress && address;
};

export const run = async (args: readonly string[]): Promise<number> => {
  if (args.length === 1 && args[0] === '--rebuild') return runCommand(rebuildCommand, []);
  const mailTo = mailToOf(args);
  if (mailTo === false) {
    process.stderr.write(`${USAGE}\n`);
    return 2;
  }
  const say = (line: string) => void process.stdout.write(`${line}\n`);
  const found = await examine({ root: projectRoot, say, mailTo });
  // A call on a drive that hangs would keep this process alive for ever; without one it exits before the
  // timeout.
  setTimeout(() => process.kill(process.pid, 'SIGKILL'), LAST_MOMENT).unref();
  return found === 0 ? 0 : 1;
};
