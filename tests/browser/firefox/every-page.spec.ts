import { missingScreens, screens } from '../../support/public-screens.ts';
import { visitWhole } from '../support/hydrated.ts';
import { test } from '../support/site-test.ts';

const PATHS = [
  '/',
  '/category/engagement-rings',
  '/product/round-solitaire-in-yellow-gold',
  '/services',
  '/about',
];
const pages = [...screens.filter(({ path }) => PATHS.includes(path)), missingScreens[0]];

// In Chromium, the cases of every-page.spec.ts begin with this, each in a page of its own.
test('a page of each kind is hydrated without a complaint', { tag: '@firefox' }, async ({
  page,
  complaints,
}) => {
  test.slow();
  // The document itself, on the page that does not exist.
  complaints.expected(/console: Failed to load resource: .* 404 \(Not Found\)/);
  for (const screen of pages) await test.step(screen.path, () => visitWhole(page, screen));
});
