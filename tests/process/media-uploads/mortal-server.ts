import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Uploader } from '../../api/media-uploads/uploading.ts';
import { signInAt, startServerProcess } from '../../support/server-process.ts';
import { testAdmin } from '../../support/test-admin.ts';

const PRELOAD = fileURLToPath(new URL('../../support/kill-preload.mjs', import.meta.url));

/**
 * A server that is started again and again on one folder, where it ends at the step that is named (kill-preload.mjs), or
 * at none. Its admin signs in at the first start.
 */
export const mortalServer = (folder: string, mediaDir: string) => {
  let token = '';
  return async (killAt = '') => {
    const server = await startServerProcess(
      {
        DATA_DIR: path.join(folder, 'data'),
        MEDIA_DIR: mediaDir,
        ADMIN_USERNAME: testAdmin.username,
        ADMIN_PASSWORD: testAdmin.password,
        LOG_LEVEL: 'error',
        KILL_AT: killAt,
      },
      ['--import', PRELOAD],
    );
    if (token === '') ({ token } = await signInAt(server));
    return { ...server, token, uploader: new Uploader(server.url, token) };
  };
};
