import { defineConfig } from 'vite';

/**
 * The script of the page on a phone (`/phone/TOKEN`), built after the site and into the same folder. A separate
 * build, so that it shares nothing with the others: it has to be small.
 */
export default defineConfig({
  publicDir: false,
  build: {
    outDir: 'dist/by-hand/client',
    emptyOutDir: false,
    manifest: '.vite/manifest-phone.json',
    license: { fileName: '.vite/licenses-phone.json' },
    target: 'es2022',
    modulePreload: { polyfill: false },
    rolldownOptions: { input: 'src/phone/start.ts' },
  },
});
