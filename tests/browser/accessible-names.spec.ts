import { usedFile } from '../library-suite/media-folder.ts';
import { missingScreens, screens } from '../support/public-screens.ts';
import { contactMessage, prizeClaim, subscription } from '../support/submission-builders.ts';
import { expectNamesAsRead } from './support/control-names.ts';
import { visit } from './support/hydrated.ts';
import { expect, test } from './support/own-server-test.ts';

test.beforeEach(async ({ complaints, page }) => {
  // The sample catalogue's pictures are not in the folder of this server.
  complaints.expected(/404/);
  await page.setViewportSize({ width: 1440, height: 900 });
});

test('what is read on a control begins its name, on every public page', async ({ page }) => {
  for (const { path } of [...screens, missingScreens[0]])
    await test.step(path, async () => {
      await visit(page, path);
      await expectNamesAsRead(page);
    });
});

test('and on every screen of the portal', async ({ portal, request }) => {
  const { page } = portal;
  const sender = { name: 'Ada Ferrer', email: 'ada.ferrer@example.com' };
  for (const [path, data] of [
    ['/api/contact', contactMessage(sender)],
    ['/api/prize-claims', prizeClaim(sender)],
    ['/api/subscribe', subscription({ email: sender.email })],
  ] as const)
    expect((await request.post(path, { data })).status()).toBe(201);
  for (const [path, shown] of [
    ['dashboard', sender.name],
    ['media', usedFile.name],
    ['media?view=list', usedFile.name],
    ['requests', sender.name],
    ['agenda', 'Add booking'],
    ['catalogue/products', 'Round Solitaire in Yellow Gold'],
    ['catalogue/products/1', 'How visitors find it'],
    ['catalogue/collections', 'Heritage'],
    ['catalogue/categories', 'Engagement Rings'],
    ['catalogue/redirects', 'Former addresses'],
    ['catalogue/import', 'Save all pieces as CSV'],
    ['prizes', 'Basic Appraisal'],
    ['mail', 'Outgoing mail'],
    ['subscribers', sender.email],
    ['settings', 'Opening hours'],
    ['settings/shop', 'Where the shop is'],
    ['people', 'What happened'],
    ['account', 'Change your password'],
    ['help', 'Answer a request'],
  ] as const)
    await test.step(path, async () => {
      await portal.open(`/admin/${path}`);
      await expect(page.getByText(shown).first()).toBeAttached();
      await expectNamesAsRead(page);
    });
  await test.step('a request', async () => {
    await portal.open('/admin/requests');
    await page.getByRole('row', { name: sender.name }).first().click();
    await expect(page.getByText('About this person')).toBeVisible();
    await expectNamesAsRead(page);
  });
});
