import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';
// By path: this file is bundled into the configuration, and Node reads no TypeScript out of packages.
import { consoleProgram, shop } from '../core/src/business/index.ts';
import manifest from './package.json' with { type: 'json' };

/** One entry of the list of licences that vite writes beside what it builds. */
interface BundledLibrary {
  name: string;
  version: string;
  identifier?: string;
  text?: string;
}

/** Where each part of the console leaves the licences of the libraries it bundles. */
export const LICENSE_LIST = '.vite/licenses.json';
const PARTS = ['main', 'preload', 'renderer'];
const RULE = '-'.repeat(80);

/** All that Electron needs to know of the program; nothing is installed, because everything is bundled. */
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

const licenseText = (libraries: readonly BundledLibrary[]): string => {
  const entries = libraries.map(({ name, version, identifier, text }) => {
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
 * Makes `outFolder` a whole program: its package.json and the licences of all it bundles. Belongs to
 * the part that is built last, which is the renderer.
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
