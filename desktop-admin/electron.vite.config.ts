import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'electron-vite';
import type { Plugin } from 'vite';
import { LICENSE_LIST, packageFiles } from './package-files.ts';

/** Each part tells what it bundles; the package carries the licences of it all. */
const license = { fileName: LICENSE_LIST };

const defineMode = (mode: string) => ({
  'process.env.NODE_ENV': JSON.stringify(mode === 'development' ? 'development' : 'production'),
});

const build = new URL('build/', import.meta.url);

/**
 * Lays the program's own pictures beside main under their plain names, by which Electron finds the
 * drawings for finer screens (`@2x`).
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

/** Everything is bundled, so that the package needs no node_modules; `electron` alone comes with the program. */
export default defineConfig(({ mode }) => ({
  main: {
    plugins: [programIcons],
    build: {
      externalizeDeps: false,
      license,
      target: 'node20',
      rolldownOptions: { input: 'src/main/main.ts', output: { entryFileNames: 'index.js' } },
    },
  },
  preload: {
    build: {
      externalizeDeps: false,
      license,
      rolldownOptions: {
        input: 'src/preload/preload.ts',
        // A sandboxed preload script is CommonJS.
        output: { format: 'cjs', entryFileNames: 'index.cjs' },
      },
    },
  },
  renderer: {
    root: 'src/renderer',
    plugins: [
      react(),
      {
        // The window is loaded at any of the portal's places; electron-vite makes the base relative.
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
      target: 'es2022',
      // A data: URL would need more room in the content security policy.
      assetsInlineLimit: 0,
      minify: true,
      rolldownOptions: { input: 'src/renderer/index.html' },
    },
  },
}));
