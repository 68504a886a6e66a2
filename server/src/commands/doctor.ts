import { shop, shopInstant } from '@jeweler/core/business';
import { emailAddressSchema } from '@jeweler/core/schemas';
import { InvalidArgumentError, Option } from 'commander';
import { readConfig } from '../config.ts';
import { requireDatabase } from '../database/backup.ts';
import { rebuildSubmissionSearch } from '../database/submission-search.ts';
import { projectRoot } from '../project-root.ts';
import { type CommandHost, operatorCommand, runCommand, withDatabase } from './command.ts';
import { checkBackups } from './doctor/backups.ts';
import { checkDatabase, checkDataFolder } from './doctor/data-folder.ts';
import { type Finding, type Findings, fault, formatFinding, guarded, ok } from './doctor/finding.ts';
import { checkMail, sendTestMail } from './doctor/mail.ts';
import { checkMedia } from './doctor/media-folder.ts';
import { checkPostgres } from './doctor/postgres.ts';
import { checkReady } from './doctor/ready.ts';
import { checkPublicAddress, checkServer } from './doctor/running-server.ts';

/** Whether this Node.js knows the shop's time zone, daylight saving included. */
const checkTimeZone = (): Finding => {
  try {
    const noon = shopInstant('2026-07-01', '12:00').toISOString();
    if (noon === '2026-07-01T16:00:00.000Z') return ok(shop.timeZone);
  } catch {
    // A Node.js without that zone throws.
  }
  return fault(`this Node.js does not know ${shop.timeZone}: install the official build of Node.js.`);
};

/** Time limit of one check; counting 100,000 files on a network drive takes a while. */
const CHECK_TIMEOUT_SECONDS = 60;
/** How long this process may stay alive after its last line. */
const EXIT_TIMEOUT_MS = 2000;

interface DoctorHost {
  /** Defaults to that of this process. */
  readonly environment?: Record<string, string | undefined>;
  /** The folder with `.env`. */
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
  const { dataDir, databaseUrl } = config;
  const checks: Readonly<Record<string, () => Findings>> = {
    Settings: () => (faults.length > 0 ? faults.map((text) => fault(text)) : ok('all values are valid')),
    'Data folder': () => checkDataFolder(dataDir),
    Database: () => (databaseUrl === undefined ? checkDatabase(dataDir) : checkPostgres(databaseUrl)),
    Backups: () => checkBackups(config, new Date()),
    Server: () => checkServer(config),
    'Media folder': () => checkMedia(config),
    'Public address': () => checkPublicAddress(config),
    Mail: () => (mailTo ? sendTestMail(config, mailTo, new Date()) : checkMail(config)),
    'Time zone': checkTimeZone,
    'Ready to open': () => checkReady(config),
  };
  let found = 0;
  for (const [subject, check] of Object.entries(checks)) {
    for (const finding of await guarded(CHECK_TIMEOUT_SECONDS, check)) {
      say(formatFinding(finding, finding.subject ?? subject));
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

/** Creates the search index anew. Not under a running server, whose writes would wait for it. */
const rebuildSearch = async (host: CommandHost): Promise<void> => {
  requireDatabase(host.config);
  await withDatabase(host, ({ writes }) => writes.run(rebuildSubmissionSearch), 'server');
  host.say('The search index was created anew.');
};

const emailAddress = (text: string): string => {
  if (emailAddressSchema.safeParse(text).success) return text;
  throw new InvalidArgumentError('It is not an email address.');
};

/**
 * `npm run doctor` with its options.
 * @param onExamined receives the number of faults
 */
export const doctorCommand = (onExamined: (faults: number) => void) =>
  operatorCommand('doctor', (parser, host) => {
    parser
      .description('Checks what the server depends on and says what to do.')
      .option('--mail <address>', 'send a test mail as well', emailAddress)
      .addOption(
        new Option('--rebuild', 'create the search index anew (stop the server first)').conflicts('mail'),
      )
      .action(async ({ mail, rebuild }: { mail?: string; rebuild?: boolean }) => {
        if (rebuild) await rebuildSearch(host);
        else onExamined(await examine({ root: projectRoot, say: host.say, mailTo: mail }));
      });
  });

export const run = async (args: readonly string[]): Promise<number> => {
  let faults = 0;
  const command = doctorCommand((found) => {
    faults = found;
    // A call on a drive that hangs would keep this process alive for ever; without one it exits before the
    // timeout.
    setTimeout(() => process.kill(process.pid, 'SIGKILL'), EXIT_TIMEOUT_MS).unref();
  });
  const code = await runCommand(command, args);
  return faults === 0 ? code : 1;
};
