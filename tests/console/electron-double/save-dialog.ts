import { isAbsolute } from 'node:path';
import { app } from './app.ts';
import type { Window } from './browser-window.ts';
import { refuse } from './strict.ts';

interface FileFilter {
  readonly name: string;
  readonly extensions: string[];
}

interface SaveOptions {
  readonly title?: string;
  readonly defaultPath?: string;
  readonly buttonLabel?: string;
  readonly filters?: FileFilter[];
  readonly message?: string;
  readonly nameFieldLabel?: string;
  readonly showsTagField?: boolean;
  readonly properties?: string[];
  readonly securityScopedBookmarks?: boolean;
}

const KNOWN = new Set<string>([
  'title',
  'defaultPath',
  'buttonLabel',
  'filters',
  'message',
  'nameFieldLabel',
  'showsTagField',
  'properties',
  'securityScopedBookmarks',
] satisfies (keyof SaveOptions)[]);

const PROPERTIES = new Set([
  'showHiddenFiles',
  'createDirectory',
  'treatPackageAsDirectory',
  'showOverwriteConfirmation',
  'dontAddToRecent',
]);

/** Paths proposed by dialogs, and paths that the user will choose; null for Cancel. */
export const proposals: string[] = [];
export const savePaths: (string | null)[] = [];

/** Checks what Electron checks itself, and what its documentation requires. */
const check = (options: SaveOptions) => {
  const { title = '', defaultPath = '', buttonLabel = '', filters = [], properties = [] } = options;
  for (const key of Object.keys(options)) if (!KNOWN.has(key)) refuse(`the option ${key} of showSaveDialog`);
  for (const text of [title, defaultPath, buttonLabel])
    if (typeof text !== 'string') throw new TypeError(`${String(text)} must be a string`);
  for (const property of properties)
    if (!PROPERTIES.has(property)) refuse(`the property ${property} of showSaveDialog`);
  for (const { name, extensions } of filters) {
    if (typeof name !== 'string' || !Array.isArray(extensions)) throw new TypeError('A filter is malformed');
    // The documentation requires extensions without wildcards and dots.
    if (extensions.some((each) => each !== '*' && /^\.|\*/.test(each))) refuse(`filters like ${extensions}`);
  }
};

/** Returns what the test has queued; a dialog of a hidden window is never answered. */
export const showSaveDialog = async (...args: [SaveOptions] | [Window, SaveOptions]) => {
  if (!app.isReady()) throw new Error('dialog module can only be used after app is ready');
  const [window, options] = args.length === 2 ? args : [undefined, args[0]];
  check(options);
  if (window && (!window.isVisible() || window.isMinimized())) return new Promise<never>(() => {});
  proposals.push(options.defaultPath ?? '');
  const path = savePaths.shift();
  if (path === undefined) throw new Error(`Nobody has said where to save ${options.defaultPath}.`);
  if (path !== null && !isAbsolute(path)) throw new Error('A dialog gives whole paths.');
  return { canceled: path === null, filePath: path ?? '' };
};
