import path from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * The repository's folder, wherever the process was started from. Sources and built files both stand
 * two folders below it (`server/src`, `server/dist`).
 */
export const projectRoot = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
