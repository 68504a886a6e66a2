import react from '@vitejs/plugin-react';
import { defineConfig } from 'electron-vite';

const defineMode = (mode: string) => ({
  'process.env.NODE_ENV': JSON.stringify(mode === 'development' ? 'development' : 'production'),
});

/** Everything is bundled, so that the package needs no node_modules; `electron` alone comes with the program. */
export default defineConfig(({ mode }) => ({
  main: {
    build: {
      externalizeDeps: false,
      target: 'node20',
      rolldownOptions: { input: 'src/main/main.ts', output: { entryFileNames: 'index.js' } },
    },
  },
  preload: {
    build: {
      externalizeDeps: false,
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
    ],
    define: defineMode(mode),
    build: {
      target: 'es2022',
      // A data: URL would need more room in the content security policy.
      assetsInlineLimit: 0,
      minify: true,
      rolldownOptions: { input: 'src/renderer/index.html' },
    },
  },
}));
