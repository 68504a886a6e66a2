import { mediaCalls } from '@jeweler/core/calls';
import type { MediaList, PixelSize } from '@jeweler/core/schemas';
import type { Router } from 'express';
import { staffAnswers } from '../accounts/staff-answers.ts';
import { type FinishedResponse, finishResponse, sendFinished } from '../http/finished-response.ts';
import { fileListBody } from '../http/json-body.ts';
import { eachInTurn } from '../turns.ts';
import { asDriveFailure } from './files/file-handler.ts';
import { toMediaFile } from './index/media-entry.ts';
import type { MediaIndex } from './index/media-index.ts';
import { toMediaPath } from './media-address.ts';
import type { MediaDeps } from './media-deps.ts';

/** The list of all files, and sizes of pictures as far as they can be read; to be called after `requireStaff`. */
export const addMediaList = (router: Router, deps: MediaDeps): void => {
  const { config, clock, media } = deps;
  const currentList = cachedList(media);

  router.get('/api/admin/media', async (request, response) => {
    if (request.query.rescan === '1') await media.rescan();
    sendFinished(request, response, await currentList());
  });

  const add = staffAnswers(router, clock, { body: fileListBody, toFailure: asDriveFailure });

  add(mediaCalls.getMediaSizes, async ({ sent, response }) => {
    const sizes: Record<string, PixelSize> = {};
    for (const address of new Set(sent.files)) {
      if (response.closed) break;
      const entry = media.get(toMediaPath(address, config.siteUrl) ?? '');
      const size = entry && (await deps.sizes.get(entry));
      if (size) sizes[address] = size;
    }
    return { sizes };
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
