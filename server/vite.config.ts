import { existsSync, readdirSync } from 'node:fs';
import { defineConfig } from 'vite';
import { inLatin1 } from '../scripts/lib/in-latin1.mjs';
import manifest from './package.json' with { type: 'json' };

/** Every command that a script of the same name calls. */
const commands = readdirSync(new URL('src/commands', import.meta.url))
  .map((file) => file.replace(/\.ts$/, ''))
  .filter((name) => existsSync(new URL(`../scripts/${name}.mjs`, import.meta.url)));

/** Each is hundreds of small modules: loaded one by one, they were half of all files of a start, and a sixth of its time. */
const BUNDLED = ['kysely', 'zod'];

/** Packages that the server loads from node_modules: its own, and none of core's, which is bundled with them. */
const external = Object.keys(manifest.dependencies).filter(
  (name) => !name.startsWith('@jeweler/') && !BUNDLED.includes(name),
);

/** The server and its operator commands, each an entry of its own. */
export default defineConfig({
  plugins: [inLatin1],
  build: {
    ssr: true,
    target: 'node20',
    // `npm run build` names a folder of its own for each build.
    outDir: 'dist/by-hand',
    rolldownOptions: {
      input: {
        main: 'src/main.ts',
        ...Object.fromEntries(commands.map((name) => [name, `src/commands/${name}.ts`])),
        // Started by main as processes of their own, from the files beside it.
        'media-scanner': 'src/media/scanner/main.ts',
        'backup-worker': 'src/backups/worker.ts',
      },
      output: { entryFileNames: '[name].js', chunkFileNames: 'shared-[hash].js' },
    },
  },
  ssr: { external, noExternal: true },
  // React's production build, whatever NODE_ENV the server runs under.
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
});
