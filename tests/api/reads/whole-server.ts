import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pino } from 'pino';
import sharp from 'sharp';
import type { Config } from '../../../server/src/config.ts';
import type { OpenSite } from '../../../server/src/create-server.ts';
import { createSite } from '../../../server/src/pages/site.ts';
import { loadWebBuild } from '../../../server/src/pages/web-build.ts';
import { signIn } from '../../support/sign-in.ts';
import { startTestServer } from '../../support/test-server.ts';
import { useTemporaryFolder } from '../../support/use-temporary-folder.ts';
import { startLater } from '../media-library/library.ts';
import { type Answer, sendRequest } from './send-request.ts';
import { sampleCatalogue, writeWebBuild } from './site-build.ts';

/** One path of every kind of read-only resource. */
export const resources = {
  page: '/contact',
  asset: '/assets/entry-1.js',
  'catalogue list': '/api/products',
  'media list': '/api/admin/media',
  'image variant': '/images/160/ring.png',
  original: '/media/film.mp4',
  'desktop file': '/desktop/latest.yml',
} as const;

export interface WholeServer {
  readonly url: string;
  /** Sends a request with a session, unless the given headers say otherwise. */
  ask(target: string, headers?: Record<string, string>, method?: string): Promise<Answer>;
}

/** The complete server with a minimal site build, for one test. */
export const startWholeServer = async (changes: Partial<Config> = {}): Promise<WholeServer> => {
  const folder = useTemporaryFolder();
  const [site, mediaDir] = [join(folder, 'site'), join(folder, 'media')];
  await mkdir(mediaDir);
  await writeWebBuild(site);
  await Promise.all([
    writeFile(join(mediaDir, 'empty.txt'), ''),
    writeFile(join(mediaDir, 'film.mp4'), 'the film of the shop, as bytes'),
    sharp({ create: { width: 400, height: 400, channels: 3, background: '#c8a45c' } }).toFile(
      join(mediaDir, 'ring.png'),
    ),
  ]);
  const openSite: OpenSite = async (deps) => {
    await mkdir(join(deps.config.dataDir, 'desktop'));
    await writeFile(join(deps.config.dataDir, 'desktop', 'latest.yml'), 'version: 1.0.0\n');
    const web = await loadWebBuild(site);
    return createSite({ ...deps, log: pino({ level: 'silent' }), web });
  };
  const server = await startLater(() => startTestServer({ mediaDir, ...changes }, openSite));
  await server.catalogue.replace(sampleCatalogue());
  const token = await signIn(server);
  const ask: WholeServer['ask'] = (target, headers = {}, method = 'GET') =>
    sendRequest(server.url, target, { Authorization: `Bearer ${token}`, ...headers }, method);
  return { url: server.url, ask };
};
