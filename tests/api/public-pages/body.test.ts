import { readFileSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { inRoot } from '../../../scripts/lib/paths.mjs';
import { screens } from '../../support/public-screens.ts';
import { type FirstHtml, startPublicSite, textOf } from './public-site.ts';

const site = await startPublicSite();
afterAll(() => site.close());

/** Addresses of the links of the page's main part that have this text, in order. */
const hrefs = ({ document }: FirstHtml, name: string) =>
  [...document.querySelectorAll('main a')]
    .filter((link) => textOf(link) === name)
    .map((link) => link.getAttribute('href'));
const formOf = ({ document }: FirstHtml, name: string) => {
  const form = [...document.querySelectorAll('form')].find((each) => each.ariaLabel === name);
  if (!form) throw new Error(`There is no form named ${name}.`);
  return form;
};

test.each([
  ['/', 'Send a message', '/api/contact'],
  ['/', 'Subscribe to the newsletter', '/api/subscribe'],
  ['/contact', 'Send a message', '/api/contact'],
  ['/appointment', 'Book an Appointment', '/api/appointment'],
  ['/services', 'Request a quote', '/api/service-requests'],
])('the form on %s, %s, can be posted without scripts', async (path, name, action) => {
  const form = formOf(await site.page(path), name);
  expect([form.method, form.getAttribute('action')]).toEqual(['post', action]);
  const buttons = [...form.querySelectorAll('button[type=submit]')];
  expect(buttons.map((button) => button.hasAttribute('disabled'))).toEqual([false]);
});

test('without scripts a password is sent nowhere', async () => {
  const form = formOf(await site.page('/account'), 'Sign In');
  expect(form.getAttribute('method')).toBe('dialog');
  expect(form.querySelector('button[type=submit]')?.hasAttribute('disabled')).toBe(false);
});

test('the appointment form is whole, with its hint', async () => {
  const page = await site.page('/appointment');
  const form = formOf(page, 'Book an Appointment');
  // Added later, the hint would push down what is being filled in.
  for (const text of ['Times are in the shop’s time zone, Eastern Time.', 'Request Appointment'])
    expect(textOf(form)).toContain(text);
  expect(form.querySelector('[role=grid]')).not.toBeNull();
  for (const field of ['input[type=date][name=appointmentDate]', 'select[name=appointmentTime]'])
    expect(form.querySelector(field)).not.toBeNull();
});

test('the home page holds its forms too', async () => {
  const { document } = await site.page('/');
  for (const text of ['Send Message', 'You may unsubscribe at any time.'])
    expect(textOf(document.querySelector('main'))).toContain(text);
});

test('services hold every price, and the tab that the address asks for is open', async () => {
  const { document } = await site.page('/services?service=chains');
  const main = textOf(document.querySelector('main'));
  for (const text of ['Ladies Smaller', 'Re-Tip', 'Bracelet Hinge', 'French/Omega Clips', '$25 per inch'])
    expect(main).toContain(text);
  expect(document.getElementById('tab-chains')?.getAttribute('aria-selected')).toBe('true');
  expect(document.getElementById('panel-ring-sizing')?.hidden).toBe(true);
  expect(document.getElementById('panel-chains')?.hidden).toBe(false);
});

test('each announcement and each part of the navigation is a plain link', async () => {
  const { document } = await site.page('/');
  const banner = document.querySelector('[aria-label=Announcements] a');
  expect([textOf(banner), banner?.getAttribute('href')]).toEqual(['Contact Us.', '/contact']);
  const main = [...document.querySelectorAll('nav[aria-label=Main] a')];
  expect(main.map((link) => [textOf(link), link.getAttribute('href')])).toEqual([
    ['Home', '/'],
    ['Services', '/services'],
    ['Book Appointment', '/appointment'],
    ['Contact Us', '/contact'],
  ]);
});

test('the page that one is on is marked in both navigations', async () => {
  const marked = ({ document }: FirstHtml, name: string) =>
    [...document.querySelectorAll(`nav[aria-label=${name}] [aria-current=page]`)].map(textOf);
  expect(marked(await site.page('/services'), 'Main')).toEqual(['Services']);
  expect(marked(await site.page('/category/wedding-bands'), 'Jewelry')).toEqual(['Wedding']);
});

test('the still picture of the home page is described', async () => {
  const { document } = await site.page('/');
  expect(document.querySelector('main img')?.getAttribute('alt')).toContain(
    'Diamond solitaire ring in yellow gold',
  );
});

test('the contact page names every way to reach the shop', async () => {
  const page = await site.page('/contact');
  expect(hrefs(page, '(561) 555-0147')).toContain('tel:+15615550147');
  expect(hrefs(page, 'hello@example.com')).toContain('mailto:hello@example.com');
  expect(hrefs(page, 'Chat on WhatsApp')[0]).toMatch(/^https:\/\/wa\.me\/15615550147\?text=Hello/);
  expect(hrefs(page, 'Accessibility of this website')).toEqual(['/accessibility']);
});

test('the accessibility page says when it was tested, and leads to ways to write and to the licenses', async () => {
  const page = await site.page('/accessibility');
  expect(textOf(page.document.querySelector('main'))).toContain('Last tested in November 2026.');
  expect(hrefs(page, 'Send a Message')).toEqual(['/contact']);
  expect(hrefs(page, 'Read the licenses')).toEqual(['/licenses.txt']);
});

test('craftsmanship leads to the founder, to more stories and to an appointment', async () => {
  const page = await site.page('/craftsmanship');
  expect(hrefs(page, 'Book a Consultation')).toEqual(['/appointment']);
  expect(hrefs(page, 'About Oren')).toEqual(['/about-oren']);
  expect(hrefs(page, 'Read more client stories')).toEqual(['/testimonials']);
  expect(hrefs(page, 'Book an Appointment')).toEqual(['/appointment']);
  expect(page.document.querySelectorAll('main ol > li')).toHaveLength(5);
  expect(page.document.querySelectorAll('main blockquote')).toHaveLength(1);
});

test('custom design names time, conditions and the next step', async () => {
  const page = await site.page('/custom-design');
  expect([...page.document.querySelectorAll('main :is(h2, h3)')].map(textOf)).toContain('1-2 weeks');
  expect(textOf(page.document.querySelector('main'))).toContain('Possible for an additional fee.');
  expect(hrefs(page, 'Book an Appointment').at(-1)).toBe('/appointment');
});

test('the local-area page counts the zip codes that it does not show, and leads on', async () => {
  const page = await site.page('/southeast-florida-jewelry');
  const cities = [...page.document.querySelectorAll('main li:has(h3)')];
  const zips = (city: string) => {
    const entry = cities.find((each) => textOf(each.querySelector('h3')) === city);
    const label = [...(entry?.querySelectorAll('*') ?? [])].find((each) => textOf(each) === 'Zip codes');
    return textOf(label?.parentElement);
  };
  expect(zips('West Palm Beach').match(/\d{5}/g)).toHaveLength(8);
  expect(zips('West Palm Beach')).toContain('and 14 more');
  expect(zips('Boca Raton').match(/\d{5}/g)).toHaveLength(8);
  expect(zips('Boca Raton')).not.toContain('more');
  expect(zips('Delray Beach').match(/\d{5}/g)).toHaveLength(7);
  expect(zips('Boynton Beach')).toContain('and 1 more');
  expect(page.document.querySelectorAll('main [role=img][aria-label="5 out of 5 stars"]')).toHaveLength(3);
  expect(hrefs(page, 'See services and prices')).toEqual(['/services']);
  expect(hrefs(page, 'Contact Us')).toEqual(['/contact', '/contact']);
});

/** What two complaints against jewelers' websites (Southern District of Florida, 2023 and 2024) name. */
test.each(screens)(
  'links of $path say where they lead, and those that say the same lead to the same place',
  async ({ path }) => {
    const { document } = await site.page(path);
    // The menu covers the page; its links are never beside those of the page.
    const links = [...document.querySelectorAll('a:not([role], dialog *)')].map((link) => ({
      name: link.getAttribute('aria-label') ?? textOf(link),
      pictures: [...link.querySelectorAll('img')].map(({ alt }) => alt).join(' '),
      href: link.getAttribute('href') ?? '',
    }));
    expect(links.filter(({ name, pictures }) => !name && !pictures)).toEqual([]);
    expect(
      links.filter(({ name }) => /^(click )?here$|^(read|learn) more$|^more$|^link$/i.test(name)),
    ).toEqual([]);
    // The footer's links to customer service are placeholders (SPEC section 2): they lead nowhere.
    const leading = links.filter(({ name, href }) => name && href && href !== '#');
    const places = (name: string) =>
      new Set(leading.filter((link) => link.name === name).map(({ href }) => href.split('#')[0]));
    const names = [...new Set(leading.map(({ name }) => name))];
    expect(names.filter((name) => places(name).size > 1)).toEqual([]);
  },
);

/** Dependencies that no browser gets; html-to-text is for mails. */
const ELSEWHERE = /^(?:@jeweler\/|html-to-text$)/;
/** Its code is all in react-router. */
const REEXPORTED = new Map([['react-router-dom', 'react-router']]);

test('licenses.txt has the license of every library and font that browsers get', async () => {
  const dependencies = ['core', 'web'].flatMap((workspace) => {
    const manifest: { dependencies: object } = JSON.parse(
      readFileSync(inRoot(workspace, 'package.json'), 'utf8'),
    );
    return Object.keys(manifest.dependencies).filter((name) => !ELSEWHERE.test(name));
  });
  const { headers, text } = await site.get('/licenses.txt');
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(text).toContain('contain these libraries, fonts and dictionaries');
  // Libraries with the same text stand above it together.
  const headings = [...text.matchAll(/^-{80}\n((?:\S+ \d\S* \([^)]+\)\n)+)-{80}\n\n(?=\S)/gm)];
  const named = headings
    .flatMap(([, lines = '']) => lines.trim().split('\n'))
    .map((line) => line.split(' ')[0]);
  // What Vite found in the builds, and Panda, whose code is generated.
  expect(named).toEqual(expect.arrayContaining(dependencies.map((name) => REEXPORTED.get(name) ?? name)));
  expect(named).toContain('@pandacss/dev');
  expect(text).toContain('SIL OPEN FONT LICENSE');
});
