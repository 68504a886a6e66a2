import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/**
 * The staff portal, built after the site and into the same folder. A separate build, so that it cannot change
 * how the site is split into chunks.
 */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    react(),
    {
      // The first script selects the light or dark scheme; painting earlier would flash the other one.
      name: 'paint-after-script',
      transformIndexHtml: {
        order: 'post',
        handler: (html) => html.replace('<script type="module"', '<script blocking="render" type="module"'),
      },
    },
  ],
  publicDir: false,
  worker: { format: 'es' },
  build: {
    outDir: 'dist/by-hand/client',
    emptyOutDir: false,
    license: isSsrBuild ? false : { fileName: '.vite/licenses-portal.json' },
    target: 'es2022',
    // A data: URL in CSS or HTML would require a less strict content security policy.
    assetsInlineLimit: 0,
    rolldownOptions: isSsrBuild ? {} : { input: 'admin.html' },
  },
  // One self-contained bundle for the build step that renders the first view into the page.
  ssr: { noExternal: true },
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
}));
