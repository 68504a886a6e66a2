import { createPrivateKey } from 'node:crypto';
import { readFileSync, readlinkSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { newAdminPasswordSchema } from '@jeweler/core/schemas';
import { z } from 'zod';
import { OperatorError } from './errors.ts';
import { projectRoot } from './project-root.ts';
import { similarName } from './similar-name.ts';

const MEGABYTE = 1024 * 1024;

/** Limits of what staff upload; all but `maxFiles` in bytes. */
const uploadLimits = {
  maxPicture: 50 * MEGABYTE,
  maxFilm: 2048 * MEGABYTE,
  /** Files, and bytes of them together, that are uploaded at once. */
  maxFiles: 200,
  maxTotal: 5120 * MEGABYTE,
  /** What always stays free on the disk of the media folder. */
  diskReserve: 500 * MEGABYTE,
};

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const wholeNumber = (min: number, max: number) => {
  const error = `a whole number from ${min} to ${max}`;
  return z
    .string()
    .regex(/^\d{1,12}$/, { error })
    .transform(Number)
    .pipe(z.number().min(min, { error }).max(max, { error }));
};

const isOrigin = (value: string): boolean => {
  if (!/^https?:\/\//i.test(value) || !URL.canParse(value)) return false;
  const url = new URL(value);
  return `${url.origin}/` === url.href;
};

/** Whether a character of the password has ended the address too early, so that the name stands for the host. */
const isCutByPassword = ({ username, pathname, search, hash }: URL): boolean =>
  username === '' && `${pathname}${search}${hash}`.includes('@');

const isSmtpUrl = (value: string): boolean => {
  if (!URL.canParse(value)) return false;
  const url = new URL(value);
  return /^smtps?:$/.test(url.protocol) && url.hostname !== '' && !isCutByPassword(url);
};

const isPostgresUrl = (value: string): boolean =>
  /^postgres(?:ql)?:\/\//i.test(value) &&
  URL.canParse(value) &&
  new URL(value).pathname.length > 1 &&
  !isCutByPassword(new URL(value));

/** Whether only this computer reaches the site at its address. */
export const isLocalSite = (siteUrl: string): boolean =>
  /^(?:(?:.+\.)?localhost|127(?:\.\d{1,3}){3}|\[::1\])$/.test(new URL(siteUrl).hostname);

const IN_PASSWORD = 'in its password # is written %23, / %2F, ? %3F, @ %40 and % %25';
const DATABASE_ADDRESS = `a postgres:// address with the name of a database; ${IN_PASSWORD}`;
const SMTP_ADDRESS = `an smtp:// or smtps:// address; ${IN_PASSWORD}`;
const HOURS = 'a number of hours above 0, at most 8760';
const MAIL_ADDRESS = 'an email address, or a name with one: Shop <shop@example.com>';
const mailAddress = z
  .string()
  // Zero-width characters and direction marks come with pasted addresses.
  .overwrite((value) => value.replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '').trim())
  .max(500, { error: MAIL_ADDRESS })
  .regex(/^(?:[^<>\p{Cc}]*<[^<>\s@]+@[^<>\s@]+>|[^<>\s@]+@[^<>\s@]+)$/u, { error: MAIL_ADDRESS });
const file = z.string().regex(/^\P{Cc}{1,4096}$/u, { error: 'a path' });

/**
 * One rule per variable, with its default and what it is for; `error` completes the sentence "X must be ...".
 * `.env.example` and docs/configuration.md list the same, and tests compare them.
 */
const environmentSchema = z.object({
  PORT: wholeNumber(1, 65_535).prefault('3000').describe('TCP port.'),
  HOST: z
    .string()
    .regex(/^[\w.:-]{1,255}$/, { error: 'an IP address or a host name' })
    .prefault('127.0.0.1')
    .describe('Address to listen on; 0.0.0.0 for all of this machine’s.'),
  SITE_URL: z
    .string()
    .refine(isOrigin, { error: 'an http or https origin without a path, such as https://www.example.com' })
    .transform((value) => new URL(value).origin)
    .optional()
    .describe(
      'Public address of the site, such as https://www.example.com: links in mails and previews start with it. Without one it is localhost with PORT.',
    ),
  DATA_DIR: file
    .prefault('./data')
    .describe('Database and generated image variants; besides it only the media folder is written.'),
  DATABASE_URL: z
    .string()
    .max(2000, { error: DATABASE_ADDRESS })
    .refine(isPostgresUrl, { error: DATABASE_ADDRESS })
    .optional()
    .describe(
      'PostgreSQL database (15 or newer), for several servers. Without one it is SQLite in DATA_DIR, which is enough for one.',
    ),
  MEDIA_DIR: file.prefault('./media').describe('The shop’s pictures and videos.'),
  MEDIA_WRITE: z
    .enum(['0', '1'], { error: '0 or 1' })
    .prefault('1')
    .describe('0: the media folder is only read, and the portal offers no uploads.'),
  CATALOGUE_FILE: file
    .prefault('./server/sample-catalogue.json')
    .describe('Imported once, when the database has no catalogue.'),
  ADMIN_USERNAME: z
    .string()
    .trim()
    .regex(/^\P{Cc}{1,100}$/u, { error: 'a name of 1 to 100 characters' })
    .prefault('admin')
    .describe('Name of the first admin, created when there is none.'),
  ADMIN_PASSWORD: z
    .string()
    .refine((value) => newAdminPasswordSchema.safeParse(value).success, {
      error: '12 to 500 characters long',
    })
    .optional()
    .describe('The first admin’s password, at least 12 characters. Without one it is random and shown once.'),
  SESSION_HOURS: z
    .string()
    .regex(/^\d{1,4}(\.\d{1,6})?$/, { error: HOURS })
    .transform(Number)
    .pipe(z.number().positive({ error: HOURS }).max(8760, { error: HOURS }))
    .prefault('12')
    .describe('How long staff stay signed in.'),
  FORM_RATE_LIMIT: wholeNumber(1, 1_000_000_000)
    .prefault('20')
    .describe('Submissions of one kind from one address in 15 minutes.'),
  LOGIN_RATE_LIMIT: wholeNumber(1, 1_000_000_000)
    .prefault('10')
    .describe('Wrong staff passwords from one address in 15 minutes.'),
  TRUST_PROXY: wholeNumber(0, 32)
    .prefault('0')
    .describe('Number of reverse proxies in front of the server; 1 behind nginx.'),
  SMTP_URL: z
    .string()
    .max(2000, { error: SMTP_ADDRESS })
    .refine(isSmtpUrl, { error: SMTP_ADDRESS })
    .optional()
    .describe(
      'Mail server, such as smtps://user:password@mail.example.com. Without one, mails are stored and shown, and nothing is sent.',
    ),
  MAIL_FROM: mailAddress.optional().describe('Sender of all mails, such as Oren Vale <shop@example.com>.'),
  NOTIFY_EMAIL: mailAddress.optional().describe('Where staff are notified of what visitors send.'),
  DKIM_KEY_FILE: file.optional().describe('Private key (PEM) that mail is signed with.'),
  DKIM_SELECTOR: z
    .string()
    .regex(/^[a-z\d](?:[a-z\d.-]{0,251}[a-z\d])?$/i, { error: 'the name of a DNS record, such as mail2026' })
    .optional()
    .describe('Name of the key’s DNS record, such as mail2026.'),
  MEDIA_POLL: z
    .enum(['0', '1'], { error: '0 or 1' })
    .prefault('0')
    .describe('1: scan the media folder at intervals; for network drives, which report no changes.'),
  BACKUP_DIR: file
    .optional()
    .describe(
      'Existing folder on another disk or share for automatic copies of database, settings and media, such as /mnt/backup/jeweler.',
    ),
  RESTIC_REPOSITORY: z
    .string()
    .regex(/^\P{Cc}{1,2000}$/u, { error: 'a repository of restic' })
    .optional()
    .describe(
      'Repository of restic, such as sftp:user@host:/jeweler, which then keeps the automatic copies, encrypted, instead of BACKUP_DIR.',
    ),
  RESTIC_PASSWORD_FILE: file.optional().describe('File with the password of that repository.'),
  LOG_LEVEL: z
    .enum(logLevels, { error: `one of ${logLevels.join(', ')}` })
    .prefault('info')
    .describe('fatal, error, warn, info, debug, trace or silent.'),
});

/** What documents say of each setting. */
export const settings = Object.entries(environmentSchema.shape).map(([name, rule]) => ({
  name,
  description: rule.description ?? '',
  default: rule instanceof z.ZodPrefault ? String(rule.def.defaultValue) : undefined,
}));

type Variable = keyof typeof environmentSchema.shape;

const SECRET: ReadonlySet<string> = new Set<Variable>([
  'ADMIN_PASSWORD',
  'DATABASE_URL',
  'SMTP_URL',
  'RESTIC_REPOSITORY',
]);

const MAIL_VARIABLES: ReadonlySet<string> = new Set<Variable>([
  'SMTP_URL',
  'MAIL_FROM',
  'NOTIFY_EMAIL',
  'DKIM_KEY_FILE',
  'DKIM_SELECTOR',
]);

/** Invalid settings; `message` has one line for each, with the variable, its value and what is allowed. */
export class ConfigError extends OperatorError {}

const readEnvFile = (root: string, faults: string[]): Record<string, string | undefined> => {
  try {
    // A byte order mark, which some editors write, would become part of the first name.
    const text = readFileSync(path.join(root, '.env'), 'utf8').replace(/^\ufeff/, '');
    const variables = { ...parseEnv(text) };
    faults.push(...misspelled(Object.keys(variables)));
    return variables;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') {
      faults.push(`The file .env cannot be read: ${(error as Error).message}`);
    }
    return {};
  }
};

