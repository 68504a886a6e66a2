import { existsSync } from 'node:fs';
import { mkdtemp, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { APP_ORIGIN } from '../../shared/app-scheme.ts';
import type { NetFetch } from '../app-scheme/forward.ts';
import { type Forward, forwardOf } from '../app-scheme/forward-policy.ts';
import { fetchFailure, refusedFailure, tooBigFailure } from './fetch-failure.ts';
import { safeName } from './safe-name.ts';

/** Largest file, in bytes, and how much is kept between one drag and the next. */
const LARGEST = 4 * 1024 ** 3;
const MOST_BYTES = 4 * 1024 ** 3;
const MOST_FILES = 200;
/** Milliseconds without a byte after which the server is gone. */
const SILENCE = 30_000;

/** Told how far a file has come, in bytes; `total` is 0 while it is not known. */
export type Progress = (name: string, received: number, total: number) => void;

interface Fetched {
  readonly path: string;
  readonly etag: string | null;
  readonly bytes: number;
}

interface FetchedFilesDeps {
  /** Folder for this alone. */
  readonly folder: string;
  readonly fetch: NetFetch;
  readonly server: () => string | undefined;
  /** Largest file, in bytes. */
  readonly largest?: number;
}

/** Files of the media folder on this computer, under their own names, for other programs to take. */
export interface FetchedFiles {
  /** Path of a file, fetched unless it is here unchanged. Rejects with FetchFailure. */
  get(publicUrl: string, onProgress: Progress): Promise<string>;
  /** Makes room, except for these. */
  trim(keep: readonly string[]): Promise<void>;
}

/** The request for a file of the media folder; undefined for whatever leads elsewhere. */
const mediaRequest = (publicUrl: string, origin: string | undefined): Forward | undefined => {
  const request = { url: APP_ORIGIN + publicUrl, method: 'GET', headers: new Headers() };
  const forward = origin === undefined ? undefined : forwardOf(request, origin);
  return forward && new URL(forward.address).pathname.startsWith('/media/') ? forward : undefined;
};

export const createFetchedFiles = (deps: FetchedFilesDeps): FetchedFiles => {
  const { folder, fetch, server, largest = LARGEST } = deps;
  /** By `keyOf`; the one used last stands last. */
  const fetched = new Map<string, Fetched>();
  const fetching = new Map<string, Promise<string>>();

  const keyOf = (publicUrl: string) => `${server()} ${publicUrl}`;

  const forget = async (key: string) => {
    const file = fetched.get(key);
    fetched.delete(key);
    // A program that still reads it keeps it on Windows; the next start of the console removes it.
    if (file) await rm(dirname(file.path), { recursive: true, force: true }).catch(() => {});
  };

  const receive = async (answer: Response, name: string, onProgress: Progress, heard: () => void) => {
    const total = Number(answer.headers.get('content-length') ?? 0);
    if (total > largest) throw tooBigFailure(name);
    const etag = answer.headers.get('etag');
    const path = join(await mkdtemp(join(folder, 'file-')), name);
    const file = await open(`${path}.part`, 'wx');
    let bytes = 0;
    try {
      // Node's web streams are async iterable; lib.dom, which types Response, leaves that out.
      for await (const part of (answer.body ?? []) as AsyncIterable<Uint8Array>) {
        heard();
        bytes += part.byteLength;
        if (bytes > largest) throw tooBigFailure(name);
        await file.writeFile(part);
        onProgress(name, bytes, total);
      }
      await file.close();
      await rename(`${path}.part`, path);
      return { path, etag, bytes };
    } catch (error) {
      await file.close();
      await rm(dirname(path), { recursive: true, force: true });
      throw error;
    }
  };

  const load = async (publicUrl: string, onProgress: Progress): Promise<string> => {
    const name = safeName(publicUrl);
    const going = new AbortController();
    let timer: NodeJS.Timeout | undefined;
    const heard = () => {
      clearTimeout(timer);
      timer = setTimeout(() => going.abort(), SILENCE);
    };
    try {
      const forward = mediaRequest(publicUrl, server());
      if (!forward) throw refusedFailure(name, 404);
      const { address, headers } = forward;
      const key = keyOf(publicUrl);
      const here = fetched.get(key);

      const isHere = here?.etag && existsSync(here.path) ? here : undefined;
      if (isHere?.etag) headers.set('if-none-match', isHere.etag);
      heard();
      const answer = await fetch(address, {
        headers,
        redirect: 'manual',
        credentials: 'omit',
        signal: going.signal,
      });
      if (answer.status === 304 && isHere) {
        fetched.delete(key);
        fetched.set(key, isHere);
        return isHere.path;
      }
      if (answer.status !== 200) throw refusedFailure(name, answer.status);
      const file = await receive(answer, name, onProgress, heard);
      await forget(key);
      fetched.set(key, file);
      return file.path;
    } catch (error) {
      going.abort();
      throw fetchFailure(name, error);
    } finally {
      clearTimeout(timer);
    }
  };

  return {
    get: (publicUrl, onProgress) => {
      const running = fetching.get(publicUrl);
      if (running) return running;
      const started = load(publicUrl, onProgress).finally(() => fetching.delete(publicUrl));
      fetching.set(publicUrl, started);
      return started;
    },
    trim: async (keep) => {
      const kept = new Set(keep.map(keyOf));
      let bytes = [...fetched.values()].reduce((sum, file) => sum + file.bytes, 0);
      for (const [key, file] of [...fetched]) {
        if (fetched.size <= MOST_FILES && bytes <= MOST_BYTES) return;
        if (kept.has(key)) continue;
        await forget(key);
        bytes -= file.bytes;
      }
    },
  };
};
