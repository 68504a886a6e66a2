// What site and portal share without a styling library: the site styles with Panda CSS, the portal with Chakra.
export { commonIconPaths, type IconPaths } from './common-icon-paths.ts';
export { hideNotice, hideNotices, type Notice, showNotice, toaster } from './notices.ts';
export { createQueryClient } from './query-client.ts';
export { SHOP_MARK_FIELD, shopMarkLines } from './shop-mark-lines.tsx';
