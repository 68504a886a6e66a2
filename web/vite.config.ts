import { fileURLToPath } from 'node:url';
import pandacss from '@pandacss/dev/postcss';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/**
 * What every page needs, in few chunks instead of thirty: fewer requests, one dictionary each for
 * compression, and short tasks to run them. The entry itself must reach
 * none of them statically, hence `start`. `http` keeps the first call of the home page apart from zod.
 */
const everyPage = {
  start: [/vite\/preload-helper/, /\/web\/src\/lib\/loading\/(?:listeners|start-up|until-loaded)\.ts$/],
  react: [/node_modules\/(?:react|react-dom|scheduler)\//],
  styles: [/\/web\/styled-system\//],
  http: [/node_modules\/ky\//, /\/core\/src\/api\/(?:api-error|http-client)\.ts$/],
  site: [
    /node_modules\/react-router\//,
    /\/core\/src\/ui\/(?:common-icon-paths|retry-boundary|shop-mark-lines)\.tsx?$/,
    /\/core\/src\/business\/(?:shop|categories|category-links|navigation|pictures)\.ts$/,
    /\/web\/src\/app\/(?!entry-client)/,
    /\/web\/src\/components\/(?:actions|brand|icon|layout|lazy|picture|text)\/(?!placeholder-link|ticked-list)/,
    /\/web\/src\/components\/(?:notices\/(?:notify|lazy-toast-area|plain-notice|toast-area-state)|contact-list\/ways-to-reach)\.tsx?$/,
    /\/web\/src\/(?:config\/paths|lib\/(?:head\/[^/]+|loading\/use-hydrated|pictures\/image-sources))\.ts$/,
  ],
};

/**
 * react-router makes the components of its framework mode by calls and names them by assignments, and a bundler has
 * to keep both for what else they could do. Marked as pure and without the names, what the site never uses goes.
 */
const droppableComponents: Plugin = {
  name: 'droppable-components',
  apply: 'build',
  transform: {
    filter: { id: /node_modules[\\/]react-router[\\/]/ },
    handler: (code) =>
      code
        .replaceAll(/^\w+\.displayName = "[^"]*";$/gm, '')
        .replaceAll(/^(var \w+ = )(?=\w+\.(?:createContext|forwardRef|memo)\()/gm, '$1/* @__PURE__ */ '),
  },
};

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [react(), droppableComponents],
  // In development the folder of the process is another one.
  css: { postcss: { plugins: [pandacss({ cwd: fileURLToPath(new URL('.', import.meta.url)) })] } },
  publicDir: 'public',
  build: {
    // `npm run build` names a folder of its own for each build.
    outDir: isSsrBuild ? 'dist/by-hand/server' : 'dist/by-hand/client',
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
