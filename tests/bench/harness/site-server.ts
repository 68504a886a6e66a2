import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { temporaryFolder } from '../../support/temporary-folder.ts';
import { freePort } from './free-port.ts';

const inRoot = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));

/** The built site in a process of its own. */
export interface SiteServer {
  readonly url: string;
  readonly dataDir: string;
}

interface SiteOptions {
  /** A catalogue file that the operator's command imports before the start; otherwise the sample is served. */
  readonly catalogueFile?: string;
  /** The media folder; otherwise that of the repository. */
  readonly mediaDir?: string;
}

/** Who may sign in to the portal of a site under measurement. */
export const benchAdmin = { username: 'bench', password: 'for measurements only' };

/** Starts the production build on a new data folder, hands it to `use`, then stops and clears it away. */
export const withSite = async <Result>(
  use: (site: SiteServer) => Promise<Result>,
  { catalogueFile, mediaDir }: SiteOptions = {},
): Promise<Result> => {
  const { folder: dataDir, remove } = temporaryFolder();
  const port = await freePort();
  const env = {
    ...process.env,
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
    if (catalogueFile) await finished(inRoot('scripts/catalogue.mjs'), ['import', catalogueFile], env);
    const server = spawn(process.execPath, [inRoot('server/dist/main.js')], {
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const ended = once(server, 'exit');
    try {
      const started = await Promise.race([readyLine(server.stdout), ended.then(() => false)]);
      if (started === false) throw new Error('The server ended before it was ready.');
      return await use({ url: `http://127.0.0.1:${port}`, dataDir });
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

const finished = async (script: string, args: string[], env: NodeJS.ProcessEnv): Promise<void> => {
  const command = spawn(process.execPath, [script, ...args], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  const [code] = await once(command, 'exit');
  if (code !== 0) throw new Error(`${script} ${args.join(' ')} ended with ${code}.`);
};