/** A line for each name that was probably meant to be one of ours; other programs may read the file too. */
const misspelled = (names: readonly string[]): string[] => {
  const known = Object.keys(environmentSchema.shape);
  return names
    .filter((name) => !known.includes(name))
    .flatMap((name) => {
      const meant = similarName(name, known);
      return meant ? [`${name} in .env is not a setting; ${meant} is.`] : [];
    });
};

/** Only the variables that were given: an empty one counts as not set. */
const given = (variables: Record<string, string | undefined>) =>
  Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== undefined && value !== ''));

/** The valid settings, with the default in place of each invalid one, and a line for each of those. */
export const readConfig = (
  environment: Record<string, string | undefined> = process.env,
  root: string = projectRoot,
): { config: Config; faults: string[] } => {
  const faults: string[] = [];
  const variables = { ...given(readEnvFile(root, faults)), ...given(environment) };
  const right = { ...variables };
  const wrong = new Map(
    environmentSchema
      .safeParse(variables)
      .error?.issues.map(({ path, message }) => [String(path[0]), message]),
  );
  for (const [name, allowed] of wrong) {
    const value = SECRET.has(name) ? '(not shown)' : JSON.stringify(variables[name]);
    faults.push(`${name} is ${value}, but it must be ${allowed}.`);
    delete right[name];
  }
  const config = toConfig(environmentSchema.parse(right), root);
  faults.push(...folderFaults(config));
  const { RESTIC_REPOSITORY: repository, RESTIC_PASSWORD_FILE: passwordFile } = variables;
  if ((repository === undefined) !== (passwordFile === undefined))
    faults.push('RESTIC_REPOSITORY and RESTIC_PASSWORD_FILE belong together. Set both, or none.');
  // An invalid setting has already been reported.
  if (!Object.keys(variables).some((name) => wrong.has(name) && MAIL_VARIABLES.has(name)))
    faults.push(...mailFaults(config));
  return { config, faults };
};

