import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** Renders the first view into the portal's page with the bundle in `folder`, and then deletes the bundle. */
export const prerenderPortal = async (folder, page) => {
  const { prerender } = await import(pathToFileURL(path.join(folder, 'prerender.js')).href);
  await writeFile(page, await prerender(await readFile(page, 'utf8')));
  await rm(folder, { recursive: true });
};
