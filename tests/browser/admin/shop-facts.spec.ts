import type { Page } from '@playwright/test';
import { usualIntroduction } from '../../../core/src/business/index.ts';
import { expect, test } from '../support/catalogue-test.ts';
import { tabThrough } from '../support/keyboard.ts';
import { enlargeText, expectNoCutText, expectNoSidewaysScroll } from '../support/layout.ts';
import { expectUsable } from '../support/usable.ts';

const FACTS = '/admin/settings/shop';
const QUESTIONS = `${FACTS}/questions`;
const field = (page: Page, label: string) =>
  page.getByRole('form', { name: 'Fields' }).getByLabel(label, { exact: true });
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();
const isSaved = (page: Page) => expect(page.getByText('Everything is saved.')).toBeVisible();
/** The objects of a page's structured data. */
const jsonLd = (html: string): Record<string, unknown>[] =>
  [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(([, json = '']) =>
    JSON.parse(json),
  );

test('settings, facts, questions, services and testimonials are usable at any width, light and dark; the facts by keyboard and at twice the text size', async ({
  portal: { page, open },
}) => {
  for (const [place, shown] of [
    ['/admin/settings', 'Visitors’ questions'],
    [QUESTIONS, 'Do you design custom engagement rings?'],
    [`${QUESTIONS}/1`, 'Everything is saved.'],
    [FACTS, 'Everything is saved.'],
  ] as const) {
    await open(place);
    await expectUsable(page, { shown: () => expect(page.getByText(shown).first()).toBeVisible() });
    await page.setViewportSize({ width: 375, height: 800 });
    await enlargeText(page);
    await expectNoSidewaysScroll(page);
    await expectNoCutText(page);
  }
  for (const [place, shown] of [
    [`${FACTS}/services?group=chains`, 'Install Clasp'],
    [`${FACTS}/testimonials/1`, 'Everything is saved.'],
  ] as const) {
    await open(place);
    await expectUsable(page, { shown: () => expect(page.getByText(shown).first()).toBeVisible() });
  }
  await open(FACTS);
  await isSaved(page);
  const { missed, unmarked } = await tabThrough(page);
  expect({ missed, unmarked }).toEqual({ missed: [], unmarked: [] });
});

test('a changed number, address and paragraph are what the next visitor sees, everywhere', {
  tag: '@journey',
}, async ({ portal, request, browser, server }) => {
  const { page } = portal;
  await portal.open('/admin/settings');
  await expect(page.getByRole('region', { name: 'Contact and texts' })).toContainText('(561) 555-0147');
  await page.getByRole('link', { name: 'Change phone, email, address or paragraph' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'The shop', exact: true })).toBeVisible();
  await isSaved(page);
  await expect(field(page, 'Phone')).toBeFocused();
  await field(page, 'Phone').fill('0188');
  await save(page);
  await expect(page.getByText(/^Please enter a number with its area code/)).toBeVisible();
  await field(page, 'Phone').fill('(561) 555-0188');
  await field(page, 'Email').fill('desk@shop.example');
  await field(page, 'Number for WhatsApp').fill('+49 30 5550 1234');
  await field(page, 'Opening paragraph').fill(`${'Wir freuen uns. 💍 '.repeat(16)}مرحبا بكم <b>`);
  await save(page);
  await isSaved(page);
  await expect(page.getByText(/changed it/)).toBeVisible();

  for (const place of [
    '/',
    '/contact',
    '/services',
    '/appointment',
    '/accessibility',
    '/product/round-solitaire-in-yellow-gold',
  ]) {
    const response = await request.get(place);
    const html = await response.text();
    expect(html).toContain('(561) 555-0188');
    for (const former of ['555-0147', '15615550147', 'hello@example.com', usualIntroduction])
      expect(html).not.toContain(former);
    if (place !== '/') continue;
    expect(html).toContain('مرحبا بكم &lt;b&gt;');
    expect(jsonLd(html)).toContainEqual(
      expect.objectContaining({
        '@type': 'JewelryStore',
        telephone: '+15615550188',
        email: 'desk@shop.example',
      }),
    );
  }

  const context = await browser.newContext();
  await context.clock.install({ time: server.now() });
  const visitor = await context.newPage();
  await visitor.goto(`${server.origin}/contact`);
  const main = visitor.getByRole('main');
  await expect(main.getByRole('link', { name: '(561) 555-0188' })).toHaveAttribute(
    'href',
    'tel:+15615550188',
  );
  await expect(main.getByRole('link', { name: 'Chat on WhatsApp' })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/493055501234\?text=/,
  );
  // The page is interactive with the same words.
  await main.getByLabel('Name').fill('Ada');
  await expect(main.getByRole('link', { name: 'desk@shop.example' })).toBeVisible();
  await context.close();
});
