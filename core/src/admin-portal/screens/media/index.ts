export { NewFilesWatch } from './new-files-watch.tsx';
