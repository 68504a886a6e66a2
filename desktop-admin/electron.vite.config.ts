import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'electron-vite';
import type { Plugin } from 'vite';
import { LICENSE_LIST, packageFiles } from './package-files.ts';

/** Each part lists the libraries it bundles; the package contains the licences of all of them. */
const license = { fileName: LICENSE_LIST };

const defineMode = (mode: string) => ({
  'process.env.NODE_ENV': JSON.stringify(mode === 'development' ? 'development' : 'production'),
});

const build = new URL('build/', import.meta.url);

/**
 * Emits the program's own images beside main with unhashed names, so that Electron finds the high-density
 * variants (`@2x`).
 */
const programIcons: Plugin = {
  name: 'program-icons',
  generateBundle() {
    const small = ['tray', 'overlay'].flatMap((folder) =>
      readdirSync(new URL(`${folder}/`, build)).map((name) => [name, `${folder}/${name}`] as const),
    );
    for (const [name, from] of [['icon.png', 'icons/256x256.png'] as const, ...small]) {
      this.emitFile({ type: 'asset', fileName: `icons/${name}`, source: readFileSync(new URL(from, build)) });
    }
  },
};

/** Everything is bundled, so that the package needs no node_modules; only `electron` is external. */
export default defineConfig(({ mode }) => ({
  main: {
    plugins: [programIcons],
    build: {
      externalizeDeps: false,
      license,
      target: 'node24',
      rolldownOptions: {
        input: 'src/main/main.ts',
        // The names of functions stay, for the log and for libraries that read them.
        output: { entryFileNames: 'index.js', minify: { compress: true, mangle: { keepNames: true } } },
      },
    },
  },
  preload: {
    build: {
      externalizeDeps: false,
      license,
      rolldownOptions: {
        input: 'src/preload/preload.ts',
        // Sandboxed preload scripts have to be CommonJS.
        output: { format: 'cjs', entryFileNames: 'index.cjs' },
      },
    },
  },
  renderer: {
    root: 'src/renderer',
    plugins: [
      react(),
      {
        // The window is loaded at any of the portal's routes; electron-vite makes the base relative.
        name: 'absolute-base',
        config: (config) => {
          config.base = '/';
        },
      },
      packageFiles(fileURLToPath(new URL('out', import.meta.url))),
    ],
    define: defineMode(mode),
    build: {
      license,
      target: 'chrome152',
      // data: URLs would require a looser Content Security Policy.
      assetsInlineLimit: 0,
      minify: true,
      rolldownOptions: {
        input: 'src/renderer/index.html',
        // What all screens use, with the schemas it needs, in one file: small ones cost more than their code.
        output: {
          codeSplitting: { groups: [{ name: 'common', test: /[\\/]core[\\/]src[\\/]format[\\/]/ }] },
        },
      },
    },
  },
}));
