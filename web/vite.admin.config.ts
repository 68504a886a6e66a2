import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/**
 * The staff portal, built after the site into the same folder. Built apart, so that nothing of it can
 * change how the site's chunks are cut.
 */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    react(),
    {
      // The first script chooses light or dark; painting before that would only flash the other.
      name: 'paint-after-script',
      transformIndexHtml: {
        order: 'post',
        handler: (html) => html.replace('<script type="module"', '<script blocking="render" type="module"'),
      },
    },
  ],
  publicDir: false,
  build: {
    outDir: 'dist/by-hand/client',
    emptyOutDir: false,
    target: 'es2022',
    // A data: URL in CSS or HTML would need more room in the content security policy.
    assetsInlineLimit: 0,
    rolldownOptions: isSsrBuild ? {} : { input: 'admin.html' },
  },
  // One self-contained bundle for the step of the build that draws the first view into the page.
  ssr: { noExternal: true },
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
}));
