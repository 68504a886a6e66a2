import type { Page } from '@playwright/test';
import { dayAfter, shopDay, usualIntroduction, usualQuestions } from '../../../core/src/business/index.ts';
import { expect, START, test } from '../support/catalogue-test.ts';
import { tabThrough } from '../support/keyboard.ts';
import { enlargeText, expectNoCutText, expectNoSidewaysScroll } from '../support/layout.ts';
import { expectUsable } from '../support/usable.ts';

const FACTS = '/admin/settings/shop';
const QUESTIONS = `${FACTS}/questions`;
const field = (page: Page, label: string) =>
  page.getByRole('form', { name: 'Fields' }).getByLabel(label, { exact: true });
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();
const isSaved = (page: Page) => expect(page.getByText('Everything is saved.')).toBeVisible();
const rows = (page: Page) => page.getByRole('grid', { name: 'Questions' }).getByRole('row');
/** The objects of a page's structured data. */
const jsonLd = (html: string): Record<string, unknown>[] =>
  [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(([, json = '']) =>
    JSON.parse(json),
  );

test('settings, facts and questions are usable at any width, light and dark; the facts by keyboard and at twice the text size', async ({
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
  await page.reload();
  await isSaved(page);
  const { missed, unmarked } = await tabThrough(page);
  expect({ missed, unmarked }).toEqual({ missed: [], unmarked: [] });
});

test('the lines of a tab and a testimonial are usable at any width, light and dark', async ({
  portal: { page, open },
}) => {
  for (const [place, shown] of [
    [`${FACTS}/services?group=chains`, 'Install Clasp'],
    [`${FACTS}/testimonials/1`, 'Everything is saved.'],
  ] as const) {
    await open(place);
    await expectUsable(page, { shown: () => expect(page.getByText(shown).first()).toBeVisible() });
  }
});

test('a changed number, address and paragraph are what the next visitor sees, everywhere', {
  tag: '@journey',
}, async ({ portal, request, browser, server }) => {
  const { page } = portal;
  await portal.open('/admin/settings');
  await expect(page.getByRole('region', { name: 'The shop' })).toContainText('(561) 555-0147');
  await page.getByRole('link', { name: 'Change phone, email, address or paragraph' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'The shop' })).toBeVisible();
  await isSaved(page);
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

test('questions are changed, moved and hidden, for visitors and search engines too', async ({
  portal,
  request,
}) => {
  const { page } = portal;
  const [first, second] = usualQuestions.map(({ question }) => question);
  await portal.open('/admin/settings');
  await page.getByRole('link', { name: 'Visitors’ questions' }).click();
  // Only rows in view are drawn.
  await expect(rows(page).first()).toContainText(first ?? '');
  await rows(page).first().focus();
  await page.keyboard.press('Alt+ArrowDown');
  await expect(rows(page).nth(1)).toContainText(first ?? '');
  await rows(page).first().click();
  await isSaved(page);
  await field(page, 'Answer').fill('Two weeks, as a rule.');
  await save(page);
  await isSaved(page);
  await page.getByRole('button', { name: 'Back to the list' }).click();
  await rows(page).nth(2).click();
  await page.getByRole('button', { name: 'Hide' }).click();
  await expect(page.getByText('Visitors do not see it.')).toBeVisible();

  const response = await request.get('/');
  const html = await response.text();
  const [faq = ''] = /<section[^>]*id="faq".*?<\/section>/s.exec(html) ?? [];
  const answers = [...faq.matchAll(/<details.*?<\/details>/gs)].map(([details]) => details);
  expect(answers).toHaveLength(7);
  expect(answers[0]).toContain(second);
  expect(answers[0]).toContain('Two weeks, as a rule.');
  const structured = jsonLd(html).find((object) => object['@type'] === 'FAQPage');
  expect(JSON.stringify(structured)).toContain('Two weeks, as a rule.');
  expect(structured).toHaveProperty('mainEntity.length', 7);
});

test('a price is changed in four clicks, its line moved within the tab, and the next visitor sees both', async ({
  portal,
  request,
}) => {
  const { page } = portal;
  const lines = page.getByRole('grid', { name: 'Services' }).getByRole('row');
  const prices = async () => {
    const html = await (await request.get('/services')).text();
    const [list = ''] = /<div[^>]*id="panel-ring-sizing".*?<div[^>]*id="panel-/s.exec(html) ?? [];
    return [...list.matchAll(/<dt[^>]*>(.*?)<\/dt><dd[^>]*>(.*?)<\/dd>/g)].map(([, name, price]) => [
      name,
      price,
    ]);
  };
  await portal.open('/admin/dashboard');
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('link', { name: 'Service prices' }).click();
  await lines.filter({ hasText: 'Ladies Smaller' }).click();
  await field(page, 'Price in dollars').click();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('1,250.00');
  await page.keyboard.press('Enter');
  await isSaved(page);
  await expect(page.getByText(/changed it/)).toBeVisible();
  expect((await prices())[0]).toEqual(['Ladies Smaller', '$1,250']);

  await page.getByRole('button', { name: 'Back to the list' }).click();
  await page.getByLabel('Tab').selectOption('Ring Sizing');
  await expect(lines).toHaveCount(7);
  await lines.first().focus();
  await page.keyboard.press('Alt+ArrowDown');
  await expect(page.getByText('“Ladies Smaller” moved')).toBeVisible();
  expect((await prices()).map(([name]) => name).slice(0, 3)).toEqual([
    'Ladies One Size Larger',
    'Ladies Smaller',
    'Each Additional Size',
  ]);
});

test('an announcement is shown from its first day', async ({ portal, browser, server, complaints }) => {
  // The server refuses days in the wrong order.
  complaints.expected(/400/);
  const { page } = portal;
  const today = shopDay(START);
  await portal.open('/admin/settings');
  await page.getByRole('link', { name: 'Announcements' }).click();
  await page.getByRole('link', { name: 'New announcement' }).click();
  await field(page, 'Text').fill('Open late. 🎄');
  await field(page, 'First day').fill(dayAfter(today, 7));
  await field(page, 'Last day').fill(today);
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Please choose the first day or a later one.')).toBeVisible();
  await field(page, 'Last day').fill(dayAfter(today, 9));
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText(/^Visitors see it from .+ until .+\.$/)).toBeVisible();

  const context = await browser.newContext();
  await context.clock.install({ time: server.now() });
  const visitor = await context.newPage();
  const banner = visitor.getByRole('region', { name: 'Announcements' });
  await visitor.goto(server.origin);
  await expect(banner).toBeVisible();
  await expect(banner).not.toContainText('Open late.');
  await field(page, 'First day').fill(dayAfter(today, -1));
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await isSaved(page);
  await visitor.reload();
  await expect(banner).toContainText('Open late. 🎄');
  await field(page, 'Last day').fill(dayAfter(today, -1));
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await isSaved(page);
  await visitor.reload();
  await expect(banner).not.toContainText('Open late.');
  await page.getByRole('button', { name: 'Back to the list' }).click();
  await expect(page.getByRole('grid', { name: 'Announcements' })).toContainText('Over: from');
  await context.close();
});
