import type Electron from 'electron';
import { protocol } from './app-server.ts';
import { computer } from './computer.ts';
import type { DoubleOf, PartialDoubleOf } from './double-of.ts';
import { net } from './net.ts';
import { KnownEmitter, strict } from './strict.ts';

/** The spell checker, which knows of one mistake. */
export const spelling = {
  isEnabled: true,
  languages: ['en-US'],
  folder: 'https://redirector.gvt1.com/edgedl/chrome/dict/',
  downloads: [] as string[],
  /** Words that the user has added. */
  words: [] as string[],
};
const MISTAKE = { word: 'jewelery', suggestions: ['jewelry', 'jewelers'] };

export const checkSpelling = (word: string) =>
  spelling.isEnabled && word === MISTAKE.word && !spelling.words.includes(word)
    ? { misspelledWord: word, dictionarySuggestions: MISTAKE.suggestions }
    : { misspelledWord: '', dictionarySuggestions: [] };

type RequestHandler = (
  contents: unknown,
  permission: string,
  answer: (granted: boolean) => void,
  details: object,
) => void;
type CheckHandler = (contents: unknown, permission: string, origin: string, details: object) => boolean;

class Session
  extends KnownEmitter
  implements
    DoubleOf<
      Electron.Session,
      | 'protocol'
      | 'webRequest'
      | 'setPermissionRequestHandler'
      | 'setPermissionCheckHandler'
      | 'setDevicePermissionHandler'
      | 'setUSBProtectedClassesHandler'
      | 'setBluetoothPairingHandler'
      | 'setDisplayMediaRequestHandler'
      | 'setSpellCheckerEnabled'
      | 'setSpellCheckerLanguages'
      | 'setSpellCheckerDictionaryDownloadURL'
      | 'addWordToSpellCheckerDictionary'
      | 'setCertificateVerifyProc'
      | 'fetch'
      | 'clearStorageData'
      | 'clearCache'
      | 'clearAuthCache'
      | 'closeAllConnections'
      | 'setProxy'
    >
{
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
  setSpellCheckerEnabled(on: boolean) {
    spelling.isEnabled = on;
  }
  setSpellCheckerLanguages(languages: readonly string[]) {
    spelling.languages = [...languages];
    // What Chromium downloads now, from Google if it has not been told where.
    if (spelling.isEnabled && computer().platform !== 'darwin')
      for (const language of languages)
        spelling.downloads.push(`${spelling.folder}${language.toLowerCase()}-10-1.bdic`);
  }
  setSpellCheckerDictionaryDownloadURL(url: string) {
    if (!url.endsWith('/')) throw new Error('The address of the dictionaries ends with a slash.');
    spelling.folder = url;
  }
  addWordToSpellCheckerDictionary(word: string) {
    spelling.words.push(word);
    return true;
  }
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

export const session = strict('session', { defaultSession, fromPartition } satisfies PartialDoubleOf<
  typeof Electron.session
>);

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
