import type Electron from 'electron';
import type { PartialDoubleOf } from './double-of.ts';
import { KnownEmitter, strict } from './strict.ts';

type RequestHandler = (
  contents: unknown,
  permission: string,
  answer: (granted: boolean) => void,
  details: object,
) => void;
type CheckHandler = (contents: unknown, permission: string, origin: string, details: object) => boolean;

class Session extends KnownEmitter implements PartialDoubleOf<Electron.Session> {
  requestHandler: RequestHandler | null = null;
  checkHandler: CheckHandler | null = null;

  constructor() {
    super('Session');
  }
  setPermissionRequestHandler(handler: RequestHandler | null) {
    this.requestHandler = handler;
  }
  setPermissionCheckHandler(handler: CheckHandler | null) {
    this.checkHandler = handler;
  }
  setDevicePermissionHandler() {}
  setSpellCheckerEnabled() {}
  setSpellCheckerLanguages() {}
  setSpellCheckerDictionaryDownloadURL() {}
}

const defaultSession = strict('session.defaultSession', new Session());

/** The updater has a session of its own, of which it uses nothing but its name. */
export const session = strict('session', {
  defaultSession,
  fromPartition: () => ({}),
} satisfies PartialDoubleOf<typeof Electron.session>);

/** Electron's names for the permissions of `navigator.permissions`; it supports no others. */
const permissionNames: Readonly<Record<string, string>> = {
  geolocation: 'geolocation',
  notifications: 'notifications',
  camera: 'media',
  microphone: 'media',
  midi: 'midi',
  'clipboard-read': 'clipboard-read',
};

/**
 * Results for a page that requests a permission, and for one that checks it. Electron grants permissions for
 * which there is no handler.
 */
export const getPermissions = async (name: string, contents: unknown) => {
  const permission = permissionNames[name];
  if (permission === undefined) throw new TypeError(`'${name}' is not a valid value of PermissionName.`);
  const details = { requestingUrl: 'app://console/', isMainFrame: true };
  const { requestHandler, checkHandler } = defaultSession;
  const requested = await new Promise<boolean>((resolve) => {
    if (requestHandler) requestHandler(contents, permission, resolve, details);
    else resolve(true);
  });
  return { requested, checked: checkHandler?.(contents, permission, 'app://console', details) ?? true };
};
