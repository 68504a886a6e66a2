import { defineConfig } from 'vite';

/** The server and its operator commands, each an entry of its own; core is bundled, the rest stays in node_modules. */
export default defineConfig({
  build: {
    ssr: true,
    target: 'node20',
    outDir: 'dist',
    emptyOutDir: true,
    rolldownOptions: {
      input: {
        main: 'src/main.ts',
        admin: 'src/commands/admin.ts',
        catalogue: 'src/commands/catalogue.ts',
        backup: 'src/commands/backup.ts',
      },
      // Everything lies flat in dist: the project's root is two folders up from every file.
      output: { entryFileNames: '[name].js', chunkFileNames: 'shared-[hash].js' },
    },
  },
  ssr: { noExternal: [/^@jeweler\//] },
});
