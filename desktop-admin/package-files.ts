import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';
// Imported by path: this file is bundled into the configuration, and Node loads no TypeScript from packages.
import { consoleProgram, shop } from '../core/src/business/index.ts';
import { licenseText } from '../scripts/lib/license-text.mjs';
import manifest from './package.json' with { type: 'json' };

/** Where each part of the console writes the licences of its bundled libraries. */
export const LICENSE_LIST = '.vite/licenses.json';
const PARTS = ['main', 'preload', 'renderer'];

/** The package.json for Electron; it has no dependencies, because everything is bundled. */
const programManifest = {
  name: consoleProgram.command,
  productName: consoleProgram.name,
  version: manifest.version,
  description: `The staff portal of ${shop.name} on the shop's computer.`,
  author: { name: shop.name, email: shop.email },
  homepage: consoleProgram.homepage,
  // The application id of a desktop portal is a domain in reverse order.
  desktopName: `${consoleProgram.appId}.desktop`,
  type: 'module',
  main: 'main/index.js',
};

/**
 * Makes `outFolder` a complete program: adds its package.json and the licences of all bundled libraries. Has
 * to be used in the part that is built last, the renderer.
 */
export const packageFiles = (outFolder: string): Plugin => ({
  name: 'package-files',
  apply: 'build',
  async writeBundle() {
    const lists = PARTS.map((part) => path.join(outFolder, part, LICENSE_LIST));
    const licenses = await licenseText(`${consoleProgram.name} contains these libraries and fonts:`, lists);
    await Promise.all([
      writeFile(path.join(outFolder, 'package.json'), `${JSON.stringify(programManifest, null, 2)}\n`),
      writeFile(path.join(outFolder, 'LICENSES.txt'), licenses),
    ]);
  },
});
