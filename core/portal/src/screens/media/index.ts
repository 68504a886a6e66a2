export { MediaChooser } from './choosing/media-chooser.tsx';
export { prefetchMediaList } from './files/media-list.ts';
export { NewFilesWatch } from './new-files-watch.tsx';
