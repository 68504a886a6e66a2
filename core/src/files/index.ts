// What the portal and the page for phones do with a person's files before they send them.
export { hashFile } from './content-hash.ts';
export { heicToJpeg, isHeic } from './heic.ts';
