import { visitWhole } from '../support/hydrated.ts';
import { missingScreens, screens } from '../../support/public-screens.ts';
import { test } from '../support/site-test.ts';

// In Chromium, the cases of every-page.spec.ts begin with this, each in a page of its own.
test('every page is hydrated without a complaint', async ({ page, complaints }) => {
  test.setTimeout(600_000);
  // The document itself, on the pages that do not exist.
  complaints.expected(/console: Failed to load resource: .* 404 \(Not Found\)/);
  for (const screen of [...screens, ...missingScreens]) {
    await test.step(screen.path, () => visitWhole(page, screen));
  }
});
