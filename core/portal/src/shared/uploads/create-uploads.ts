import { type AdminClient, makeMediaFolder } from '@jeweler/core/api';
import { heicToJpeg, isHeic } from '@jeweler/core/files';
import { toSafeName } from '@jeweler/core/format';
import { errorMessage } from '../errors.ts';
import { connectionStateAtom } from '../live/live-connection.ts';
import { mediaLimitsQuery } from '../media-limits.ts';
import type { Portal } from '../portal.ts';
import { sessionStateAtom } from '../session/session.ts';
import { createLibrarySender } from './library-sender.ts';
import { LibraryUploads, type LibraryUploadsDeps } from './library-uploads.ts';
import { sortByLimits, tooMany } from './picked-files.ts';
import { type PickedFile, summarize, type UploadItem } from './upload-item.ts';
import { uploadItemsAtom } from './upload-state.ts';

const NO_HEIC =
  'This is a picture in Apple’s HEIC format, which visitors’ browsers cannot show. On the iPhone choose Settings > Camera > Formats > Most Compatible for new pictures; upload this one with Safari, which converts it.';
const QUICKTIME_NOTE =
  'Some browsers cannot play videos in Apple’s HEVC format. If this one comes from an iPhone, choose Settings > Camera > Formats > Most Compatible there for new videos.';

const prepareFile: LibraryUploadsDeps['prepare'] = async (file) => {
  if (await isHeic(file)) {
    const jpeg = await heicToJpeg(file);
    return jpeg ? { file: jpeg } : NO_HEIC;
  }
  return /\.mov$/i.test(file.name) ? { file, note: QUICKTIME_NOTE } : { file };
};

/**
 * Makes the folders below `base` that were dropped, and names the files' folders as the server does. One that is
 * there already, or cannot be made, is not reported here: the upload into it says so.
 */
const makeFolders = async (
  http: AdminClient,
  files: readonly PickedFile[],
  base: string,
): Promise<readonly PickedFile[]> => {
  const made = new Map<string, string>();
  const make = async (folder: string): Promise<string> => {
    if (folder === base || folder === '') return folder;
    const known = made.get(folder);
    if (known !== undefined) return known;
    const slash = folder.lastIndexOf('/');
    const parent = await make(folder.slice(0, Math.max(slash, 0)));
    const name = toSafeName(folder.slice(slash + 1));
    const path = parent === '' ? name : `${parent}/${name}`;
    await makeMediaFolder(http, { parent, name }).catch(() => undefined);
    made.set(folder, path);
    return path;
  };
  const placed: PickedFile[] = [];
  for (const each of files) placed.push({ ...each, folder: await make(each.folder) });
  return placed;
};

const warnOfLoss = (event: BeforeUnloadEvent) => event.preventDefault();

const NOTICE = 'uploads-refused';

/** The uploads of a portal's window, connected with its session, its connection and its notices. */
export const createUploads = ({ session, store, host, queries }: Portal) => {
  const onChange = (items: readonly UploadItem[]) => {
    const { unfinished } = summarize(items);
    store.set(uploadItemsAtom, items);
    // The browser asks whether to leave the page; in the console, its window does.
    if (unfinished > 0) window.addEventListener('beforeunload', warnOfLoss);
    else window.removeEventListener('beforeunload', warnOfLoss);
  };
  const sender = createLibrarySender(session, host);
  const queue = new LibraryUploads({ sender, prepare: prepareFile, onChange });

  const endWithSession = () => {
    const { unfinished } = summarize(queue.items);
    if (unfinished > 0)
      host.notify({
        tone: 'info',
        title: 'Uploads canceled',
        text: `${unfinished === 1 ? 'One file was' : `${unfinished} files were`} not uploaded, because you signed out.`,
      });
    queue.cancelAll();
    queue.clear();
  };

  window.addEventListener('online', () => queue.resume());
  store.sub(connectionStateAtom, () => {
    if (store.get(connectionStateAtom) === 'live') queue.resume();
  });
  store.sub(sessionStateAtom, () => {
    const state = session.state();
    if (state.phase === 'signed-in') queue.resume();
    else if (state.why === 'ended') queue.pause({ why: 'sign-in' });
    else endWithSession();
  });

  const refuse = (text: string) => host.notify({ id: NOTICE, tone: 'error', title: 'Not uploaded', text });

  return {
    queue,
    /**
     * Uploads files, or says why not before anything is sent. Resolves with the number of the batch; undefined if there
     * is nothing to upload. Folders below `base` that are not there yet are made.
     */
    add: async (files: readonly PickedFile[], base: string): Promise<number | undefined> => {
      if (files.length === 0) return undefined;
      host.hideNotice(NOTICE);
      const limits = await queries
        .ensureQueryData(mediaLimitsQuery(session.http))
        .catch((error: unknown) => refuse(errorMessage(error)));
      if (!limits) return undefined;
      const sentence = tooMany(files, limits);
      if (sentence !== undefined) {
        refuse(sentence);
        return undefined;
      }
      const { accepted, refused } = sortByLimits(files, limits);
      const placed = await makeFolders(session.http, accepted, base);
      const batch = queue.add(placed);
      queue.addRefused(refused);
      return batch;
    },
  };
};

export type Uploads = ReturnType<typeof createUploads>;
