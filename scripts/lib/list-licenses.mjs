import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { licenseText } from './license-text.mjs';
import { inRoot } from './paths.mjs';

/** Written by the three builds for browsers (`build.license`). */
const LISTS = ['.vite/licenses-site.json', '.vite/licenses-portal.json', '.vite/licenses-phone.json'];

/** Panda's code is not imported from its package: it is generated into web/styled-system. */
const panda = async () => {
  const folder = inRoot('node_modules/@pandacss/dev');
  const [manifest, text] = await Promise.all([
    readFile(path.join(folder, 'package.json'), 'utf8'),
    readFile(path.join(folder, 'LICENSE.md'), 'utf8'),
  ]);
  const { name, version, license } = JSON.parse(manifest);
  return { name, version, identifier: license, text };
};

/** Sent to consoles, for their spell checker. */
const dictionary = async () => {
  const text = await readFile(inRoot('server/dictionaries/LICENSE.txt'), 'utf8');
  return { name: 'SCOWL', version: '2020.12.07', text };
};

/** Writes `licenses.txt` into the client build: everything that site and portal send to browsers and consoles. */
export const listLicenses = async (client) => {
  const heading =
    'This website, and the staff portal that belongs to it, contain these libraries, fonts and dictionaries:';
  const files = LISTS.map((list) => path.join(client, list));
  await writeFile(
    path.join(client, 'licenses.txt'),
    await licenseText(heading, files, [await panda(), await dictionary()]),
  );
};
