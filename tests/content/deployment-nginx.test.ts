import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inRoot } from '../../scripts/lib/paths.mjs';
import { LIST_LIMIT_BYTES } from '../../server/src/http/json-body.ts';

const deployment = readFileSync(inRoot('docs/deployment.md'), 'utf8');
const nginx = [...deployment.matchAll(/```nginx\n(.*?)```/gs)].map(([, lines]) => lines).join('');

test('The documented nginx lets every body pass that the server takes', () => {
  const megabytes = Number(/client_max_body_size (\d+)m;/.exec(nginx)?.[1]);
  expect(megabytes * 1024 * 1024).toBeGreaterThanOrEqual(LIST_LIMIT_BYTES);
});

test.each([
  ['documented', nginx],
  ['caching', readFileSync(inRoot('deploy/nginx-cache.conf'), 'utf8')],
])('The %s nginx logs no token, no query and no referrer', (_, nginx) => {
  const masked = new RegExp(/"~(.+)" "\(an address with a token\)"/.exec(nginx)?.[1] ?? '(?!)');
  const token = 'aB3_eF6-hI9jK2mN5pQ8rS1tU4vW7xY0';
  for (const path of [`/visit/${token}`, `/VISIT/${token}/x`, `/Newsletter/Confirm/${token}/y`])
    expect(path).toMatch(masked);
  for (const path of ['/', '/product/round-solitaire-in-yellow-gold-and-platinum', '/assets/entry-1.js'])
    expect(path).not.toMatch(masked);
  const format = /log_format jeweler '(.+)';/.exec(nginx)?.[1] ?? '';
  expect(format).toContain('$logged_uri');
  expect(nginx).toMatch(/^ *access_log \S+ jeweler;$/m);
  expect(format).not.toMatch(/\$(?:request|request_uri|uri|args|http_referer)\b/);
});
