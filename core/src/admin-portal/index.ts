export { AdminPortal, PortalScreens } from './admin-portal.tsx';
export { colorChoice, followColorScheme } from './color-scheme/color-scheme.ts';
export { Button } from './components/button.tsx';
export { Checkbox } from './components/checkbox.tsx';
export { Spinner } from './components/spinner.tsx';
export { TextField } from './components/text-field.tsx';
export { EntranceFrame, EntrancePicture } from './frame/entrance-frame.tsx';
export { PORTAL_TITLE } from './frame/window-title.ts';
export type {
  AdminHost,
  DownloadOutcome,
  FileDragging,
  HostCommand,
  SessionStore,
  StoredSession,
} from './host/admin-host.ts';
export { type HostLock, type LockMinutes, type LockState, lockMinutes } from './host/host-lock.ts';
export type { HostNotifications } from './host/host-notifications.ts';
export { NoticeArea } from './notices/notice-area.tsx';
export { createPortal } from './portal/create-portal.ts';
export { preloadLibrary } from './routing/library-screen.ts';
export { placeToKeep, portalPaths } from './routing/portal-paths.ts';
