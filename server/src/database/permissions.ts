import {
  accessSync,
  chmodSync,
  chownSync,
  closeSync,
  constants,
  mkdirSync,
  openSync,
  readdirSync,
  statSync,
} from 'node:fs';
import path from 'node:path';
import { OperatorError } from '../errors.ts';

/** The files hold names and addresses of visitors, so only the server's own user may read them. */
const FOLDER_MODE = 0o700;
const FILE_MODE = 0o600;
const OTHERS = 0o077;
/** What the server itself puts into the folder, and what systems do; with anything else in it, others use it too. */
const OURS =
  /^(?:jeweler\..+|images|desktop|backup-(?:prepared|rehearsal)|first-admin-password\.txt|second-factor\.key|lost\+found|\..+)$/;
const STICKY = 0o1000;
/** Windows has no modes: a folder inherits its access rights. */
const hasModes = process.platform !== 'win32';

/**
 * Creates the folder if it is missing, and closes it to other users of the computer. Returns a warning when
 * that is not possible: a file system without modes, or a folder owned by somebody else.
 */
const ensurePrivateFolder = (folder: string): string | undefined => {
  mkdirSync(folder, { recursive: true, mode: FOLDER_MODE });
  const isOpen = () => hasModes && (statSync(folder).mode & OTHERS) !== 0;
  if (!isOpen()) return undefined;
  let reason = 'the file system does not support permissions';
  const other = readdirSync(folder).find((name) => !OURS.test(name));
  // We must not change the mode of a folder that others use, such as /tmp or /srv.
  if (statSync(folder).mode & STICKY) reason = 'it is shared by everybody';
  else if (other !== undefined) reason = `it also holds “${other}”, so choose a folder of its own`;
  else {
    try {
      chmodSync(folder, FOLDER_MODE);
    } catch (error) {
      reason = (error as Error).message;
    }
  }
  if (!isOpen()) return undefined;
  return `Other users of this computer may be able to read ${folder}, and its permissions are not changed: ${reason}.`;
};

/**
 * Closes a file to other users, where there are modes; a missing one is ignored. When run as root, the file
 * is given to the owner of the folder, so that `sudo npm run ...` leaves nothing that the server cannot open.
 */
export const makePrivate = (file: string): void => {
  const stats = hasModes ? statSync(file, { throwIfNoEntry: false }) : undefined;
  if (!stats) return;
  try {
    if (stats.mode & OTHERS) chmodSync(file, FILE_MODE);
    const { uid, gid } = statSync(path.dirname(file));
    if (process.getuid?.() === 0 && stats.uid !== uid) chownSync(file, uid, gid);
  } catch {
    // The warning about the folder has already reported it.
  }
};

/**
 * Creates an empty private file. An existing one is never opened here: closing it would drop SQLite's locks
 * on it.
 */
export const createPrivateFile = (file: string): void => {
  try {
    closeSync(openSync(file, 'wx', FILE_MODE));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  makePrivate(file);
};

/**
 * Creates DATA_DIR when it is missing and closes it to other users. Throws OperatorError when it is not
 * writable.
 */
export const prepareDataFolder = (dataDir: string, report: (line: string) => void): void => {
  try {
    const warning = ensurePrivateFolder(dataDir);
    if (warning) report(`Warning: ${warning}`);
    accessSync(dataDir, constants.W_OK);
  } catch (error) {
    throw new OperatorError(`DATA_DIR ${dataDir} cannot be written: ${(error as Error).message}`);
  }
};
