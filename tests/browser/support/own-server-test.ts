import path from 'node:path';
import { builtFile } from '../../../scripts/lib/import-built.mjs';
import { serverSettings } from '../../library-suite/library-server.ts';
import { createMediaFolder, usedFile } from '../../library-suite/media-folder.ts';
import { freePort } from '../../support/free-port.ts';
import type { startServerHere } from '../../support/server-in-this-process.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';
import { test as base, expect } from './portal-test.ts';

export { expect };

/** When servers of these tests start, for them and their browsers: a Monday at noon in the shop. */
export const START = new Date('2026-06-01T16:00:00.000Z');

/** For a server with mail; nobody answers there, so that every mail waits. */
export const mailSettings = {
  SMTP_URL: 'smtp://127.0.0.1:9',
  MAIL_FROM: 'shop@example.com',
  NOTIFY_EMAIL: 'desk@example.com',
};

const here = async (): Promise<{ startServerHere: typeof startServerHere }> =>
  import(process.env.SERVER_HERE ?? 'set by build-server-here.ts');

interface ServerOptions {
  /** Settings of the server in addition to the defaults for tests, as environment variables. */
  settings: Record<string, string>;
  /** What lies in its media folder. */
  files: readonly string[];
  /** Whether each case has a server of its own. By default, the cases of a file share one. */
  freshServer: boolean;
}

interface RunningServer {
  readonly origin: string;
  now(): Date;
  close(): Promise<void>;
}

interface OwnServerFixtures extends ServerOptions {
  server: RunningServer;
}

interface OwnServerWorkerFixtures {
  /** The server of what `key` names: started when another one was asked for before. */
  serverOf: (key: string, options: Omit<ServerOptions, 'freshServer'>) => Promise<RunningServer>;
}

const startServer = async ({
  settings,
  files,
}: Omit<ServerOptions, 'freshServer'>): Promise<RunningServer> => {
  const { folder, remove } = temporaryFolder();
  const environment = {
    ...serverSettings(folder, await freePort()),
    ADMIN_PASSWORD: 'browser tests only',
    FORM_RATE_LIMIT: '100000',
    LOGIN_RATE_LIMIT: '100000',
    ...settings,
  };
  await createMediaFolder(environment.MEDIA_DIR).add(...files);
  const { startServerHere } = await here();
  const began = performance.now();
  const now = () => new Date(START.getTime() + performance.now() - began);
  const server = await startServerHere(environment, path.dirname(builtFile('main.js')), now);
  return {
    origin: environment.SITE_URL,
    now,
    close: async () => {
      await server.close();
      remove();
    },
  };
};

/** The portal with its own server, without a mail server: every mail stays waiting. */
export const test = base.extend<OwnServerFixtures, OwnServerWorkerFixtures>({
  settings: [{}, { option: true }],
  files: [[usedFile.path], { option: true }],
  freshServer: [false, { option: true }],
  serverOf: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from it
    async ({}, use) => {
      let running: { key: string; server: RunningServer } | undefined;
      await use(async (key, options) => {
        if (running?.key === key) return running.server;
        await running?.server.close();
        running = undefined;
        const server = await startServer(options);
        running = { key, server };
        return server;
      });
      await running?.server.close();
    },
    { scope: 'worker' },
  ],
  server: async ({ serverOf, settings, files, freshServer }, use, { file, testId, repeatEachIndex }) => {
    const key = [file, JSON.stringify({ settings, files }), freshServer && `${testId} ${repeatEachIndex}`];
    await use(await serverOf(key.join(' '), { settings, files }));
  },
  baseURL: async ({ server }, use) => use(server.origin),
  // Otherwise colours would be measured in the middle of a fade.
  contextOptions: { reducedMotion: 'reduce' },
  context: async ({ context, server }, use) => {
    await context.clock.install({ time: server.now() });
    await use(context);
  },
});
