import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { inRoot } from './scripts/lib/paths.mjs';

/** The limit for slow shared machines, as in the browser tests; a test that passes never waits for it. */
const patient = { poll: { timeout: 20_000 } };

/** About SQLite's file, its locks and its copies; they start servers of their own. */
const aboutSqlite = [
  'tests/api/{durability,log,storage-faults}.test.ts',
  'tests/api/{backups,commands}/**',
  'tests/api/inbox/backup.test.ts',
];

/** What differs by SQL; with `TEST_ALL` all that concerns PostgreSQL, and every API test on it as well. */
const onPostgres = process.env.TEST_ALL
  ? ['tests/{postgres,api}/**/*.test.ts']
  : ['tests/postgres/schema.test.ts', 'tests/api/appointments/{booking,duration,holding}.test.ts'];

const api = {
  // As with the unit tests: files share no server, folder or database.
  isolate: false,
  environment: 'node' as const,
  expect: patient,
  // The HTML of public pages is rendered from the site's sources.
  globalSetup: [
    'tests/support/generated-styles.ts',
    'tests/support/base-database.ts',
    'tests/support/bundled-server.ts',
  ],
  setupFiles: ['tests/support/quiet-console.ts'],
  // Real processes, real disks and password hashing, on machines with two cores.
  testTimeout: 120_000,
  hookTimeout: 60_000,
};

const componentTests = ['{core,core/portal,web,desktop-admin}/src/**/*.test.tsx'];

/** They are about what a page does once, as it loads: each needs modules that nobody has used before. */
const alone = [
  'web/src/{admin/no-formatting-while-loading,lib/lazy,lib/forms/early-submits,lib/loading/when-used,phone/start}.test.tsx',
];

/** Most of a file's time would go into loading the same modules again: what they remember is reset after each case. */
const web = {
  environment: 'jsdom' as const,
  expect: patient,
  // By its name, Node gets the one that sends by its own `http` and cannot read a page's files.
  alias: { 'tus-js-client': inRoot('node_modules/tus-js-client/lib.esm/browser/index.js') },
  globalSetup: ['tests/support/generated-styles.ts'],
  setupFiles: ['tests/support/web-setup.ts', 'tests/support/quiet-console.ts'],
  // Tests fill in whole forms in jsdom, on machines with two cores and other work.
  testTimeout: 60_000,
};

/** Packages may be linked from elsewhere, as in the copies of `npm run test:faults`. */
const server = { fs: { strict: false } };

export default defineConfig({
  test: {
    // By default, Vitest leaves one core free: on two cores it would run one file at a time.
    maxWorkers: availableParallelism(),
    projects: [
      {
        server,
        test: {
          name: 'unit',
          // Files leave no state behind in their process, so packages are loaded only once, not once a file.
          isolate: false,
          setupFiles: ['tests/support/leave-nothing.ts'],
          environment: 'node',
          expect: patient,
          // On a machine with other work, the 5 s that Vitest gives end some cases that take one.
          testTimeout: 30_000,
          include: [
            '{core,core/portal,server,web,desktop-admin}/src/**/*.test.ts',
            'web/panda/**/*.test.ts',
            'tests/{bench,content}/**/*.test.ts',
          ],
          globalSetup: ['tests/support/generated-styles.ts'],
        },
      },
      { server, test: { ...web, name: 'web', isolate: false, include: componentTests, exclude: alone } },
      { server, test: { ...web, name: 'alone', include: alone } },
      { test: { ...api, name: 'api', include: ['tests/api/**/*.test.ts'] } },
      // A shop's year, drawn from a seed; as long as SIMULATION_ACTS says.
      {
        test: {
          ...api,
          name: 'simulation',
          include: ['tests/simulation/**/*.test.ts'],
          testTimeout: 0,
        },
      },
      // Processes that are started, killed and stopped, slow disks and long waits: only in `npm run test:all`.
      { test: { ...api, name: 'process', include: ['tests/process/**/*.test.ts'] } },
      {
        test: {
          ...api,
          name: 'postgres',
          include: onPostgres,
          exclude: aboutSqlite,
          globalSetup: [...api.globalSetup, 'tests/support/base-postgres.ts'],
        },
      },
      {
        test: {
          name: 'packaging',
          environment: 'node',
          include: ['tests/packaging/**/*.test.ts'],
          // The console is built and packaged for three systems.
          testTimeout: 60_000,
          hookTimeout: 300_000,
        },
      },
    ],
  },
});
