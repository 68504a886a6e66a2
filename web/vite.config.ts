import { fileURLToPath } from 'node:url';
import pandacss from '@pandacss/dev/postcss';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { inLatin1 } from '../scripts/lib/in-latin1.mjs';

/** What pages with products have in common; zod and the schemas are not of it. */
const PRODUCTS = [
  '/@tanstack/',
  '/web/src/data/',
  '/web/src/features/products/',
  '/core/src/ui/query-client.',
  '/core/src/business/product-materials.',
  '/core/src/schemas/fields.',
  '/core/src/schemas/product-attributes.',
];
/** What most pages have in common. */
const PAGES = [
  '/web/src/components/',
  '/web/src/config/',
  '/web/src/content/',
  '/web/src/lib/head/',
  '/core/src/format/',
  '/core/src/schemas/service-attributes.',
  '/core/src/schemas/appointment-options.',
];
const SHARED = { minShareCount: 3, includeDependenciesRecursively: false };

const within =
  (...parts: readonly string[]) =>
  (id: string): boolean =>
    parts.some((part) => id.replaceAll('\\', '/').includes(part)) && !id.includes('/components/form/');

/**
 * What every page needs, in a few chunks instead of thirty: each group takes the modules it names and, unless several
 * pages share them, all that they import, except what an earlier group has taken. The entry is the only script that is
 * loaded with a page, so it must not import the others. A page then needs about 10 requests instead of 20.
 */
const groups = [
  { name: 'entry', test: /[\\/]web[\\/]src[\\/]entry\.ts$/ },
  { name: 'react', test: /[\\/]node_modules[\\/](?:react|react-dom|scheduler|react-router)[\\/]/ },
  { name: 'site', test: /[\\/]web[\\/]src[\\/]app[\\/]/ },
  // Apart from the schemas and zod, 32 kB, which the first call of the home page does without.
  { name: 'http', test: /[\\/]core[\\/]src[\\/]api[\\/]http-client\.ts$/ },
  { name: 'products', test: within(...PRODUCTS), ...SHARED },
  { name: 'pages', test: within(...PAGES), ...SHARED },
];

const COMPILED_AHEAD = new Set(['react', 'site']);
const FREE_OF_ZOD = new Set([...COMPILED_AHEAD, 'products', 'pages']);

/**
 * React and the frame of the page, nearly all of whose functions run while a page starts: Chrome compiles them while it
 * receives them, beside the main thread, which then has a tenth less to do. One value of the schemas in the frame would
 * bring all of them and zod, a third more for every page.
 */
const compiledAhead: Plugin = {
  name: 'compiled-ahead',
  generateBundle(_options, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type !== 'chunk' || !FREE_OF_ZOD.has(file.name)) continue;
      if (file.moduleIds.some((id) => id.includes('/zod/'))) this.error('What starts a page imports zod.');
      if (COMPILED_AHEAD.has(file.name)) file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
    }
  },
};

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [react(), isSsrBuild ? inLatin1 : compiledAhead],
  // In development, the process runs in another folder.
  css: { postcss: { plugins: [pandacss({ cwd: fileURLToPath(new URL('.', import.meta.url)) })] } },
  publicDir: 'public',
  build: {
    // `npm run build` sets a separate folder for each build.
    outDir: isSsrBuild ? 'dist/by-hand/server' : 'dist/by-hand/client',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    // Together with the portal's list they become licenses.txt.
    license: isSsrBuild ? false : { fileName: '.vite/licenses-site.json' },
    copyPublicDir: !isSsrBuild,
    target: 'es2022',
    // A data: URL in CSS or HTML would require a less strict content security policy.
    assetsInlineLimit: 0,
    // Browsers without modulepreload request modules when they are discovered.
    modulePreload: { polyfill: false },
    rolldownOptions: isSsrBuild ? {} : { input: 'src/entry.ts', output: { codeSplitting: { groups } } },
  },
  html: { cspNonce: '__CSP_NONCE__' },
  // One self-contained server bundle: React's production build, whatever NODE_ENV the server runs under.
  ssr: { noExternal: command === 'build' ? true : [/^@jeweler\//, /^@fontsource/] },
  define: command === 'build' ? { 'process.env.NODE_ENV': JSON.stringify('production') } : {},
}));
