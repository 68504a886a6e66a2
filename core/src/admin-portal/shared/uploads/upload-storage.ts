import type { PreviousUpload, UrlStorage } from 'tus-js-client';

const PREFIX = 'upload/';
/** Keys of the uploads that this window has begun; other windows go on with theirs. */
const OWN = 'uploads';
/** The server removes unfinished uploads 24 hours after their last byte. */
const KEPT_MS = 24 * 60 * 60 * 1000;

/** Without storage, or with a full one, an upload goes on as long as the window is open. */
const memory = new Map<string, string>();

const tryStorage = <Result>(use: () => Result, otherwise: Result): Result => {
  try {
    return use();
  } catch {
    return otherwise;
  }
};

const read = (key: string) => tryStorage(() => localStorage.getItem(key), null) ?? memory.get(key);
const write = (key: string, text: string) => {
  memory.set(key, text);
  tryStorage(() => localStorage.setItem(key, text), undefined);
};
const remove = (key: string) => {
  memory.delete(key);
  tryStorage(() => localStorage.removeItem(key), undefined);
};

const ownKeys = (): readonly string[] =>
  tryStorage(() => JSON.parse(sessionStorage.getItem(OWN) ?? '[]') as string[], []);
const setOwnKeys = (keys: readonly string[]) =>
  tryStorage(() => sessionStorage.setItem(OWN, JSON.stringify(keys)), undefined);

const parse = (key: string): PreviousUpload | undefined => {
  try {
    const stored = { ...(JSON.parse(read(key) ?? '') as PreviousUpload), urlStorageKey: key };
    if (Date.now() - Date.parse(stored.creationTime) < KEPT_MS) return stored;
    remove(key);
  } catch {
    // Not ours, or there is none.
  }
  return undefined;
};

/** Identifies a file and where it goes to: the same one, chosen again, goes on where it was. */
export const uploadKey = (file: Pick<File, 'name' | 'size' | 'lastModified'>, folder: string): string =>
  PREFIX + [folder, file.name, file.size, file.lastModified].map(encodeURIComponent).join('/');

const listOwn = () => ownKeys().flatMap((key) => parse(key) ?? []);

/** Where tus finds the address of an upload; a file's key is its fingerprint, and there is one upload for each. */
export const uploadStorage = {
  find: parse,
  findAllUploads: async () => listOwn(),
  findUploadsByFingerprint: async (key: string) => {
    const found = parse(key);
    return found ? [found] : [];
  },
  removeUpload: async (key: string) => {
    remove(key);
    setOwnKeys(ownKeys().filter((own) => own !== key));
  },
  addUpload: async (key: string, upload: PreviousUpload) => {
    write(key, JSON.stringify(upload));
    setOwnKeys([...new Set([...ownKeys(), key])]);
    return key;
  },
} satisfies UrlStorage & { find: (key: string) => PreviousUpload | undefined };

/** An upload that this window had begun before it was loaded again; its file has to be chosen once more. */
export interface InterruptedUpload {
  readonly key: string;
  readonly name: string;
  readonly folder: string;
  readonly size: number;
}

export const listInterrupted = (): InterruptedUpload[] =>
  listOwn().map(({ urlStorageKey, metadata, size }) => ({
    key: urlStorageKey,
    name: metadata.filename ?? '',
    folder: metadata.folder ?? '',
    size: size ?? 0,
  }));
