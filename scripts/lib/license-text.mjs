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
 * libraries that it is the license of, and their copyright notices.
 * @param {string} heading
 * @param {readonly string[]} files
 * @param {readonly Library[]} [others] what no list names
 * @throws when a library has no license text: it must not be bundled
 */
export const licenseText = async (heading, files, others = []) => {
  const lists = await Promise.all(files.map(async (file) => JSON.parse(await readFile(file, 'utf8'))));
  const libraries = new Map([...lists.flat(), ...others].map((library) => [toName(library), library]));
  const byText = new Map();
  for (const [name, library] of [...libraries].sort(([a], [b]) => a.localeCompare(b))) {
    const missing = missingTexts[library.name];
    const { identifier, text = missing && (await readFile(missing, 'utf8')) } = library;
    if (text === undefined) throw new Error(`${name} comes without a license: it cannot be bundled.`);
    const [notice, body] = splitNotice(text);
    // Texts that only break their lines elsewhere are the same.
    const key = body.replaceAll(/\s+/g, ' ').trim();
    const same = byText.get(key) ?? { text: body, names: [], notices: [] };
    byText.set(key, {
      ...same,
      names: [...same.names, `${name} (${identifier ?? 'see below'})`],
      notices: notice ? [...same.notices, `${name}:\n${notice}\n`] : same.notices,
    });
  }
  const entries = [...byText.values()].map(({ text, names, notices }) =>
    [RULE, ...names, RULE, '', ...notices, text, ''].join('\n'),
  );
  return `${heading}\n\n${entries.join('\n')}`;
};

/** The copyright notice of a text, by which alone most of them differ, and what follows it. */
const splitNotice = (text) => {
  const start = text.indexOf('Permission is hereby granted');
  return start < 0 ? ['', text] : [text.slice(0, start).trim(), text.slice(start)];
};

const toName = ({ name, version }) => `${name} ${version}`;
