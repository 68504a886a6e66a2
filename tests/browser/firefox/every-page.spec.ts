import { visitWhole } from '../support/hydrated.ts';
import { missingScreens, screens } from '../support/screens.ts';
import { test } from '../support/site-test.ts';

// In Chromium, the cases of every-page.spec.ts begin with this.
for (const screen of [...screens, ...missingScreens]) {
  test(`${screen.path} is hydrated without a complaint`, async ({ page, complaints }) => {
    // The document itself, on the pages that do not exist.
    complaints.expected(/console: Failed to load resource: .* 404 \(Not Found\)/);
    await visitWhole(page, screen);
  });
}
