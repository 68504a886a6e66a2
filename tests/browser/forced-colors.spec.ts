import type { Locator, Page } from '@playwright/test';
import { visit } from './support/hydrated.ts';
import { test as onFixedDay } from './support/own-server-test.ts';
import { expect, test } from './support/site-test.ts';

// Windows contrast themes: the visitor's own few colours replace those of the design.
const contextOptions = { forcedColors: 'active', reducedMotion: 'reduce' } as const;
test.use({ contextOptions });
onFixedDay.use({ contextOptions });

/** What the browser makes of a system colour. */
const systemColor = (page: Page, name: string): Promise<string> =>
  page.evaluate((color) => {
    const probe = document.body.appendChild(document.createElement('div'));
    Object.assign(probe.style, { forcedColorAdjust: 'none', backgroundColor: color });
    const { backgroundColor } = getComputedStyle(probe);
    probe.remove();
    return backgroundColor;
  }, name);

/** Passes if the first one is drawn in the system's colours for what is chosen, and the other one is not. */
const expectOnlyFirstMarked = async (page: Page, chosen: Locator, other: Locator) => {
  const [ground, text] = await Promise.all([
    systemColor(page, 'Highlight'),
    systemColor(page, 'HighlightText'),
  ]);
  await expect(chosen).toHaveCSS('background-color', ground);
  await expect(chosen).toHaveCSS('color', text);
  await expect(other).not.toHaveCSS('background-color', ground);
};

// On the evening of a month's last day, the calendar begins with the next one, where today is not.
onFixedDay(
  'the chosen type, day and time of an appointment have the system’s mark, and today has a frame',
  async ({ page, complaints }) => {
    complaints.expected(/404/);
    await visit(page, '/appointment');
    const form = page.getByRole('form', { name: 'Book an Appointment' });
    const face = (name: string | RegExp) =>
      form.locator('label').filter({ hasText: name }).locator('input + *');
    await form.getByRole('radio', { name: 'Jewelry Appraisal' }).check();
    await expectOnlyFirstMarked(page, face('Jewelry Appraisal'), face('Wedding Bands'));
    await expect(form.locator('[data-today] button')).toHaveCSS('border-top-style', 'solid');

    await form.getByRole('button', { name: 'Go to the Next Month' }).click();
    const days = form.getByRole('gridcell').locator('button:enabled');
    await days.nth(3).click();
    await expectOnlyFirstMarked(page, days.nth(3), days.nth(4));
    await form.getByRole('radio', { name: '2:00 PM', exact: true }).check();
    await expectOnlyFirstMarked(page, face(/^2:00/), face(/^3:00/));
  },
);

test('the present page, the chosen tab and the chosen filter have the system’s mark', async ({ page }) => {
  await visit(page, '/services?service=chains');
  const tab = (name: string) => page.getByRole('tab', { name });
  await expectOnlyFirstMarked(page, tab('Chains'), tab('Earrings'));
  await expect(tab('Earrings')).toHaveCSS('border-bottom-color', await systemColor(page, 'Canvas'));
  const main = page.getByRole('navigation', { name: 'Main' });
  await expectOnlyFirstMarked(
    page,
    main.getByRole('link', { name: 'Services' }),
    main.getByRole('link', { name: 'Home' }),
  );
  await visit(page, '/category/engagement-rings?style=halo');
  const bar = page.getByRole('group', { name: 'Narrow and sort' });
  await bar.locator('summary').filter({ hasText: 'Style' }).click();
  await expectOnlyFirstMarked(
    page,
    bar.getByRole('link', { name: 'Halo' }),
    bar.getByRole('link', { name: 'Solitaire' }),
  );
});
