import { fileURLToPath } from 'node:url';
import pandacss from '@pandacss/dev/postcss';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/**
 * What every page needs, in a few chunks instead of thirty: fewer requests, better compression within each
 * chunk, and short tasks to run them. `start` contains the entry and those of its imports that other modules
 * share; it imports none of the other chunks statically, so it is the only script loaded with a page. `http`
 * keeps the first call of the home page apart from zod; `catalogue` is on the pages of categories, collections and
 * products only.
 */
const everyPage = {
  start: [
    /vite\/preload-helper/,
    /\/web\/src\/app\/(?:entry-client\.ts|site\.css\?url)$/,
    /\/web\/src\/lib\/loading\/(?:listeners|start-up|until-loaded)\.ts$/,
  ],
  react: [/node_modules\/(?:react|react-dom|scheduler)\//, /\/web\/src\/app\/react\.ts$/],
  styles: [/\/web\/styled-system\//],
  http: [/node_modules\/ky\//, /\/core\/src\/api\/(?:api-error|http-client)\.ts$/],
  site: [
    /node_modules\/react-router\//,
    /\/core\/src\/ui\/(?:common-icon-paths|retry-boundary|shop-mark-lines)\.tsx?$/,
    /\/core\/src\/business\/(?:shop|pictures)\.ts$/,
    /\/web\/src\/content\/(?:categories|links|navigation)\.ts$/,
    /\/web\/src\/app\/(?!entry-client|react\.ts|site\.css)/,
    /\/web\/src\/components\/(?:actions|brand|icon|layout|lazy|picture|text)\/(?!placeholder-link|ticked-list)/,
    /\/web\/src\/components\/(?:notices\/notices|contact-list\/ways-to-reach)\.tsx$/,
    /\/web\/src\/(?:config\/public-pages|lib\/(?:head\/[^/]+|loading\/use-hydrated|pictures\/image-sources))\.ts$/,
  ],
  // Last, or it would take along what the groups above have in common with it.
  catalogue: [
    /\/web\/src\/content\/filter-names\.ts$/,
    /\/web\/src\/features\/products\/(?:load-failure|product-picture)\.tsx?$/,
    /\/web\/src\/components\/(?:breadcrumbs|not-found)\//,
  ],
};

/**
 * react-router creates the components of its framework mode by function calls and assigns their display
 * names, which a bundler has to keep because of possible side effects. With the calls marked as pure and the
 * names removed, unused components are dropped.
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

/**
 * Gives the page's script a lower priority than its fonts and pictures, and lists in the page the files that
 * the script starts later (scripts and the style sheet), so that they can be requested in parallel.
 */
const startFiles: Plugin = {
  name: 'start-files',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { bundle = {} }) => {
      const entry = bundle[/ src="\/(assets\/[^"]+\.js)"/.exec(html)?.[1] ?? ''];
      if (entry?.type !== 'chunk' || entry.dynamicImports.length === 0) {
        throw new Error('index.html has no script that starts anything.');
      }
      const files = new Set([entry.fileName]);
      const collect = (file: string): void => {
        if (files.has(file)) return;
        files.add(file);
        const chunk = bundle[file];
        if (chunk?.type === 'chunk') chunk.imports.forEach(collect);
      };
      entry.dynamicImports.forEach(collect);
      for (const asset of entry.viteMetadata?.importedAssets ?? []) files.add(asset);
      files.delete(entry.fileName);
      const content = [...files].map((file) => `/${file}`).join(' ');
      return {
        html: html.replace('<script type="module"', '$& fetchpriority="low"'),
        tags: [{ tag: 'meta', attrs: { name: 'start-files', content }, injectTo: 'head' }],
      };
    },
  },
};

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [react(), droppableComponents, startFiles],
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
