import { isUnfinished, type Queued, sentBytes, UnfinishedUploads } from '@jeweler/core/files';

/** What to do with a file whose name is taken. */
export type ClashAnswer = 'replace' | 'keep' | 'skip';

/** A file that was dropped, chosen or pasted, and the folder it goes to. */
export interface PickedFile {
  readonly file: File;
  /** Below the media folder; empty for itself. */
  readonly folder: string;
  /** It was chosen to take the place of the file of its name: nothing is asked. */
  readonly isReplacement?: boolean;
  /** Its computer could not hand it over: `file` is empty. */
  readonly isUnreadable?: boolean;
  /** What to do if its name is taken; undefined: that is asked. */
  readonly answer?: ClashAnswer;
}

export interface UploadInfo extends Omit<PickedFile, 'file'> {
  /** Gone when the upload is done: a converted picture is in memory. */
  readonly file?: File | undefined;
  readonly key: string;
  /** Files that were dropped, chosen or pasted together. */
  readonly batch: number;
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  /** What to know about the file, whether or not it arrives. */
  readonly note?: string;
  /** The library has this content: sent once more, it is stored all the same. */
  readonly isKnown?: boolean;
}

/** One file on its way into the media folder. */
export type UploadItem = Queued<UploadInfo>;

/** Those that have begun and are not over; a window that is opened later goes on with the same file as well. */
export const unfinishedUploads = new UnfinishedUploads('unfinished-uploads/', () => localStorage);

/** Identifies a file and where it goes to: the same one, chosen again, goes on where it was. */
export const uploadKey = (file: Pick<File, 'name' | 'size' | 'lastModified'>, folder: string): string =>
  [folder, file.name, file.size, file.lastModified].map(encodeURIComponent).join('/');

/** All uploads together. */
export const summarize = (items: readonly UploadItem[]) => {
  const counted = items.filter(({ phase }) => phase.state !== 'skipped' && phase.state !== 'failed');
  const count = (state: UploadItem['phase']['state']) =>
    items.filter(({ phase }) => phase.state === state).length;
  return {
    unfinished: items.filter(isUnfinished).length,
    done: count('done'),
    failed: count('failed'),
    asking: count('asking'),
    skipped: count('skipped'),
    paused: count('paused') > 0,
    /** Bytes that have left, and all bytes; of what is done or still to come. */
    sent: counted.reduce((sum, { phase, size }) => sum + sentBytes(phase, size), 0),
    total: counted.reduce((sum, { size }) => sum + size, 0),
  };
};

export type UploadProgress = ReturnType<typeof summarize>;
