export { MissingLine } from './missing-line.tsx';
