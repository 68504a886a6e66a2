import { readFile } from 'node:fs/promises';
import { inRoot } from './paths.mjs';

/**
 * An entry of the list of bundled libraries that Vite writes (`build.license`).
 * @typedef {{ name: string, version: string, identifier?: string, text?: string }} Library
 */

const RULE = '-'.repeat(80);

/** Files with the license texts of libraries that name their license in package.json but do not include its text. */
const missingTexts = { 'lazy-val': inRoot('scripts/lib/lazy-val-license.txt') };

/**
 * The licenses of all libraries in several of Vite's lists, with a heading: each text once, below the names of all
 * libraries that it is the license of.
 * @param {string} heading
 * @param {readonly string[]} files
 * @param {readonly Library[]} [others] what no list names
 * @throws when a library has no license text: it must not be bundled
 */
export const licenseText = async (heading, files, others = []) => {
  const lists = await Promise.all(files.map(async (file) => JSON.parse(await readFile(file, 'utf8'))));
  const libraries = new Map([...lists.flat(), ...others].map((library) => [toName(library), library]));
  const namesByText = new Map();
  for (const [name, library] of [...libraries].sort(([a], [b]) => a.localeCompare(b))) {
    const missing = missingTexts[library.name];
    const { identifier, text = missing && (await readFile(missing, 'utf8')) } = library;
    if (text === undefined) throw new Error(`${name} comes without a license: it cannot be bundled.`);
    // Texts that only break their lines elsewhere are the same.
    const key = text.replaceAll(/\s+/g, ' ').trim();
    const same = namesByText.get(key) ?? { text, names: [] };
    namesByText.set(key, { text, names: [...same.names, `${name} (${identifier ?? 'see below'})`] });
  }
  const entries = [...namesByText.values()].map(({ text, names }) =>
    [RULE, ...names, RULE, '', text, ''].join('\n'),
  );
  return `${heading}\n\n${entries.join('\n')}`;
};

const toName = ({ name, version }) => `${name} ${version}`;
