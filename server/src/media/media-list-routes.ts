import type { MediaList } from '@jeweler/core/schemas';
import type { Router } from 'express';
import { type FinishedResponse, finishResponse, sendFinished } from '../http/finished-response.ts';
import { eachInTurn } from '../turns.ts';
import { toMediaFile } from './index/media-entry.ts';
import type { MediaIndex } from './index/media-index.ts';

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
  const files: string[] = [];
  await eachInTurn(entries, (entry) => {
    files.push(JSON.stringify(toMediaFile(entry) satisfies MediaList['files'][number]));
  });
  const folders = emptyFolders.length > 0 ? `,"folders":${JSON.stringify(emptyFolders)}` : '';
  return finishResponse({
    contentType: 'application/json; charset=utf-8',
    headers: { 'Cache-Control': 'private, no-cache' },
    body: `{"files":[${files.join(',')}]${folders},"revision":${JSON.stringify(revision)}}`,
    version: revision,
  });
};
