// Exports for both the site and the portal that use no styling library: the site styles with Panda CSS.
export { commonIconPaths, type IconPaths } from './common-icon-paths.ts';
export { hideNotice, type Notice, showNotice, toaster } from './notices.ts';
export { createQueryClient } from './query-client.ts';
export { SHOP_MARK_FIELD, shopMarkLines } from './shop-mark-lines.tsx';
