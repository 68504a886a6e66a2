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
  start: [
    /vite\/preload-helper/,
    /\/web\/src\/(?:components\/lazy\/until-loaded|lib\/(?:listeners|start-up|waiting))\.ts$/,
  ],
  react: [/node_modules\/(?:react|react-dom|scheduler)\//],
  styles: [
    /node_modules\/(?:stylis|react-is|hoist-non-react-statics|@emotion\/|@pandacss\/is-valid-prop)/,
    /node_modules\/@chakra-ui\/react\/dist\/esm\/(?:styled-system|utils)\//,
    /\/core\/src\/theme\/|\/web\/src\/app\/look\.ts$/,
  ],
  http: [/node_modules\/ky\//, /\/core\/src\/api\/(?:api-error|http-client)\.ts$/],
  site: [
    /node_modules\/react-router\//,
    /\/core\/src\/ui\/(?:common-icon-paths|create-icon|line-drawing|retry-boundary|shop-mark|visually-hidden)\.tsx?$/,
    /\/core\/src\/business\/(?:shop|categories|category-links|navigation|pictures)\.ts$/,
    /\/web\/src\/app\/(?!entry-client|look)/,
    /\/web\/src\/components\/(?:actions|brand|head|icon|layout|lazy|picture|text)\/(?!placeholder-link|ticked-list)/,
    /\/web\/src\/components\/(?:paths|notices\/(?:notify|lazy-toast-area|plain-notice|toast-area-state)|contact-list\/ways-to-reach)\.tsx?$/,
  ],
};

interface LibraryEdit {
  /** End of the path of the file it changes. */
  readonly file: string;
  readonly from: string;
  readonly to: string;
}

const styledSystem = (file: string) => `/@chakra-ui/react/dist/esm/styled-system/${file}`;
const globalStyles = '[getPreflightCss(), getGlobalCss(), getTokenCss()]';

/**
 * Work that Chakra does at the start of every page and that none of ours needs: a phone is held up by
 * it. Reset, tokens and element defaults come from the server; types are for its command line; neither
 * colour palettes nor sizes in pixels are used. What remains is done in two tasks, see core/theme.
 */
const chakraEdits: readonly LibraryEdit[] = [
  { file: styledSystem('system.js'), from: `const _global = ${globalStyles};`, to: '' },
  {
    file: styledSystem('system.js'),
    from: '    _global,\n',
    to: `    get _global() { return ${globalStyles}; },\n`,
  },
  {
    file: styledSystem('system.js'),
    from: 'const tokens = createTokenDictionary({',
    to: 'const tokens = prepared.get(configs.find((part) => prepared.has(part))) ?? createTokenDictionary({',
  },
  {
    file: styledSystem('system.js'),
    from: 'function getTokenMap(tokens) {',
    to: `const prepared = new WeakMap();
createSystem.prepare = (config) => {
  const { cssVarsPrefix: prefix, theme: { breakpoints, tokens, semanticTokens } } = config;
  prepared.set(config, createTokenDictionary({ breakpoints, tokens, semanticTokens, prefix }));
};
function getTokenMap(tokens) {`,
  },
  { file: styledSystem('utility.js'), from: '    assignPropertyTypes();\n', to: '' },
  {
    file: styledSystem('utility.js'),
    from: 'propValues.set(property, values);\n    assignPropertyType(property, config);',
    to: 'propValues.set(property, values);',
  },
  {
    file: styledSystem('token-middleware.js'),
    from: 'const tokenMiddlewares = [\n  addNegativeTokens,\n  addVirtualPalette,\n  addPixelUnit,\n',
    to: 'const tokenMiddlewares = [\n  addNegativeTokens,\n',
  },
  { file: styledSystem('token-transforms.js'), from: ',\n  addColorPalette\n]', to: ']' },
];

const leanChakra: Plugin = {
  name: 'lean-chakra',
  transform(code, id) {
    const edits = chakraEdits.filter(({ file }) => id.endsWith(file));
    if (edits.length === 0) return null;
    const edited = edits.reduce((text, { file, from, to }) => {
      const [before, after, ...more] = text.split(from);
      if (before === undefined || after === undefined || more.length > 0) {
        return this.error(`${file} is not as expected: look for “${from}” again.`);
      }
      return before + to + after;
    }, code);
    return { code: edited, map: null };
  },
};

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [react(), leanChakra],
  resolve: {
    alias: command === 'build' ? [{ find: /^react-router$/, replacement: productionRouter }] : [],
  },
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
