import { prizeClaim } from '../../support/submission-builders.ts';
import { expect, test } from '../support/portal-test.ts';
import { expectUsable } from '../support/usable.ts';

const PRIZES = '/admin/prizes';

// Otherwise colours would be measured in the middle of a fade.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('counter, figures and warning are readable at every width, in light and dark', async ({
  portal,
  request,
}) => {
  const { page } = portal;
  const name = 'Wilhelmina Featherstonehaugh-Cholmondeley';
  // What an attempt stores stays on the server.
  const digits = String(1000 + test.info().repeatEachIndex);
  const data = prizeClaim({ name, email: `wilhelmina${digits}@counter.example`, phone: `305 555 ${digits}` });
  await request.post('/api/prize-claims', { data });
  await page.route('**/api/admin/prize-claims/figures', async (route) => {
    const answer = await route.fetch();
    const figures = { ...(await answer.json()), limit: 5000, warning: 'near' };
    figures.value = { open: 4000, redeemed: 485, expired: 25, total: 4485 };
    await route.fulfill({ response: answer, json: figures });
  });
  await page.setViewportSize({ width: 375, height: 720 });
  await portal.open('/admin/dashboard');
  await page.getByRole('status').getByRole('link', { name: 'See the prizes' }).click();
  await portal.expectUrl(PRIZES);
  await page.getByRole('searchbox').fill(`wilhelmina${digits}`);
  await expect(page.getByText(name)).toBeVisible();
  await expect(page.getByText('$515 of the $5,000 limit is left.')).toBeVisible();
  await expect(page.getByRole('row', { name: /^Laser Solder \$150, 1 in 63/ })).toBeVisible();
  await expectUsable(page);
});
