import { expect, type Page, test } from '@playwright/test';

export const getForm = (page: Page) => page.getByRole('form', { name: 'Book an Appointment' });
export const submit = (page: Page) => getForm(page).getByRole('button', { name: 'Request Appointment' });

/** A number for each repetition in each browser: they share a server. */
const runNumber = (): number => {
  const { repeatEachIndex, project } = test.info();
  return 2 * repeatEachIndex + (project.name === 'firefox' ? 1 : 0);
};

/** A slot can be taken only once, so each run of a case uses its own day; not of the first week, which other cases use. */
export const dayOfMonth = (): number => 8 + (runNumber() % 21);

/** Goes to the next month, so that every day is in the future, and selects that day. */
const chooseDay = async (page: Page): Promise<string> => {
  const form = getForm(page);
  await form.getByRole('button', { name: 'Go to the Next Month' }).click();
  const cell = form.getByRole('gridcell').filter({ hasText: new RegExp(`^${dayOfMonth()}$`) });
  await cell.getByRole('button').click();
  await expect(cell).toHaveAttribute('aria-selected', 'true');
  return (await cell.getAttribute('data-day')) ?? '';
};

/** One person can hold three slots at most, so each run of a case has its own. */
const personOf = (hour: string) => {
  const digits = String(1000 * runNumber() + Number.parseInt(hour, 10)).padStart(7, '0');
  return { email: `visitor-${digits}@example.com`, phone: `561${digits}` };
};

/** Fills in everything, at an hour that only this case uses; returns the day. */
export const fillIn = async (page: Page, hour: string): Promise<string> => {
  const day = await chooseDay(page);
  const form = getForm(page);
  const { email, phone } = personOf(hour);
  await form.getByRole('radio', { name: hour, exact: true }).check();
  await form.getByRole('radio', { name: 'Jewelry Appraisal' }).check();
  await form.getByLabel('Name').fill('Elena Marsh');
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Phone').fill(phone);
  return day;
};
