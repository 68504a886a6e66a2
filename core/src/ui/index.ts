export { commonIconPaths, type IconPaths } from './common-icon-paths.ts';
export { createIcon } from './create-icon.tsx';
export { isTextField } from './is-text-field.ts';
export { LineDrawing } from './line-drawing.tsx';
export { hideNotice, hideNotices, type Notice, showNotice, toaster } from './notices.ts';
export { createQueryClient } from './query-client.ts';
export { ShopMark } from './shop-mark.tsx';
export { VisuallyHidden } from './visually-hidden.tsx';
