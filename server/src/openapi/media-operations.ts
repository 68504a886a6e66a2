import {
  mediaCalls,
  mediaChangeCalls,
  phoneLinkCalls,
  requestPhotoCalls,
  uploadCalls,
} from '@jeweler/core/calls';
import { UPLOADS } from '@jeweler/core/schemas';
import { describe, type Operation } from './operation.ts';

const tus = {
  getVersion: 'The version and extensions of tus that are understood.',
  begin: 'tus: begins an upload; `Location` is its address.',
  getOffset: 'tus: how much has been received, `Upload-Offset`; and what became of it, `Upload-Outcome`.',
  send: 'tus: sends bytes. The last ones are answered when the file has its place: `Upload-Path`.',
  end: 'tus: ends an upload and removes what was sent.',
} as const;

const describeUploads = (path: `/api/${string}`): Operation[] =>
  describe(uploadCalls(path), {
    ...tus,
    getUpload: 'How far an upload is, or what became of it.',
    decideUpload: 'Says what to do with an upload whose name is taken, or that could not be stored.',
  });

export const mediaOperations: readonly Operation[] = [
  ...describe(mediaCalls, {
    listMedia: 'Every file of the media folder, by path.',
    getMediaUsage: 'Where the site shows which file, and which of these files are missing.',
    getMediaSizes: 'Width and height of pictures.',
    requestDownload: 'The address of one file, or of an archive of several.',
    getMediaLimits: 'Whether the media folder may be written, and what may be uploaded; sizes in bytes.',
  }),
  ...describe(phoneLinkCalls, {
    createPhoneLink:
      'A link for a phone, which sends photos into one folder without signing in; ends the earlier one.',
    aimPhoneLink: 'Turns a link that a phone has open to another folder or piece.',
    getPhoneLink: 'The caller’s link, and what has arrived by it.',
    revokePhoneLink: 'Ends it.',
    openPhoneLink: 'What a link is good for; the first call gives it its hour.',
  }),
  ...describeUploads(UPLOADS),
  ...describeUploads('/api/phone-uploads/:token'),
  ...describe(requestPhotoCalls, {
    openRequestPhotos: 'What a visitor’s link for photos is good for, and what has arrived by it.',
    ...tus,
  }),
  ...describe(mediaChangeCalls, {
    cleanMedia: 'Removes location, serial numbers and other private metadata from files.',
    makeMediaFolder: 'Makes a folder.',
    renameMedia: 'Renames a file, a folder, or several files by a pattern; the catalogue follows.',
    moveMedia: 'Moves files and folders into a folder; the catalogue follows.',
    deleteMedia: 'Moves files and folders into the bin; what is in use only once that is confirmed.',
    listMediaBin: 'What was deleted or replaced in the last 30 days.',
    undeleteMedia: 'Puts it back, under another name if its own is taken.',
  }),
];
