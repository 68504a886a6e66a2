export { kindLabels } from './labels.ts';
export { MissingLine } from './missing-line.tsx';
