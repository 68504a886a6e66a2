import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { type ServerProcess, startServerProcess } from '../support/server-process.ts';
import { newDatabase } from '../support/test-server.ts';
import { useTemporaryFolder } from '../support/use-temporary-folder.ts';

export interface ServerGroup {
  readonly databaseUrl: string;
  readonly mediaDir: string;
  /** Starts one more server on the same database and media folder, with a DATA_DIR of its own. */
  start(changes?: Readonly<Record<string, string>>): Promise<ServerProcess>;
}

/** Several servers of one shop, each a process of its own. Ended with the test. */
export const serverGroup = async (
  shared: Readonly<Record<string, string>> = {},
  databaseUrl = '',
): Promise<ServerGroup> => {
  const folder = useTemporaryFolder();
  const mediaDir = path.join(folder, 'media');
  mkdirSync(mediaDir);
  const url = databaseUrl || (await newDatabase());
  if (url === undefined) throw new Error('These tests need PostgreSQL.');
  let count = 0;
  return {
    databaseUrl: url,
    mediaDir,
    start(changes = {}) {
      count += 1;
      return startServerProcess({
        DATABASE_URL: url,
        DATA_DIR: path.join(folder, `data ${count}`),
        MEDIA_DIR: mediaDir,
        FORM_RATE_LIMIT: '1000000',
        LOGIN_RATE_LIMIT: '1000000',
        LOG_LEVEL: 'error',
        ...shared,
        ...changes,
      });
    },
  };
};
