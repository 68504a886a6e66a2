import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
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

export interface SealedSecret {
  readonly secret: string;
  readonly key_id: string;
}

const nameOf = (key: Buffer): string => createHash('sha256').update(key).digest('hex').slice(0, 8);

/** The key in DATA_DIR that encrypts the secrets of second factors, each for its account. */
export class FactorKey {
  readonly #dataDir: string;
  #known: Buffer | undefined;

  constructor(dataDir: string) {
    this.#dataDir = dataDir;
  }

  /** What the key is called beside the secrets; '' while there is none. */
  async name(): Promise<string> {
    const key = await this.#read();
    return key ? nameOf(key) : '';
  }

  /** Makes the key on first use. To be called in a write, so that it is made once. */
  async seal(adminId: number, secret: string): Promise<SealedSecret> {
    const key = (await this.#read()) ?? (await this.#make());
    const iv = randomBytes(IV_BYTES);
    const cipher = createCipheriv(CIPHER, key, iv).setAAD(Buffer.from(String(adminId)));
    const parts = [iv, cipher.update(secret, 'utf8'), cipher.final(), cipher.getAuthTag()];
    return { secret: Buffer.concat(parts).toString('base64'), key_id: nameOf(key) };
  }

  /** Undefined when it was encrypted with another key than the one that is here. */
  async open(adminId: number, { secret, key_id }: SealedSecret): Promise<string | undefined> {
    const key = await this.#read();
    if (!key || nameOf(key) !== key_id) return undefined;
    const sealed = Buffer.from(secret, 'base64');
    const decipher = createDecipheriv(CIPHER, key, sealed.subarray(0, IV_BYTES))
      .setAAD(Buffer.from(String(adminId)))
      .setAuthTag(sealed.subarray(-TAG_BYTES));
    return decipher.update(sealed.subarray(IV_BYTES, -TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
  }

  /** Once found it is kept, so that one that is put back counts at once, and another one with the next start. */
  async #read(): Promise<Buffer | undefined> {
    if (this.#known) return this.#known;
    try {
      this.#known = await readFile(factorKeyFile(this.#dataDir));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
    return this.#known;
  }

  async #make(): Promise<Buffer> {
    const file = factorKeyFile(this.#dataDir);
    const key = randomBytes(KEY_BYTES);
    await writeFile(`${file}.tmp`, key, { mode: OWNER_ONLY, flush: true });
    await rename(`${file}.tmp`, file);
    await syncFolder(this.#dataDir);
    this.#known = key;
    return key;
  }
}
