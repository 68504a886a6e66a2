export { PortalScreens } from './app/admin-portal.tsx';
export { createPortal } from './app/create-portal.ts';
export { prefetchMediaList } from './screens/media/index.ts';
export { loadSignIn, SignInLayout, SignInPicture } from './screens/sign-in/index.ts';
export { applyColorScheme, colorChoice, followColorScheme } from './shared/color-scheme.ts';
export type {
  AdminHost,
  DownloadOutcome,
  FileDragging,
  HostCommand,
  HostPrinting,
  SavedFileActions,
  SessionStore,
} from './shared/host/admin-host.ts';
export type { HostLock } from './shared/host/host-lock.ts';
export type { HostNotifications } from './shared/host/host-notifications.ts';
export type { HostSettings } from './shared/host/host-settings.ts';
export { publicAddresses } from './shared/host/public-address.ts';
export { portalPaths, stripPersonalParams } from './shared/paths.ts';
export { Button } from './shared/ui/button.tsx';
export { Checkbox } from './shared/ui/checkbox.tsx';
export { Form } from './shared/ui/layout.ts';
export { NoticeArea } from './shared/ui/notice-area.tsx';
export { TextField } from './shared/ui/text-field.tsx';
export { PORTAL_TITLE } from './shared/window-title.ts';
