import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

// react-router publishes its build without development warnings, but no export leads to it.
const productionRouter = fileURLToPath(
  new URL('../production/index.mjs', import.meta.resolve('react-router')),
);

/**
 * What every page needs, in few chunks instead of thirty: fewer requests, one dictionary each for
 * compression, and short tasks to run them. The entry itself must reach
 * none of them statically, hence `start`. `http` keeps the first call of the home page apart from zod.
 */
const everyPage = {
  start: [/vite\/preload-helper/],
  react: [/node_modules\/(?:react|react-dom|scheduler)\//, /\/web\/src\/app\/react\.ts$/],
  styles: [
    /node_modules\/(?:stylis|react-is|hoist-non-react-statics|@emotion\/|@pandacss\/is-valid-prop)/,
    /node_modules\/@chakra-ui\/react\/dist\/esm\/(?:styled-system|utils)\//,
    /\/core\/src\/theme\/|\/web\/src\/app\/look\.ts$/,
  ],
  http: [/node_modules\/ky\//, /\/core\/src\/api\/(?:api-error|http-client)\.ts$/],
  site: [
    /node_modules\/react-router\//,
    /\/core\/src\/ui\/(?:common-icon-paths|create-icon|retry-boundary|shop-mark|visually-hidden)\.tsx?$/,
    /\/core\/src\/business\/(?:shop|shop-time|categories|category-links|navigation|pictures)\.ts$/,
    /\/web\/src\/app\/(?!entry-client|look|react|next-task|page-shown|page-modules)/,
    /\/web\/src\/components\/(?:actions|brand|head|icon|layout|lazy|picture|text)\//,
    /\/web\/src\/components\/paths\.ts$/,
  ],
};

/** Chakra writes reset, tokens and element defaults even for a page that has them from the server. */
const lazyGlobalStyles: Plugin = {
  name: 'lazy-global-styles',
  transform(code, id) {
    if (!id.endsWith('/@chakra-ui/react/dist/esm/styled-system/system.js')) return;
    const made = '[getPreflightCss(), getGlobalCss(), getTokenCss()]';
    const parts = code
      .split(`const _global = ${made};`)
      .join('')
      .split(/^ *_global,$/m);
    if (parts.length !== 2) this.error('createSystem is not as expected: look at _global again.');
    return { code: parts.join(`    get _global() { return ${made}; },`), map: null };
  },
};

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [react(), lazyGlobalStyles],
  resolve: {
    alias: command === 'build' ? [{ find: /^react-router$/, replacement: productionRouter }] : [],
  },
  publicDir: 'public',
  build: {
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    copyPublicDir: !isSsrBuild,
    target: 'es2022',
    // A data: URL in CSS or HTML would need more room in the content security policy.
    assetsInlineLimit: 0,
    rolldownOptions: isSsrBuild
      ? {}
      : {
          output: {
            codeSplitting: {
              groups: Object.entries(everyPage).map(([name, parts]) => ({
                name,
                test: (id: string) => parts.some((part) => part.test(id.replaceAll('\\', '/'))),
              })),
            },
          },
        },
  },
  html: { cspNonce: '__CSP_NONCE__' },
  // One self-contained server bundle: React's production build, whatever NODE_ENV the server runs under.
  ssr: { noExternal: command === 'build' ? true : [/^@jeweler\//, /^@fontsource/] },
  define: command === 'build' ? { 'process.env.NODE_ENV': JSON.stringify('production') } : {},
}));
