import { visit } from './support/hydrated.ts';
import { expect, test } from './support/site-test.ts';

test('craftsmanship leads to the founder, to more stories and to an appointment', async ({ page }) => {
  await visit(page, '/craftsmanship');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Book a Consultation' })).toHaveAttribute(
    'href',
    '/appointment',
  );
  await expect(main.getByRole('link', { name: 'About Oren' })).toHaveAttribute('href', '/about-oren');
  await expect(main.getByRole('link', { name: 'Read more client stories' })).toHaveAttribute(
    'href',
    '/testimonials',
  );
  await expect(main.locator('ol > li')).toHaveCount(5);
  await expect(main.getByRole('blockquote')).toBeVisible();
  await expect(main.getByRole('link', { name: 'Book an Appointment' })).toHaveAttribute(
    'href',
    '/appointment',
  );
});

test('custom design names time, conditions and the next step', async ({ page }) => {
  await visit(page, '/custom-design');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: '1-2 weeks' })).toBeVisible();
  await expect(main.getByText('Possible for an additional fee.')).toBeVisible();
  await main.getByRole('link', { name: 'Book an Appointment' }).last().click();
  await expect(page).toHaveURL(/\/appointment$/);
});

test('the local-area page shows eight zip codes of each city and counts the rest', async ({ page }) => {
  await visit(page, '/southeast-florida-jewelry');
  const zips = (city: string) =>
    page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: city, exact: true }) })
      .getByText('Zip codes');
  const codes = async (city: string) => (await zips(city).locator('..').textContent())?.match(/\d{5}/g);
  expect(await codes('West Palm Beach')).toHaveLength(8);
  await expect(zips('West Palm Beach').locator('..')).toContainText('and 14 more');
  expect(await codes('Boca Raton')).toHaveLength(8);
  await expect(zips('Boca Raton').locator('..')).not.toContainText('more');
  expect(await codes('Delray Beach')).toHaveLength(7);
  await expect(zips('Boynton Beach').locator('..')).toContainText('and 1 more');
});

test('the local-area page leads to the services and to the contact page', async ({ page }) => {
  await visit(page, '/southeast-florida-jewelry');
  const main = page.getByRole('main');
  await expect(main.getByRole('img', { name: '5 out of 5 stars' })).toHaveCount(3);
  await expect(main.getByRole('link', { name: 'See services and prices' })).toHaveAttribute(
    'href',
    '/services',
  );
  for (const link of await main.getByRole('link', { name: 'Contact Us' }).all()) {
    await expect(link).toHaveAttribute('href', '/contact');
  }
  await expect(main.getByRole('link', { name: 'Contact Us' })).toHaveCount(2);
});

for (const width of [375, 1440]) {
  test(`no paragraph at ${width} px ends with a word alone on its line`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await visit(page, '/about');
    const alone = await page
      .getByRole('main')
      .getByRole('paragraph')
      .evaluateAll((paragraphs) => {
        const range = document.createRange();
        const topOf = (text: Text, word: RegExpExecArray) => {
          range.setStart(text, word.index);
          range.setEnd(text, word.index + word[0].length);
          return range.getBoundingClientRect().top;
        };
        return paragraphs
          .filter(({ firstChild, childNodes }) => {
            if (!(firstChild instanceof Text) || childNodes.length > 1) return false;
            const [before, last] = [...firstChild.data.matchAll(/\S+/g)].slice(-2);
            return before && last && topOf(firstChild, before) < topOf(firstChild, last) - 6;
          })
          .map(({ textContent }) => textContent);
      });
    expect(alone).toEqual([]);
  });
}
