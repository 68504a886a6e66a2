import react from '@vitejs/plugin-react';
import { defineConfig, type HtmlTagDescriptor, type Plugin } from 'vite';

/** Those of every screen; in the fallback fonts some lines break elsewhere, which would move what is below them. */
const FIRST_FONTS = /(?:cormorant|figtree)[^/]*-normal-[^/]*\.woff2$/;

const toLink = (attrs: Record<string, string>): HtmlTagDescriptor => ({
  tag: 'link',
  attrs: { crossorigin: true, ...attrs },
  injectTo: 'head',
});

/**
 * Requests the portal's code and its fonts together with its first script, which imports it; and nothing is painted before
 * that script, which selects the light or the dark scheme.
 */
const portalPage: Plugin = {
  name: 'portal-page',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { bundle = {}, chunk }) => {
      const files = new Set<string>();
      const collect = (file: string): void => {
        const found = bundle[file];
        if (files.has(file) || found?.type !== 'chunk' || found === chunk) return;
        files.add(file);
        found.imports.forEach(collect);
      };
      chunk?.dynamicImports.forEach(collect);
      const fonts = Object.keys(bundle).filter((file) => FIRST_FONTS.test(file));
      return {
        html: html.replace('<script type="module"', '<script blocking="render" type="module"'),
        tags: [
          ...[...files].map((file) => toLink({ rel: 'modulepreload', href: `/${file}` })),
          ...fonts.map((file) =>
            toLink({ rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}` }),
          ),
        ],
      };
    },
  },
};

/**
 * What every screen needs in one chunk instead of ninety: the module and all that it imports, except what the
 * first script needs as well.
 */
const groups = [
  // It creates errors while it loads; a browser that is inspected or measured parses their whole chunk again for them.
  { name: 'react', test: /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/ },
  { name: 'first', tags: ['$initial' as const], includeDependenciesRecursively: false },
  { name: 'portal', test: /[\\/]web[\\/]src[\\/]admin[\\/]entry\.tsx$/ },
];

/**
 * The staff portal, built after the site and into the same folder. A separate build, so that it cannot change
 * how the site is split into chunks.
 */
export default defineConfig({
  plugins: [react(), portalPage],
  publicDir: false,
  build: {
    outDir: 'dist/by-hand/client',
    emptyOutDir: false,
    license: { fileName: '.vite/licenses-portal.json' },
    target: 'es2022',
    // A data: URL in CSS or HTML would require a less strict content security policy.
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: 'admin.html',
      output: { codeSplitting: { groups } },
    },
  },
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
});
