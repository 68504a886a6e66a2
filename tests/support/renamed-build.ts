import { cpSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const TEXT = /\.(?:html|js|css|json)$/;

/** URLs of the hashed assets in a build of the site. */
export const getAssets = (build: string): string[] =>
  readdirSync(path.join(build, 'client/assets'))
    .filter((name) => !/\.(?:br|gz)$/.test(name))
    .map((name) => `/assets/${name}`);

/**
 * A build of the site as produced by an update: every script of `build` has a different name, and all
 * references are updated. Nothing in it is compressed.
 */
export const renamedBuild = (build: string, suffix: string) => async (target: string) => {
  cpSync(build, target, { recursive: true, filter: (name) => !/\.(?:br|gz)$/.test(name) });
  const scripts = getAssets(build)
    .filter((address) => address.endsWith('.js'))
    .map((address) => path.basename(address));
  const renamed = (text: string) =>
    scripts.reduce((result, name) => result.replaceAll(name, name.replace(/\.js$/, `${suffix}.js`)), text);
  for (const entry of readdirSync(target, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    if (entry.isFile() && TEXT.test(entry.name)) {
      writeFileSync(file, renamed(readFileSync(file, 'utf8')));
      renameSync(file, path.join(entry.parentPath, renamed(entry.name)));
    }
  }
};
