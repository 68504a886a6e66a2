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
    ? ok(process.versions.node)
    : fault(`${process.versions.node} is too old: install ${neededMajor}.${neededMinor} or newer.`);
};

/** A line for each invalid setting, and whether other users can read the secrets in `.env`. */
export const checkSettings = (faults: readonly string[], root: string): Finding[] => [
  ...(faults.length > 0 ? faults.map((text) => fault(text)) : [ok('all values are valid')]),
  checkEnvFile(path.join(root, '.env')),
];

const checkEnvFile = (file: string): Finding => {
  if (!existsSync(file)) return note('there is none; all settings come from the environment', 'File .env');
  const isOpen = process.platform !== 'win32' && (statSync(file).mode & OTHERS) !== 0;
  if (!isOpen || !SECRETS.test(readFileSync(file, 'utf8'))) return ok('read', 'File .env');
  const text = `other users of this computer can read the passwords in it. Run: chmod 600 "${file}"`;
  return fault(text, 'File .env');
};

/** Whether this Node.js knows the shop's time zone, daylight saving included. */
export const checkTimeZone = (): Finding => {
  try {
    const noon = shopInstant('2026-07-01', '12:00').toISOString();
    if (noon === '2026-07-01T16:00:00.000Z') return ok(shop.timeZone);
  } catch {
    // A Node.js without that zone throws.
  }
  return fault(`this Node.js does not know ${shop.timeZone}: install the official build of Node.js.`);
};
