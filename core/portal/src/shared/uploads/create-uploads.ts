import { heicToJpeg, isHeic, type UnfinishedUpload } from '@jeweler/core/files';
import { errorMessage } from '../errors.ts';
import { connectionStateAtom } from '../live/live-connection.ts';
import { mediaLimitsQueryAtom } from '../media-limits.ts';
import type { Portal } from '../portal.ts';
import { sessionStateAtom } from '../session/session.ts';
import { isHevcFilm } from './film-codec.ts';
import { createLibrarySender } from './library-sender.ts';
import { LibraryUploads, type LibraryUploadsDeps } from './library-uploads.ts';
import { makeFolders } from './make-folders.ts';
import { sortByLimits, tooMany } from './picked-files.ts';
import type { UploadItem } from './upload-item.ts';
import { createSpeedometer, summarize } from './upload-progress.ts';
import { interruptedUploadsAtom, type Uploads, uploadItemsAtom, uploadSpeedAtom } from './upload-state.ts';

const NO_HEIC =
  'This is a picture in Apple’s HEIC format, which visitors’ browsers cannot show. On the iPhone choose Settings > Camera > Formats > Most Compatible for new pictures; upload this one with Safari, which converts it.';
const HEVC_NOTE =
  'This video is in Apple’s HEVC format, which some browsers cannot play. On the iPhone choose Settings > Camera > Formats > Most Compatible for new videos.';

const prepareFile: LibraryUploadsDeps['prepare'] = async (file) => {
  if (await isHeic(file)) {
    const jpeg = await heicToJpeg(file);
    return jpeg ? { file: jpeg } : NO_HEIC;
  }
  return (await isHevcFilm(file)) ? { file, note: HEVC_NOTE } : { file };
};

const warnOfLoss = (event: BeforeUnloadEvent) => event.preventDefault();

const NOTICE = 'uploads-refused';

/** The uploads of a portal's window, connected with its session, its connection and its notices. */
export const createUploads = ({ session, store, host, queries }: Portal): Uploads => {
  const speedometer = createSpeedometer();

  const onChange = (items: readonly UploadItem[]) => {
    const { sent, unfinished } = summarize(items);
    store.set(uploadItemsAtom, items);
    store.set(uploadSpeedAtom, unfinished === 0 ? undefined : speedometer.add(sent, Date.now()));
    // The browser asks whether to leave the page; in the console, its window does.
    if (unfinished > 0) window.addEventListener('beforeunload', warnOfLoss);
    else window.removeEventListener('beforeunload', warnOfLoss);
  };
  const sender = createLibrarySender(session, host);
  const queue = new LibraryUploads({
    sender,
    prepare: prepareFile,
    onChange,
  });

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
    store.set(interruptedUploadsAtom, []);
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
    add: async (files, base) => {
      if (files.length === 0) return undefined;
      host.hideNotice(NOTICE);
      const limits = await queries
        .ensureQueryData(store.get(mediaLimitsQueryAtom))
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
      const isChosenAgain = ({ name, folder, size }: UnfinishedUpload) =>
        placed.some(({ file, folder: to }) => file.name === name && file.size === size && to === folder);
      store.set(interruptedUploadsAtom, (before) => before.filter((each) => !isChosenAgain(each)));
      return batch;
    },
    forget: async (interrupted) => {
      store.set(interruptedUploadsAtom, (before) => before.filter(({ key }) => key !== interrupted.key));
      await sender.discard(interrupted.key);
    },
  };
};
