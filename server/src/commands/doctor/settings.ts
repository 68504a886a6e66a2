import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { shop, shopInstant } from '@jeweler/core/business';
import { type Finding, fault, note, ok } from './finding.ts';

const OTHERS = 0o077;
const SECRETS = /^\s*(?:export\s+)?(?:ADMIN_PASSWORD|SMTP_URL)\s*=/m;

/** The version of Node.js compared with the one the project requires. */
export const checkNode = (root: string): Finding => {
  const { engines } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  const parts = (version: string) => version.replace(/^\D+/, '').split('.').map(Number);
  const [[major = 0, minor = 0], [neededMajor = 0, neededMinor = 0]] = [
    parts(process.versions.node),
    parts(engines.node),
  ];
  const isEnough = major > neededMajor || (major === neededMajor && minor >= neededMinor);
  return isEnough
    ? ok('Node.js', process.versions.node)
    : fault(
        'Node.js',
        `${process.versions.node} is too old: install ${neededMajor}.${neededMinor} or newer.`,
      );
};

/** A line for each invalid setting, and whether other users can read the secrets in `.env`. */
export const checkSettings = (faults: readonly string[], root: string): Finding[] => {
  const wrong = faults.map((text) => fault('Settings', text));
  return [...(wrong.length > 0 ? wrong : [ok('Settings', 'all values are valid')]), checkEnvFile(root)];
};

const checkEnvFile = (root: string): Finding => {
  const file = path.join(root, '.env');
  if (!existsSync(file)) return note('File .env', 'there is none; all settings come from the environment');
  const isOpen = process.platform !== 'win32' && (statSync(file).mode & OTHERS) !== 0;
  return isOpen && SECRETS.test(readFileSync(file, 'utf8'))
    ? fault(
        'File .env',
        `other users of this computer can read the passwords in it. Run: chmod 600 "${file}"`,
      )
    : ok('File .env', 'read');
};

/** Whether this Node.js knows the shop's time zone, daylight saving included. */
export const checkTimeZone = (): Finding => {
  try {
    const noon = shopInstant('2026-07-01', '12:00').toISOString();
    if (noon === '2026-07-01T16:00:00.000Z') return ok('Time zone', shop.timeZone);
  } catch {
    // A Node.js without that zone throws.
  }
  return fault(
    'Time zone',
    `this Node.js does not know ${shop.timeZone}: install the official build of Node.js.`,
  );
};
