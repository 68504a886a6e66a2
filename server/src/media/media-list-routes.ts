import type { MediaList } from '@jeweler/core/schemas';
import type { Router } from 'express';
import { type FinishedResponse, finishResponse, sendFinished } from '../http/finished-response.ts';
import { toMediaFile } from './index/media-entry.ts';
import type { MediaIndex } from './index/media-index.ts';

/** Files added to the list before the server yields to other requests. */
const BATCH_FILES = 1000;

/** Adds `GET /api/admin/media`; to be called after `requireStaff`. */
export const addMediaList = (router: Router, media: MediaIndex): void => {
  const currentList = cachedList(media);

  router.get('/api/admin/media', async (request, response) => {
    if (request.query.rescan === '1') await media.rescan();
    sendFinished(request, response, await currentList());
  });
};

/** The finished list, made once for each revision, on first request; concurrent requests share it. */
const cachedList = (media: MediaIndex) => {
  let making: { readonly revision: string; readonly list: Promise<FinishedResponse> } | undefined;
  return (): Promise<FinishedResponse> => {
    const { revision } = media;
    if (making?.revision !== revision) making = { revision, list: makeList(media) };
    return making.list;
  };
};

const makeList = async ({ entries, emptyFolders, revision }: MediaIndex): Promise<FinishedResponse> => {
  const batches: string[] = [];
  for (let from = 0; from < entries.length; from += BATCH_FILES) {
    const batch = entries.slice(from, from + BATCH_FILES).map(toMediaFile);
    batches.push(JSON.stringify(batch satisfies MediaList['files']).slice(1, -1));
    await new Promise((resolve) => setImmediate(resolve));
  }
  const folders = emptyFolders.length > 0 ? `,"folders":${JSON.stringify(emptyFolders)}` : '';
  return finishResponse({
    contentType: 'application/json; charset=utf-8',
    headers: { 'Cache-Control': 'private, no-cache' },
    body: `{"files":[${batches.join(',')}]${folders},"revision":${JSON.stringify(revision)}}`,
    version: revision,
  });
};
