import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { databaseFile } from '../database/lock.ts';
import { openNative } from '../database/native-database.ts';
import { syncFolder } from '../sync-folder.ts';

const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
const IV_BYTES = 12;
const TAG_BYTES = 16;
const OWNER_ONLY = 0o600;

/** No copy has it: whoever finds a copy of the database cannot make codes (docs/accounts.md). */
export const factorKeyFile = (dataDir: string): string => path.join(dataDir, 'second-factor.key');

/** For whoever has restored a database in DATA_DIR, if it has second factors and their key is not there. */
export const missingKeyAdvice = (dataDir: string): string | undefined => {
  if (existsSync(factorKeyFile(dataDir))) return undefined;
  const native = openNative(databaseFile(dataDir), { fileMustExist: true });
  try {
    const has = (from: string) => native.prepare(`select 1 from ${from}`).get() !== undefined;
    if (!has("sqlite_master where name = 'second_factors'") || !has('second_factors')) return undefined;
  } finally {
    native.close();
  }
  return `Second factors need ${factorKeyFile(dataDir)}, which no copy has: put it back from the previous machine. Without it people sign in with a recovery code, or after npm run admin -- second-factor off USERNAME.`;
};

/** Encrypts the secret of an account. Makes the key on first use: to be called in a write, so that it is made once. */
export const sealSecret = async (dataDir: string, adminId: number, secret: string): Promise<string> => {
  const file = factorKeyFile(dataDir);
  if (!existsSync(file)) {
    writeFileSync(`${file}.tmp`, randomBytes(KEY_BYTES), { mode: OWNER_ONLY, flush: true });
    renameSync(`${file}.tmp`, file);
    await syncFolder(dataDir);
  }
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, readFileSync(file), iv).setAAD(Buffer.from(String(adminId)));
  const parts = [iv, cipher.update(secret, 'utf8'), cipher.final(), cipher.getAuthTag()];
  return Buffer.concat(parts).toString('base64');
};

/** Undefined when the key is missing, or not the one that it was encrypted with. */
export const openSecret = (dataDir: string, adminId: number, stored: string): string | undefined => {
  const file = factorKeyFile(dataDir);
  if (!existsSync(file)) return undefined;
  const sealed = Buffer.from(stored, 'base64');
  try {
    const decipher = createDecipheriv(CIPHER, readFileSync(file), sealed.subarray(0, IV_BYTES))
      .setAAD(Buffer.from(String(adminId)))
      .setAuthTag(sealed.subarray(-TAG_BYTES));
    return decipher.update(sealed.subarray(IV_BYTES, -TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
  } catch {
    return undefined;
  }
};
