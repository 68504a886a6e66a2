import { expect, type Page, test } from '@playwright/test';

/** The reason why tests that read request bodies do not run in Firefox. */
export const NO_BODIES = 'WebDriver BiDi does not say what a request carries.';

export const getForm = (page: Page) => page.getByRole('form', { name: 'Book an Appointment' });
export const submit = (page: Page) => getForm(page).getByRole('button', { name: 'Request Appointment' });

/** A slot can be taken only once, and the browsers share a server, so each uses its own day. */
export const dayOfMonth = () => (test.info().project.name === 'firefox' ? 17 : 15);

/** Goes to the next month, so that every day is in the future, and selects that day. */
const chooseDay = async (page: Page): Promise<string> => {
  const form = getForm(page);
  await form.getByRole('button', { name: 'Go to the Next Month' }).click();
  const cell = form.getByRole('gridcell').filter({ hasText: new RegExp(`^${dayOfMonth()}$`) });
  await cell.getByRole('button').click();
  await expect(cell).toHaveAttribute('aria-selected', 'true');
  return (await cell.getAttribute('data-day')) ?? '';
};

/**
 * A slot can be taken only once, and one person can hold three at most, so each test that is stored uses its
 * own.
 */
interface Wish {
  readonly hour?: string;
  readonly email?: string;
  readonly phone?: string;
}

export const fillInVisitor = async (
  page: Page,
  { email = 'elena@example.com', phone = '(561) 555-0188' }: Wish = {},
) => {
  const form = getForm(page);
  await form.getByRole('radio', { name: 'Jewelry Appraisal' }).check();
  await form.getByLabel('Name').fill('Elena Marsh');
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Phone').fill(phone);
};

export const fillIn = async (page: Page, wish: Wish = {}): Promise<string> => {
  const day = await chooseDay(page);
  const { hour = '2:00 PM' } = wish;
  await getForm(page).getByRole('radio', { name: hour, exact: true }).check();
  await fillInVisitor(page, wish);
  return day;
};
