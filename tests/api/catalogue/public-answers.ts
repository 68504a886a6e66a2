import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'vitest';
import type { OpenSite } from '../../../server/src/create-server.ts';
import { createSite } from '../../../server/src/pages/site.ts';
import * as web from '../../../web/src/app/entry-server.tsx';
import { useTemporaryFolder } from '../../support/use-temporary-folder.ts';
import type { Inbox } from '../inbox/inbox.ts';
import { SITE } from '../mail/mails.ts';

/** Pages from the sources of the site. */
export const withPages = (): OpenSite => {
  const clientFolder = useTemporaryFolder();
  mkdirSync(path.join(clientFolder, 'assets'));
  const build = { ...web, clientFolder, retiredClientFolders: [], portalPage: '<!doctype html>' };
  return (deps) =>
    createSite({ ...deps, web: { ...build, script: '/assets/entry.js', phoneScript: '/assets/phone.js' } });
};

/**
 * Every answer that needs no session by its address: the pages of the sitemap, the API, and what is found beside.
 * @param others further addresses
 */
export const publicAnswers = async (
  { server }: Inbox,
  ...others: readonly string[]
): Promise<ReadonlyMap<string, string>> => {
  const read = async (target: string) => {
    const { status, body } = await server.request('GET', target);
    return { status, text: typeof body === 'string' ? body : JSON.stringify(body) };
  };
  const sitemap = (await read('/sitemap.xml')).text;
  const pages = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url.replace(SITE, ''));
  const { paths } = (await server.request('GET', '/api/openapi.json')).body as {
    paths: Record<string, { get?: object }>;
  };
  const calls = Object.keys(paths).filter(
    (call) => paths[call]?.get && !call.startsWith('/api/admin') && !call.includes('{'),
  );
  expect([pages.length > 15, calls.length > 8]).toEqual([true, true]);
  const days = '/api/appointments/availability?from=2026-06-15&to=2026-06-15';
  const beside = ['/account', '/no-such-page', '/admin', '/visit/none', '/robots.txt', days];
  const answers = new Map<string, string>();
  for (const target of ['/sitemap.xml', ...pages, ...calls, ...beside, ...others])
    answers.set(target, (await read(target)).text);
  return answers;
};
