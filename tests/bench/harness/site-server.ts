import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { builtFile } from '../../../scripts/lib/import-built.mjs';
import { freePort } from '../../support/free-port.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const inRoot = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));

/** The built site in its own process. */
export interface SiteServer {
  readonly url: string;
  readonly dataDir: string;
  readonly pid: number;
}

interface SiteOptions {
  /** The media folder; by default that of the repository. */
  readonly mediaDir?: string;
}

/** The Node options of `npm start`. */
const startOptions = (): string[] => {
  const { scripts } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'));
  return scripts.start.split(' ').filter((word: string) => word.startsWith('--'));
};

/** The admin of a site under measurement. */
export const benchAdmin = { username: 'bench', password: 'for measurements only' };

/**
 * Starts the production build with a new data folder, passes it to `use`, then stops it and removes the
 * folder.
 */
export const withSite = async <Result>(
  use: (site: SiteServer) => Promise<Result>,
  { mediaDir }: SiteOptions = {},
): Promise<Result> => {
  const { folder: dataDir, remove } = temporaryFolder();
  const port = await freePort();
  const env = {
    ...process.env,
    // As the unit file and the container set them.
    MALLOC_ARENA_MAX: '2',
    NODE_ENV: 'production',
    DATA_DIR: dataDir,
    PORT: `${port}`,
    SITE_URL: `http://127.0.0.1:${port}`,
    ADMIN_USERNAME: benchAdmin.username,
    ADMIN_PASSWORD: benchAdmin.password,
    ...(mediaDir ? { MEDIA_DIR: mediaDir } : {}),
    FORM_RATE_LIMIT: '1000000000',
    LOG_LEVEL: 'warn',
  };
  try {
    const server = spawn(process.execPath, [...startOptions(), builtFile('main.js')], {
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const ended = once(server, 'exit');
    try {
      const started = await Promise.race([readyLine(server.stdout), ended.then(() => false)]);
      if (started === false) throw new Error('The server ended before it was ready.');
      if (server.pid === undefined) throw new Error('The server has no process.');
      return await use({ url: `http://127.0.0.1:${port}`, dataDir, pid: server.pid });
    } finally {
      server.kill('SIGTERM');
      await ended;
    }
  } finally {
    remove();
  }
};

const readyLine = async (output: NodeJS.ReadableStream): Promise<void> => {
  for await (const line of createInterface({ input: output })) {
    if (line.includes('ready')) break;
  }
  output.resume();
};
