export { prefetchMediaList } from './files/media-list.ts';
export { NewFilesWatch } from './new-files-watch.tsx';
