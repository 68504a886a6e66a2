import { holdRequests } from '../support/hold-requests.ts';
import { untilMarked, visit } from './support/hydrated.ts';
import { expect, test } from './support/site-test.ts';

test('signing in is simulated: a second, a notice and no call', async ({ page }) => {
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(request.url());
  });
  await visit(page, '/account');
  const form = page.getByRole('form', { name: 'Sign In' });
  await form.getByLabel('Email').fill('elena@example.com');
  await form.getByLabel('Password').fill('secret1');
  const started = Date.now();
  await form.getByRole('button', { name: 'Sign In' }).click();
  await expect(form.getByRole('button')).toBeDisabled();
  await expect(page.getByText('Login Successful')).toBeVisible();
  expect(Date.now() - started).toBeGreaterThan(950);
  expect(posts).toEqual([]);
});

test('an account is created in the second tab, and the form is empty again', async ({ page }) => {
  await visit(page, '/account');
  await expect(page.getByRole('tab', { name: 'Sign In' })).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('tab', { name: 'Create Account' }).click();
  const form = page.getByRole('form', { name: 'Create Account' });
  await form.getByLabel('First Name').fill('Elena');
  await form.getByLabel('Last Name').fill('Marsh');
  await form.getByLabel('Email').fill('elena@example.com');
  await form.getByLabel('Password', { exact: true }).fill('secret1');
  await form.getByLabel('Confirm Password').fill('secret2');
  await form.getByRole('button', { name: 'Create Account' }).click();
  await expect(form.getByText('Passwords do not match')).toBeVisible();

  await form.getByLabel('Confirm Password').fill('secret1');
  await form.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByText('Registration Successful')).toBeVisible();
  await expect(form.getByLabel('First Name')).toHaveValue('');
  await expect(form.getByLabel('Confirm Password')).toHaveValue('');
});

test('every field of both forms says what is wrong', async ({ page }) => {
  await visit(page, '/account');
  const signIn = page.getByRole('form', { name: 'Sign In' });
  await signIn.getByRole('button', { name: 'Sign In' }).click();
  await expect(signIn.getByText('Please enter a valid email address.')).toBeVisible();
  await expect(signIn.getByText('Password must be at least 6 characters.')).toBeVisible();

  await page.getByRole('tab', { name: 'Create Account' }).click();
  const registration = page.getByRole('form', { name: 'Create Account' });
  await registration.getByRole('button', { name: 'Create Account' }).click();
  await expect(registration.getByText('First name must be at least 2 characters.')).toBeVisible();
  await expect(registration.getByText('Last name must be at least 2 characters.')).toBeVisible();
  await expect(registration.getByText('Password must be at least 6 characters.')).toHaveCount(2);
});

test('the tabs answer to the arrow keys and keep what was typed', async ({ page }) => {
  await visit(page, '/account');
  await page.getByRole('form', { name: 'Sign In' }).getByLabel('Email').fill('elena@example.com');
  await page.getByRole('tab', { name: 'Sign In' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('form', { name: 'Create Account' })).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('form', { name: 'Sign In' }).getByLabel('Email')).toHaveValue(
    'elena@example.com',
  );
});

test('a tab that is pressed before its code has come opens once it has', async ({ page }) => {
  const release = await holdRequests(page, '**/assets/account-tabs-*.js');
  await page.goto('/account');
  await untilMarked(page, 'page-hydrated');
  const tab = page.getByRole('tab', { name: 'Create Account' });
  await tab.click();
  await expect(tab).toHaveAttribute('aria-selected', 'false');
  release();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('form', { name: 'Create Account' })).toBeVisible();
});

test('links without a target go nowhere', async ({ page }) => {
  await visit(page, '/account');
  await page.getByText('Forgot Password').click({ force: true });
  await expect(page).toHaveURL(/\/account$/);
});
