import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';
// Imported by path: this file is bundled into the configuration, and Node loads no TypeScript from packages.
import { consoleProgram, shop } from '../core/src/business/index.ts';
import manifest from './package.json' with { type: 'json' };

/** One entry of the licence list that Vite writes beside its output. */
interface BundledLibrary {
  name: string;
  version: string;
  identifier?: string;
  text?: string;
}

/** Where each part of the console writes the licences of its bundled libraries. */
export const LICENSE_LIST = '.vite/licenses.json';
const PARTS = ['main', 'preload', 'renderer'];
const RULE = '-'.repeat(80);

/** The package.json for Electron; it has no dependencies, because everything is bundled. */
const programManifest = {
  name: consoleProgram.command,
  productName: consoleProgram.name,
  version: manifest.version,
  description: `The staff portal of ${shop.name} on the shop's computer.`,
  author: { name: shop.name, email: shop.email },
  homepage: consoleProgram.homepage,
  desktopName: `${consoleProgram.command}.desktop`,
  type: 'module',
  main: 'main/index.js',
};

const mitLicense = (author: string): string => `The MIT License (MIT)

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

/** Licence texts of libraries that name their licence in package.json but do not include its text. */
const missingTexts: Readonly<Record<string, string>> = { 'lazy-val': mitLicense('Vladimir Krivosheev') };

const licenseText = (libraries: readonly BundledLibrary[]): string => {
  const entries = libraries.map(({ name, version, identifier, text = missingTexts[name] }) => {
    if (text === undefined) throw new Error(`${name} ${version} carries no licence: it cannot be bundled.`);
    return [RULE, `${name} ${version} (${identifier ?? 'see below'})`, RULE, '', text, ''].join('\n');
  });
  return `${consoleProgram.name} contains these libraries and fonts:\n\n${entries.join('\n')}`;
};

const readLibraries = async (outFolder: string): Promise<BundledLibrary[]> => {
  const lists = await Promise.all(
    PARTS.map(async (part): Promise<BundledLibrary[]> => {
      return JSON.parse(await readFile(path.join(outFolder, part, LICENSE_LIST), 'utf8'));
    }),
  );
  const byName = new Map(lists.flat().map((library) => [`${library.name} ${library.version}`, library]));
  return [...byName].sort(([a], [b]) => a.localeCompare(b)).map(([, library]) => library);
};

/**
 * Makes `outFolder` a complete program: adds its package.json and the licences of all bundled libraries. Has
 * to be used in the part that is built last, the renderer.
 */
export const packageFiles = (outFolder: string): Plugin => ({
  name: 'package-files',
  apply: 'build',
  async writeBundle() {
    const libraries = await readLibraries(outFolder);
    await Promise.all([
      writeFile(path.join(outFolder, 'package.json'), `${JSON.stringify(programManifest, null, 2)}\n`),
      writeFile(path.join(outFolder, 'LICENSES.txt'), licenseText(libraries)),
    ]);
  },
});
