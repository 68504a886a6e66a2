import path from 'node:path';
import { usualOpeningHours } from '@jeweler/core/business';
import { expect, onTestFinished, test } from 'vitest';
import { inRoot } from '../../../scripts/lib/paths.mjs';
import { freePort } from '../../support/free-port.ts';
import { spawnSaying } from '../../support/project-copy.ts';
import { testAdmin } from '../../support/test-admin.ts';
import { useTemporaryFolder } from '../../support/use-temporary-folder.ts';

test('`npm run dev` serves the site, the portal and the mails from the sources', async () => {
  const port = await freePort();
  const development = spawnSaying(process.execPath, [inRoot('scripts/dev.mjs')], {
    HOME: process.env.HOME ?? '',
    PORT: String(port),
    DATA_DIR: path.join(useTemporaryFolder(), 'data'),
    ADMIN_USERNAME: testAdmin.username,
    ADMIN_PASSWORD: testAdmin.password,
  });
  onTestFinished(async () => {
    development.child.kill('SIGTERM');
    await development.ended;
  });
  await development.says('The site is ready');

  const pages = ['/', '/product/round-solitaire-in-yellow-gold', '/admin', '/dev/mails', '/nowhere'];
  const answers = await Promise.all(pages.map((page) => fetch(`http://127.0.0.1:${port}${page}`)));
  const texts = await Promise.all(answers.map((answer) => answer.text()));
  expect(
    answers.map(({ status }) => status),
    development.said(),
  ).toEqual([200, 200, 200, 200, 404]);
  expect(texts[1]).toContain('<h1');
  expect(texts[1]).toContain('Round Solitaire in Yellow Gold');
  const nonce = /'nonce-([^']+)'/.exec(answers[1]?.headers.get('content-security-policy') ?? '')?.[1];
  expect(texts[1]).toContain(`<style nonce="${nonce}">`);
  // Valid as it stands: a stray semicolon would swallow the order of the layers, and the paddings with it.
  expect(texts[1]).toMatch(/\}\s*@layer reset, base, tokens, recipes, utilities;\s*@layer base\s*\{/);

  const site = `http://127.0.0.1:${port}`;
  const post = (target: string, payload: unknown, headers: Record<string, string> = {}) =>
    fetch(site + target, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(payload),
    });
  const { token } = (await (await post('/api/admin/login', testAdmin)).json()) as { token: string };
  const week = { ...usualOpeningHours.week, monday: { opens: '12:00', closes: '18:00' } };
  const change = { hours: { ...usualOpeningHours, week }, revision: 0 };
  const saved = await post('/api/admin/opening-hours', change, { authorization: `Bearer ${token}` });
  expect(saved.status).toBe(200);
  expect(await (await fetch(`${site}/contact`)).text()).toMatch(/Monday, 12:00\sPM to 6:00\sPM/);

  development.child.kill('SIGTERM');
  expect(await development.ended).toBe(0);
});