/** The folder with its links resolved, as far as it exists. */
const resolved = (folder: string): string => {
  try {
    return realpathSync(folder);
  } catch {
    const parent = path.dirname(folder);
    return parent === folder ? folder : path.join(resolved(parent), path.basename(folder));
  }
};

/** The same without asking the folder itself: it may be a drive that hangs, which must not stop the start. */
const resolvedDrive = (folder: string): string => {
  const place = path.join(resolved(path.dirname(folder)), path.basename(folder));
  try {
    return resolved(path.resolve(path.dirname(place), readlinkSync(place)));
  } catch {
    return place;
  }
};

/** Everything in the media folder is public, and so would be a database or a copy of one below it. */
const folderFaults = ({ dataDir, mediaDir, backupDir }: Config): string[] => {
  const media = resolvedDrive(mediaDir);
  const isInMedia = (folder: string) => {
    const fromMedia = path.relative(media, folder);
    return !(fromMedia === '..' || fromMedia.startsWith(`..${path.sep}`) || path.isAbsolute(fromMedia));
  };
  const fault = (name: string, folder: string) =>
    `${name} is ${JSON.stringify(folder)}, inside MEDIA_DIR (${JSON.stringify(mediaDir)}), whose files anyone can fetch: choose two folders beside each other.`;
  return [
    ...(isInMedia(resolved(dataDir)) ? [fault('DATA_DIR', dataDir)] : []),
    ...(backupDir !== undefined && isInMedia(resolvedDrive(backupDir))
      ? [fault('BACKUP_DIR', backupDir)]
      : []),
  ];
};

