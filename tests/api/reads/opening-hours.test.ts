import { join } from 'node:path';
import { usualOpeningHours } from '@jeweler/core/business';
import { expect, test } from 'vitest';
import { createSite } from '../../../server/src/pages/site.ts';
import { loadWebBuild } from '../../../server/src/pages/web-build.ts';
import { testAdmin } from '../../support/test-admin.ts';
import { startTestServer } from '../../support/test-server.ts';
import { useTemporaryFolder } from '../../support/use-temporary-folder.ts';
import { writeWebBuild } from './site-build.ts';

test('a page says the opening hours as staff have last set them', async () => {
  const site = join(useTemporaryFolder(), 'site');
  await writeWebBuild(site);
  const server = await startTestServer({}, async (deps) =>
    createSite({ ...deps, web: await loadWebBuild(site) }),
  );
  const page = async () => {
    const { body, headers } = await server.request('GET', '/contact');
    return { text: String(body), etag: headers.get('etag') };
  };
  const before = await page();
  expect(before.text).toContain('Mondays from 10:00');

  const { body } = await server.post('/api/admin/login', testAdmin);
  const headers = { authorization: `Bearer ${(body as { token: string }).token}` };
  const week = { ...usualOpeningHours.week, monday: { opens: '12:00', closes: '18:00' } };
  const change = { hours: { ...usualOpeningHours, week }, revision: 0 };
  expect((await server.post('/api/admin/opening-hours', change, headers)).status).toBe(200);
  const after = await page();
  expect(after.text).toContain('Mondays from 12:00');
  expect(after.etag).not.toBe(before.etag);
});
