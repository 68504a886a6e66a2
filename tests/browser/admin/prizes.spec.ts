import { prizeClaim } from '../../support/submission-builders.ts';
import { expect, test } from '../support/portal-test.ts';
import { expectUsable } from '../support/usable.ts';

const PRIZES = '/admin/prizes';

/**
 * The last four digits of a phone number that no other attempt uses, because what an attempt stores stays on
 * the server.
 */
const ownDigits = (first: number): string => {
  const { retry, repeatEachIndex } = test.info();
  return String(first + 2 * repeatEachIndex + retry).padStart(4, '0');
};

// Otherwise colours would be measured in the middle of a fade.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a prize is found by its code, redeemed, taken back and redeemed by keyboard; other windows follow', async ({
  portal,
  openSession,
  request,
}) => {
  const { page } = portal;
  const session = await openSession();
  const headers = { authorization: `Bearer ${session.token}` };
  const digits = ownDigits(161);
  const sent = prizeClaim({
    name: 'Ottilie Brandt',
    email: `ottilie${digits}@counter.example`,
    phone: `305 555 ${digits}`,
  });
  for (let index = 0; index < 2; index += 1) await request.post('/api/prize-claims', { data: sent });
  const search = await request.post('/api/admin/prize-claims/search', {
    headers,
    data: { q: `305555${digits}` },
  });
  const [last, first] = (await search.json()).claims;
  await portal.open(PRIZES);
  const other = await portal.another();
  await other.open(`/admin/requests/${last.submission.reference.toLowerCase()}`);
  await expect(other.page.getByRole('button', { name: 'Mark as redeemed' })).toBeVisible();

  await page.bringToFront();
  await expect(page.getByRole('searchbox')).toBeVisible();
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type(`(305) 555-${digits}`);
  const found = page.getByRole('list', { name: 'Claims that were found' });
  await expect(found.getByText('Ottilie Brandt')).toHaveCount(2);
  await expect(
    found.getByRole('link', { name: new RegExp(`^${first.submission.reference}:`) }),
  ).toBeVisible();
  // With several results, a single key press must not redeem anything.
  await page.keyboard.press('Enter');
  await expect(found.getByRole('link').first()).toBeFocused();

  await page.getByRole('searchbox').fill(last.claim.code.replace('-', '').toLowerCase());
  // Pressed at once: the focus follows when the response arrives.
  await page.getByRole('searchbox').press('Enter');
  // Until then both are listed.
  await expect(found.getByRole('button', { name: 'Redeem' })).toHaveCount(1);
  await expect(found.getByRole('button', { name: 'Redeem' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(found.getByText('Redeemed.', { exact: true })).toBeFocused();
  await expect(found.getByText(/^Redeemed on .+ by admin\.$/)).toBeVisible();
  await expect(other.page.getByText(/^Redeemed on .+ by admin\.$/)).toBeVisible();
  await expect(other.page.getByRole('button', { name: 'Mark as redeemed' })).toHaveCount(0);

  await page.keyboard.press('Shift+Tab');
  await expect(found.getByRole('button', { name: /^Undo \(\d+ s\)$/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(found.getByText('Undone: the prize can be redeemed again.')).toBeFocused();
  await expect(other.page.getByRole('button', { name: 'Mark as redeemed' })).toBeVisible();
});

test('counter, figures and warning are readable at every width, in light and dark', async ({
  portal,
  request,
}) => {
  const { page } = portal;
  const name = 'Wilhelmina Featherstonehaugh-Cholmondeley';
  const digits = ownDigits(261);
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
