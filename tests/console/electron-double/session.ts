import { protocol } from './app-server.ts';
import { net } from './net.ts';
import { KnownEmitter, strict } from './strict.ts';

type RequestHandler = (
  contents: unknown,
  permission: string,
  answer: (granted: boolean) => void,
  details: object,
) => void;
type CheckHandler = (contents: unknown, permission: string, origin: string, details: object) => boolean;

class Session extends KnownEmitter {
  readonly protocol = protocol;
  requestHandler: RequestHandler | null = null;
  checkHandler: CheckHandler | null = null;
  readonly webRequest = strict('session.webRequest', {
    onBeforeRequest: () => {},
    onBeforeSendHeaders: () => {},
    onHeadersReceived: () => {},
  });

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
  setUSBProtectedClassesHandler() {}
  setBluetoothPairingHandler() {}
  setDisplayMediaRequestHandler() {}
  setSpellCheckerEnabled() {}
  setSpellCheckerLanguages() {}
  setSpellCheckerDictionaryDownloadURL() {}
  setCertificateVerifyProc() {}
  fetch(...args: Parameters<typeof net.fetch>) {
    return net.fetch(...args);
  }
  clearStorageData() {
    return Promise.resolve();
  }
  clearCache() {
    return Promise.resolve();
  }
  clearAuthCache() {
    return Promise.resolve();
  }
  closeAllConnections() {
    return Promise.resolve();
  }
  setProxy() {
    return Promise.resolve();
  }
}

const defaultSession = strict('session.defaultSession', new Session());

/** Separate sessions, as used by libraries in the main process. */
const partitions = new Map<string, Session>();

const fromPartition = (name: string): Session => {
  const session = partitions.get(name) ?? strict(`session of ${name}`, new Session());
  partitions.set(name, session);
  return session;
};

export const session = strict('session', { defaultSession, fromPartition });

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
