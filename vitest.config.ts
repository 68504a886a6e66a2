import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // By default one core is left to the machine's owner, which on two cores is one file at a time.
    maxWorkers: availableParallelism(),
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          include: [
            '{core,server,web,desktop-admin}/src/**/*.test.ts',
            'web/panda/**/*.test.ts',
            'tests/{bench,content}/**/*.test.ts',
          ],
          globalSetup: ['tests/support/generated-styles.ts'],
        },
      },
      {
        test: {
          name: 'web',
          environment: 'jsdom',
          include: ['{core,web,desktop-admin}/src/**/*.test.tsx'],
          globalSetup: ['tests/support/generated-styles.ts'],
          setupFiles: ['tests/support/web-setup.ts'],
          // A whole form typed into in jsdom, on machines with two cores.
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'api',
          environment: 'node',
          include: ['tests/api/**/*.test.ts'],
          globalSetup: ['tests/support/base-database.ts'],
          setupFiles: ['tests/support/quiet-console.ts'],
          // Real processes, real disks and password hashing, on machines with two cores.
          testTimeout: 120_000,
          hookTimeout: 60_000,
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
