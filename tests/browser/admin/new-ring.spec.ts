import { newRing, publishNewRing } from '../../catalogue-suite/new-ring.ts';
import { expect, test } from '../support/own-server-test.ts';

test('a new ring on the website, from Today, in a few steps', async ({ portal, openSession, complaints }) => {
  // Most pictures of the sample catalogue are not in this server's folder.
  complaints.expected(/404/);
  await portal.store(await openSession());
  await portal.open('/admin/dashboard');
  await publishNewRing(portal.page);

  const visitor = await portal.page.context().newPage();
  await visitor.goto(newRing.page);
  await expect(visitor.getByRole('heading', { level: 1, name: newRing.name })).toBeVisible();
  await expect(visitor.getByText(newRing.price).first()).toBeVisible();
  await visitor.goto('/category/engagement-rings');
  await expect(visitor.getByRole('link', { name: newRing.name }).first()).toBeVisible();
});