/** A private key in PEM, as DKIM needs it. */
const isPrivateKey = (keyFile: string): boolean => {
  try {
    createPrivateKey(readFileSync(keyFile));
    return true;
  } catch {
    return false;
  }
};

/** Mail settings that are valid on their own but not together: a line for each fault. */
const mailFaults = ({ smtpUrl, mailFrom, notifyEmail, dkimKeyFile, dkimSelector }: Config): string[] => {
  const needed = Object.entries({ MAIL_FROM: mailFrom, NOTIFY_EMAIL: notifyEmail });
  const missing = needed.flatMap(([name, value]) => (value === undefined ? [name] : []));
  const faults: string[] = [];
  if (smtpUrl !== undefined && missing.length > 0)
    faults.push(
      `${missing.join(' and ')} missing. Set all three of SMTP_URL, MAIL_FROM, NOTIFY_EMAIL, or none.`,
    );
  if ((dkimKeyFile === undefined) !== (dkimSelector === undefined))
    faults.push('DKIM_KEY_FILE and DKIM_SELECTOR belong together. Set both, or none.');
  if (dkimKeyFile !== undefined && !isPrivateKey(dkimKeyFile))
    faults.push(
      `DKIM_KEY_FILE is ${JSON.stringify(dkimKeyFile)}, but it must be a file with a private key (PEM).`,
    );
  return faults;
};

/**
 * Reads the settings from the environment and, where one is not set there, from `.env` in the root. Relative
 * paths are resolved against the root. Throws a ConfigError that lists every fault.
 */
export const loadConfig = (
  environment: Record<string, string | undefined> = process.env,
  root: string = projectRoot,
): Config => {
  const { config, faults } = readConfig(environment, root);
  if (faults.length > 0) throw new ConfigError(faults.join('\n'));
  return config;
};

const toConfig = (value: z.infer<typeof environmentSchema>, root: string) => ({
  port: value.PORT,
  host: value.HOST,
  /** Public origin without a trailing slash. */
  siteUrl: value.SITE_URL ?? `http://localhost:${value.PORT}`,
  dataDir: path.resolve(root, value.DATA_DIR),
  /** Undefined: SQLite's file in `dataDir`. */
  databaseUrl: value.DATABASE_URL,
  mediaDir: path.resolve(root, value.MEDIA_DIR),
  catalogueFile: path.resolve(root, value.CATALOGUE_FILE),
  adminUsername: value.ADMIN_USERNAME,
  /** Undefined: a random one is generated and shown once. */
  adminPassword: value.ADMIN_PASSWORD,
  sessionHours: value.SESSION_HOURS,
  formRateLimit: value.FORM_RATE_LIMIT,
  loginRateLimit: value.LOGIN_RATE_LIMIT,
  /** Number of reverse-proxy hops whose X-Forwarded-For is trusted. */
  trustProxy: value.TRUST_PROXY,
  smtpUrl: value.SMTP_URL,
  mailFrom: value.MAIL_FROM,
  notifyEmail: value.NOTIFY_EMAIL,
  /** The private key that outgoing mail is signed with (DKIM), and the selector of its public key. */
  dkimKeyFile: value.DKIM_KEY_FILE && path.resolve(root, value.DKIM_KEY_FILE),
  dkimSelector: value.DKIM_SELECTOR,
  mediaPoll: value.MEDIA_POLL === '1',
  /** False: the media folder is only ever read. */
  mediaWrite: value.MEDIA_WRITE === '1',
  uploads: uploadLimits,
  /** The folder for automatic copies. Not read while `restic` is set. */
  backupDir: value.BACKUP_DIR && path.resolve(root, value.BACKUP_DIR),
  /** The repository that restic keeps automatic copies in, and the file with its password. */
  restic:
    value.RESTIC_REPOSITORY && value.RESTIC_PASSWORD_FILE
      ? {
          repository: value.RESTIC_REPOSITORY,
          passwordFile: path.resolve(root, value.RESTIC_PASSWORD_FILE),
        }
      : undefined,
  logLevel: value.LOG_LEVEL,
});

/** The settings of one running server (DESIGN, environment). Paths are absolute. */
export type Config = Readonly<ReturnType<typeof toConfig>>;
export type UploadLimits = Config['uploads'];
