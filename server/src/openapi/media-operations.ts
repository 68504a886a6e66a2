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
  begin: ['tus: begins an upload; `Location` is its address.', [400, 404, 409, 413, 415, 429, 503, 507]],
  getOffset: [
    'tus: how much has been received, `Upload-Offset`; and what became of it, `Upload-Outcome`.',
    [410, 423, 503],
  ],
  send: [
    'tus: sends bytes. The last ones are answered when the file has its place: `Upload-Path`.',
    [400, 409, 410, 413, 415, 423, 429, 503, 507],
  ],
  end: 'tus: ends an upload and removes what was sent.',
} as const;

const describeUploads = (path: `/api/${string}`): Operation[] =>
  describe(uploadCalls(path), {
    ...tus,
    getUpload: ['How far an upload is, or what became of it.', [503]],
    decideUpload: [
      'Says what to do with an upload whose name is taken, or that could not be stored.',
      [409, 503, 507],
    ],
  });

export const mediaOperations: readonly Operation[] = [
  ...describe(mediaCalls, {
    listMedia: 'Every file of the media folder, by path.',
    getMediaUsage: 'Where the site shows which file, and which of these files are missing.',
    getMediaSizes: ['Width and height of pictures.', [503]],
    requestDownload: ['The address of one file, or of an archive of several.', [404]],
    getMediaLimits: 'Whether the media folder may be written, and what may be uploaded; sizes in bytes.',
  }),
  ...describe(phoneLinkCalls, {
    createPhoneLink: [
      'A link for a phone, which sends photos into one folder without signing in; ends the earlier one.',
      [404],
    ],
    aimPhoneLink: ['Turns a link that a phone has open to another folder or piece.', [404]],
    getPhoneLink: 'The caller’s link, and what has arrived by it.',
    revokePhoneLink: 'Ends it.',
    openPhoneLink: ['What a link is good for; the first call gives it its hour.', [429]],
  }),
  ...describeUploads(UPLOADS),
  ...describeUploads('/api/phone-uploads/:token'),
  ...describe(requestPhotoCalls, {
    openRequestPhotos: ['What a visitor’s link for photos is good for, and what has arrived by it.', [429]],
    ...tus,
  }),
  ...describe(mediaChangeCalls, {
    cleanMedia: ['Removes location, serial numbers and other private metadata from files.', [404, 503]],
    makeMediaFolder: ['Makes a folder.', [404, 409, 503]],
    renameMedia: [
      'Renames a file, a folder, or several files by a pattern; the catalogue follows.',
      [404, 409, 503],
    ],
    moveMedia: ['Moves files and folders into a folder; the catalogue follows.', [404, 409, 503]],
    deleteMedia: [
      'Moves files and folders into the bin; what is in use only once that is confirmed.',
      [404, 409, 503],
    ],
    listMediaBin: ['What was deleted or replaced in the last 30 days.', [404, 503]],
    undeleteMedia: ['Puts it back, under another name if its own is taken.', [404, 409, 503]],
  }),
];
