import { join } from 'node:path';
import type { Handler } from 'express';
import { sendFile } from '../../http/send-file.ts';
import { projectRoot } from '../../project-root.ts';

const FILE = join(projectRoot, 'server/dictionaries/en-us.bdic');

/** The dictionary's address, with the version that the console's Chromium asks for: `en-us-10-1.bdic`. */
export const DICTIONARY = /^\/desktop\/dictionaries\/en-us(?:-\d+)*\.bdic$/i;

/** `GET /desktop/dictionaries/en-us-<version>.bdic`: the words of American English, for consoles. */
export const sendDictionary: Handler = (_request, response) =>
  sendFile(response, FILE, {
    headers: { 'Content-Type': 'application/octet-stream', 'Cache-Control': 'no-cache' },
  });
