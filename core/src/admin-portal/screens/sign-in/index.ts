export { EntranceFrame, EntrancePicture } from './entrance-frame.tsx';
