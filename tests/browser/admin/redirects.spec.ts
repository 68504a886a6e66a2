import { expect, test } from '../support/catalogue-test.ts';
import { expectUsable } from '../support/usable.ts';

test('a former address is listed with where it leads and its last use, and removed after a question', async ({
  portal,
  request,
}) => {
  const { page } = portal;
  await portal.open('/admin/catalogue/products/1');
  const address = page.getByRole('form', { name: 'Fields' }).getByLabel('Address', { exact: true });
  await expect(address).not.toHaveValue('');
  const former = `/product/${await address.inputValue()}`;
  await address.fill('another-address');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Everything is saved.')).toBeVisible();
  const responseBefore = await request.get(former, { maxRedirects: 0 });
  expect(responseBefore.status()).toBe(301);

  await page.getByRole('button', { name: 'Back to the list' }).click();
  await page.getByRole('link', { name: 'Former addresses' }).click();
  await portal.expectUrl('/admin/catalogue/redirects');
  await expect(page.getByText(`${former} → /product/another-address`)).toBeVisible();
  await expectUsable(page);
  await page.getByRole('button', { name: `Remove ${former}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(page.getByText('No address has been changed or retired yet.')).toBeVisible();
  const responseAfter = await request.get(former, { maxRedirects: 0 });
  expect(responseAfter.status()).toBe(404);
});
