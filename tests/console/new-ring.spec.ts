import { newRing, publishNewRing } from '../catalogue-suite/new-ring.ts';
import { expect, test } from './inbox-test.ts';

test('a new ring on the website, from Today, in a few steps', async ({ portal, complaints, request }) => {
  // Most pictures of the sample catalogue are not in this server's folder.
  complaints.expected(/404/);
  await portal.open('/admin/dashboard');
  await publishNewRing(portal.page);

  const page = await request.get(newRing.page);
  expect(page.status()).toBe(200);
  expect(await page.text()).toContain(newRing.price);
});
