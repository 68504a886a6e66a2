import { readFile } from 'node:fs/promises';

/**
 * An entry of the list of bundled libraries that Vite writes (`build.license`).
 * @typedef {{ name: string, version: string, identifier?: string, text?: string }} Library
 */

const RULE = '-'.repeat(80);

const mitLicense = (author) => `The MIT License (MIT)

Copyright (c) ${author}

Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated
documentation files (the "Software"), to deal in the Software without restriction, including without limitation
the rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and
to permit persons to whom the Software is furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of
the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO
THE WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE
AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF
CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS
IN THE SOFTWARE.`;

/** License texts of libraries that name their license in package.json but do not include its text. */
const missingTexts = { 'lazy-val': mitLicense('Vladimir Krivosheev') };

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
    const { identifier, text = missingTexts[library.name] } = library;
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
