import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** All files of a log folder as one text; empty when there are none yet. */
export const logText = (folder: string): string =>
  existsSync(folder)
    ? readdirSync(folder)
        .map((name) => readFileSync(path.join(folder, name), 'utf8'))
        .join('\n')
    : '';
