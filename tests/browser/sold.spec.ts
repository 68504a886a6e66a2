import type { APIRequestContext } from '@playwright/test';
import { expectNoViolations } from './support/axe.ts';
import { visit } from './support/hydrated.ts';
import { expectNoSidewaysScroll } from './support/layout.ts';
import { expect, test } from './support/own-server-test.ts';

const PATH = '/product/vintage-milgrain';

/** Staff give its picture a text and say that it is sold. */
const sell = async (request: APIRequestContext, token: string) => {
  const headers = { Authorization: `Bearer ${token}` };
  const list = '/api/admin/catalogue/products';
  const found = await request.get(`${list}?q=Vintage Milgrain Solitaire`, { headers });
  const { id, revision } = (await found.json()).products[0];
  const changes = { image_alt: 'A ring with a beaded collar' };
  const changed = await request.post(`${list}/${id}`, { headers, data: { changes, revision } });
  const data = { state: 'sold', revision: (await changed.json()).revision };
  expect((await request.post(`${list}/${id}/state`, { headers, data })).status()).toBe(200);
};

test('a sold piece keeps its page, with a way to ask for one like it, and is marked in its lists', async ({
  page,
  request,
  openSession,
  complaints,
}) => {
  // The folder of this server has no pictures.
  complaints.expected(/\/images\/.* 404$|status of 404/);
  const main = page.getByRole('main');
  await visit(page, PATH);
  await expect(main.getByText('$6,900')).toBeVisible();
  await sell(request, (await openSession()).token);

  await page.setViewportSize({ width: 375, height: 812 });
  await visit(page, '/category/engagement-rings');
  await main
    .getByRole('link', { name: 'A ring with a beaded collar Vintage Milgrain Solitaire Sold' })
    .click();
  await expect(page).toHaveURL(PATH);
  await expect(main.getByText('Sold', { exact: true })).toBeVisible();

  await visit(page, PATH);
  await expect(main.getByText('Sold', { exact: true })).toBeVisible();
  await expect(main.getByText('$6,900')).toHaveCount(0);
  await expect(main.getByRole('button', { name: 'Add to Shopping Bag' })).toBeVisible();
  await expect(main.getByRole('img', { name: 'A ring with a beaded collar', exact: true })).toBeVisible();
  const data = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(data.join()).toContain('"availability":"https://schema.org/SoldOut"');
  await expectNoSidewaysScroll(page);
  await expectNoViolations(page);

  await main.getByRole('link', { name: 'Ask for one like it' }).first().click();
  await expect(page).toHaveURL('/contact?piece=vintage-milgrain');
  await expect(page.getByRole('form', { name: 'Send a message' }).getByLabel('Message')).toHaveValue(
    /Vintage Milgrain Solitaire/,
  );
});
