export { GapsLine } from './today/gaps-line.tsx';
