import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { inRoot } from '../../../scripts/lib/paths.mjs';
import { spawnSaying } from '../../support/project-copy.ts';
import { freePort } from '../../support/server-process.ts';
import { useTemporaryFolder } from '../../support/use-temporary-folder.ts';

test('`npm run dev` serves the site, the portal and the mails from the sources', async () => {
  const port = await freePort();
  const development = spawnSaying(process.execPath, [inRoot('scripts/dev.mjs')], {
    HOME: process.env.HOME ?? '',
    PORT: String(port),
    DATA_DIR: path.join(useTemporaryFolder(), 'data'),
  });
  onTestFinished(async () => {
    development.child.kill('SIGTERM');
    await development.ended;
  });
  await Promise.all(['Development site ready', 'The site is ready'].map((text) => development.says(text)));

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

  development.child.kill('SIGTERM');
  expect(await development.ended).toBe(0);
});
