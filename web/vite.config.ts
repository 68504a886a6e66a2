import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

// react-router publishes its build without development warnings, but no export leads to it.
const productionRouter = fileURLToPath(
  new URL('../production/index.mjs', import.meta.resolve('react-router')),
);

/**
 * What every page needs, in one chunk instead of thirty: fewer requests, and one dictionary for
 * compression. Only modules that the browser entry reaches statically belong here.
 */
const everyPage = [
  /node_modules\/(?:react|react-dom|scheduler|react-router|stylis|react-is|hoist-non-react-statics)\//,
  /node_modules\/(?:@emotion\/|@pandacss\/is-valid-prop\/)/,
  /node_modules\/@chakra-ui\/react\/dist\/esm\/(?:styled-system|utils)\//,
  /\/core\/src\/theme\//,
  /\/core\/src\/business\/(?:shop|shop-time|categories|category-links|navigation|pictures)\.ts$/,
  /\/web\/src\/app\//,
  /\/web\/src\/components\/(?:actions|brand|head|icon|layout|lazy|picture|text)\//,
  /\/web\/src\/components\/paths\.ts$/,
];

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [react()],
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
              groups: [
                {
                  name: 'site',
                  test: (id) => everyPage.some((part) => part.test(id.replaceAll('\\\\', '/'))),
                },
              ],
            },
          },
        },
  },
  html: { cspNonce: '__CSP_NONCE__' },
  // One self-contained server bundle: React's production build, whatever NODE_ENV the server runs under.
  ssr: { noExternal: command === 'build' ? true : [/^@jeweler\//, /^@fontsource/] },
  define: command === 'build' ? { 'process.env.NODE_ENV': JSON.stringify('production') } : {},
}));
