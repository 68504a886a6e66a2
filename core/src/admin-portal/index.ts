export { AdminPortal } from './admin-portal.tsx';
export { applyColorScheme } from './color-scheme/color-scheme.ts';
export type { AdminHost, Navigation, SessionStore, StoredSession } from './host/admin-host.ts';
export { NoticeArea } from './notices/notice-area.tsx';
