import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { toSafeName } from '@jeweler/core/format';
import { decoded } from '@jeweler/core/schemas';
import { APP_ORIGIN } from '../app-scheme/page-policy.ts';
import type { NetFetch } from '../app-scheme/proxy.ts';
import { type ProxiedRequest, toProxiedRequest } from '../app-scheme/proxy-policy.ts';
import { fetchFailure, refusedFailure, tooBigFailure } from '../downloading/fetch-failure.ts';
import { receiveFile } from '../downloading/receive-file.ts';

/** Maximum file size, in bytes, and maximum size and number of files cached between drags. */
const MAX_FILE_BYTES = 4 * 1024 ** 3;
const MAX_CACHE_BYTES = 4 * 1024 ** 3;
const MAX_CACHE_FILES = 200;

/** Called with the progress of a file in bytes; `total` is 0 while unknown. */
export type Progress = (name: string, received: number, total: number) => void;

interface Fetched {
  readonly path: string;
  readonly etag: string | null;
  readonly bytes: number;
}

interface FetchedFilesDeps {
  /** A folder used for nothing else. */
  readonly folder: string;
  readonly fetch: NetFetch;
  readonly server: () => string | undefined;
  /** Maximum file size, in bytes. */
  readonly maxFileBytes?: number;
}

/** A file name for a file of the media folder that is valid on this computer. */
export const safeName = (publicUrl: string): string =>
  toSafeName(decoded(publicUrl.slice(publicUrl.lastIndexOf('/') + 1)));

/** The request for a file of the media folder; undefined if the URL leads elsewhere. */
const mediaRequest = (publicUrl: string, origin: string | undefined): ProxiedRequest | undefined => {
  const request = { url: APP_ORIGIN + publicUrl, method: 'GET', headers: new Headers() };
  const forward = origin === undefined ? undefined : toProxiedRequest(request, origin);
  return forward && new URL(forward.address).pathname.startsWith('/media/') ? forward : undefined;
};

/** Local copies of files of the media folder, under their own names, for dragging to other programs. */
export const createFetchedFiles = ({
  folder,
  fetch,
  server,
  maxFileBytes = MAX_FILE_BYTES,
}: FetchedFilesDeps) => {
  /** By `toKey`, least recently used first. */
  const fetched = new Map<string, Fetched>();
  const fetching = new Map<string, Promise<string>>();

  const toKey = (publicUrl: string) => `${server()} ${publicUrl}`;

  const remove = async (key: string) => {
    const file = fetched.get(key);
    fetched.delete(key);
    // On Windows, a program that reads the file locks it; the console's next start removes it.
    if (file) await rm(dirname(file.path), { recursive: true, force: true }).catch(() => {});
  };

  const load = async (publicUrl: string, onProgress: Progress): Promise<string> => {
    const name = safeName(publicUrl);
    let path: string | undefined;
    try {
      const forward = mediaRequest(publicUrl, server());
      if (!forward) throw refusedFailure(name, 404);
      const { address, headers } = forward;
      const key = toKey(publicUrl);
      const earlier = fetched.get(key);
      const present = earlier?.etag && existsSync(earlier.path) ? earlier : undefined;
      if (present?.etag) headers.set('if-none-match', present.etag);
      let etag: string | null = null;

      const chooseTarget = async (answer: Response) => {
        if (answer.status === 304 && present) return undefined;
        if (answer.status !== 200) throw refusedFailure(name, answer.status);
        if (Number(answer.headers.get('content-length') ?? 0) > maxFileBytes) throw tooBigFailure(name);
        etag = answer.headers.get('etag');
        await mkdir(folder, { recursive: true });
        path = join(await mkdtemp(join(folder, 'file-')), name);
        return { path, part: `${path}.part` };
      };
      const bytes = await receiveFile({
        fetch,
        address,
        headers,
        chooseTarget,
        onProgress: (received, total) => {
          if (received > maxFileBytes) throw tooBigFailure(name);
          onProgress(name, received, total);
        },
      });
      if (present && bytes === undefined) {
        fetched.delete(key);
        fetched.set(key, present);
        return present.path;
      }
      if (path === undefined || bytes === undefined) throw refusedFailure(name, 304);
      await remove(key);
      fetched.set(key, { path, etag, bytes });
      return path;
    } catch (error) {
      if (path !== undefined) await rm(dirname(path), { recursive: true, force: true });
      throw fetchFailure(name, error, 'drag it again');
    }
  };

  return {
    /** Resolves with the path of a file, fetched unless an unchanged copy exists. Rejects with FetchFailure. */
    get: (publicUrl: string, onProgress: Progress): Promise<string> => {
      const running = fetching.get(publicUrl);
      if (running) return running;
      const started = load(publicUrl, onProgress).finally(() => fetching.delete(publicUrl));
      fetching.set(publicUrl, started);
      return started;
    },
    /** Removes cached files beyond the limits, except for these. */
    trim: async (keep: readonly string[]): Promise<void> => {
      const kept = new Set(keep.map(toKey));
      let bytes = [...fetched.values()].reduce((sum, file) => sum + file.bytes, 0);
      for (const [key, file] of [...fetched]) {
        if (fetched.size <= MAX_CACHE_FILES && bytes <= MAX_CACHE_BYTES) return;
        if (kept.has(key)) continue;
        await remove(key);
        bytes -= file.bytes;
      }
    },
  };
};
