import { holdRequests } from '../support/hold-requests.ts';
import { untilMarked } from './support/hydrated.ts';
import { expect, test } from './support/site-test.ts';

test('a tab that is pressed before its code has come opens once it has, and the tabs answer to the arrow keys', async ({
  page,
}) => {
  const release = await holdRequests(page, '**/assets/account-tabs-*.js');
  await page.goto('/account');
  await untilMarked(page, 'page-hydrated');
  const tab = page.getByRole('tab', { name: 'Create Account' });
  await tab.click();
  await expect(tab).toHaveAttribute('aria-selected', 'false');
  release();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('form', { name: 'Create Account' })).toBeVisible();

  const signIn = page.getByRole('form', { name: 'Sign In' });
  await tab.press('ArrowLeft');
  await expect(signIn).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(tab).toBeFocused();
  await expect(signIn).toBeHidden();
});
