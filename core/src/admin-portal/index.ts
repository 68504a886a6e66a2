export { AdminPortal } from './admin-portal.tsx';
export { applyColorScheme, followColorScheme } from './color-scheme/color-scheme.ts';
export { Button } from './components/button.tsx';
export { Checkbox } from './components/checkbox.tsx';
export { Spinner } from './components/spinner.tsx';
export { TextField } from './components/text-field.tsx';
export { EntranceFrame, EntrancePicture } from './frame/entrance-frame.tsx';
export { PORTAL_TITLE } from './frame/portal-title.ts';
export type {
  AdminHost,
  FileDragging,
  HostCommand,
  Navigation,
  SessionStore,
  StoredSession,
} from './host/admin-host.ts';
export { createBrowserNavigation } from './host/browser-navigation.ts';
export { NoticeArea } from './notices/notice-area.tsx';
