import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

// react-router publishes its build without development warnings, but no export leads to it.
const productionRouter = fileURLToPath(
  new URL('../production/index.mjs', import.meta.resolve('react-router')),
);

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
  },
  html: { cspNonce: '__CSP_NONCE__' },
  // One self-contained server bundle: React's production build, whatever NODE_ENV the server runs under.
  ssr: { noExternal: command === 'build' ? true : [/^@jeweler\//, /^@fontsource/] },
  define: command === 'build' ? { 'process.env.NODE_ENV': JSON.stringify('production') } : {},
}));
