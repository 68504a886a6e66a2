import { record } from '../inbox-suite/inbox-driver.ts';
import { expectNoViolations } from './support/axe.ts';
import { expectNoCutText, expectNoSidewaysScroll } from './support/layout.ts';
import { expect, takePhotos, test } from './support/phone-test.ts';
import { savedBy } from './support/saved-by.ts';

test('photos of a piece are added after a message, and staff see, download and copy them', async ({
  portal,
  server,
  openPhone,
}) => {
  const { page } = portal;
  const visitor = await openPhone(`${server.origin}/contact`);
  const form = visitor.page.getByRole('form', { name: 'Send a message' });
  await form.getByLabel('Name').fill('Elena Marsh');
  await form.getByLabel('Email').fill('elena@example.com');
  await form.getByLabel('Message').fill('The clasp of my bracelet is worn.');
  await form.getByRole('button', { name: 'Send Message' }).click();
  await form.getByRole('link', { name: 'Add photos' }).click();
  await expect(visitor.page.getByText(/^For your request M-/)).toBeVisible();
  await expectNoViolations(visitor.page);

  const photos = await takePhotos(3);
  const goDark = await visitor.darkenAt([1, 3]);
  await visitor.choose(photos);
  await goDark();
  await expect(visitor.state).toHaveText('We have your 3 photos. You can send more, or close this page.');
  await expectNoViolations(visitor.page);
  await expectNoSidewaysScroll(visitor.page);
  await expectNoCutText(visitor.page);
  await visitor.choose(photos.slice(0, 1));
  await expect(visitor.page.getByText('Chosen twice, sent once: IMG_1001.jpg.')).toBeVisible();

  await portal.open('/admin/requests');
  await page.getByText('Elena Marsh').first().click();
  const strip = record(page).getByRole('list', { name: 'Photos' });
  await expect(strip.getByRole('img')).toHaveCount(3);
  await expectNoViolations(page);
  await strip.getByRole('button', { name: 'Photo 1 of 3' }).press('Enter');
  const view = page.getByRole('dialog', { name: 'Photo 1 of 3' });
  await expect(view.getByRole('button', { name: 'Next photo' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  const second = page.getByRole('dialog', { name: 'Photo 2 of 3' });
  const picture = second.getByRole('img', { name: 'Photo 2 of 3' });
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(240);
  await page.keyboard.press('+');
  await expect(picture).toHaveAttribute('style', /scale\(1\.5\)/);
  await expectNoViolations(page);
  const saved = await savedBy(page, () => second.getByRole('button', { name: 'Download' }).click());
  expect(saved.name).toMatch(/^M-.*\.jpg$/);

  await second.getByRole('button', { name: 'Copy to library' }).click();
  await page.getByRole('dialog', { name: 'Copy photo 2?' }).getByRole('button', { name: 'Copy' }).click();
  await expect(page.getByText('customer-photo.jpg')).toBeVisible();
  await portal.open('/admin/media?q=customer-photo');
  await expect(page.getByRole('grid').getByText('customer-photo.jpg')).toHaveCount(1);
});
