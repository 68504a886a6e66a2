// Imported on demand only, as the screen is: all of it brings code of the library.
export { mediaListAtom } from './files/media-list.ts';
export { NewFilesWatch } from './new-files-watch.tsx';
