import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** All files of a folder of logs as one text; empty where there is none yet. */
export const logText = (folder: string): string =>
  existsSync(folder)
    ? readdirSync(folder)
        .map((name) => readFileSync(path.join(folder, name), 'utf8'))
        .join('\n')
    : '';
