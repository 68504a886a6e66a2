// What the portal and the page for phones do with a person's files: read them, send them, go on with them.
export { hashFile } from './content-hash.ts';
export { heicToJpeg, isHeic } from './heic.ts';
export {
  discardUpload,
  outcomeOfFailure,
  type SendOptions,
  type SendOutcome,
  sendUpload,
} from './send-upload.ts';
export { type UnfinishedUpload, UnfinishedUploads } from './unfinished-uploads.ts';
export { type Interruption, isUnfinished, sentBytes, type UploadPhase } from './upload-phase.ts';
export { type Queued, UploadQueue } from './upload-queue.ts';
