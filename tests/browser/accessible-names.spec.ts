import { dayAfter, shopDay } from '@jeweler/core/business';
import type { Page } from '@playwright/test';
import { standingFiles, usedFile } from '../library-suite/media-folder.ts';
import { missingScreens, screens } from '../support/public-screens.ts';
import {
  appointmentRequest,
  contactMessage,
  prizeClaim,
  subscription,
} from '../support/submission-builders.ts';
import { expectNamesAsRead } from './support/control-names.ts';
import { visit } from './support/hydrated.ts';
import { expect, mailSettings, START, test } from './support/own-server-test.ts';
import { openWheel, winPrize } from './support/wheel.ts';

const TOMORROW = dayAfter(shopDay(START), 1);

test.use({ settings: mailSettings, files: standingFiles });

test.beforeEach(async ({ complaints, page }) => {
  // The sample catalogue's pictures are not in the folder of this server.
  complaints.expected(/404/);
  await page.setViewportSize({ width: 1440, height: 900 });
});

test('what is read on a control begins its name, on every public page', async ({ page }) => {
  for (const { path } of [...screens, missingScreens[0]])
    await test.step(path, async () => {
      await visit(page, path);
      await expectNamesAsRead(page);
    });
});

test('and on every screen of the portal', async ({ portal, request }) => {
  const { page } = portal;
  const sender = { name: 'Ada Ferrer', email: 'ada.ferrer@example.com' };
  for (const [path, data] of [
    ['/api/contact', contactMessage(sender)],
    ['/api/prize-claims', prizeClaim(sender)],
    ['/api/subscribe', subscription({ email: sender.email })],
  ] as const)
    expect((await request.post(path, { data })).status()).toBe(201);
  for (const [path, shown] of [
    ['dashboard', sender.name],
    ['media', usedFile.name],
    ['media?view=list', usedFile.name],
    ['requests', sender.name],
    ['agenda', 'Add booking'],
    ['catalogue/products', 'Round Solitaire in Yellow Gold'],
    ['catalogue/products/1', 'How visitors find it'],
    ['catalogue/collections', 'Heritage'],
    ['catalogue/categories', 'Engagement Rings'],
    ['catalogue/redirects', 'Former addresses'],
    ['catalogue/import', 'Save all pieces as CSV'],
    ['prizes', 'Basic Appraisal'],
    ['mail', 'Outgoing mail'],
    ['subscribers', sender.email],
    ['settings', 'Opening hours'],
    ['settings/shop', 'Where the shop is'],
    ['people', 'What happened'],
    ['account', 'Change your password'],
    ['help', 'Answer a request'],
  ] as const)
    await test.step(path, async () => {
      await portal.open(`/admin/${path}`);
      await expect(page.getByText(shown).first()).toBeAttached();
      await expectNamesAsRead(page);
    });
});

type Step = (page: Page) => Promise<unknown>;
const press =
  (name: string | RegExp, role: 'button' | 'menuitem' | 'row' | 'radio' | 'link' = 'button'): Step =>
  (page) =>
    page
      .getByRole(role, typeof name === 'string' ? { name, exact: true } : { name })
      .first()
      .click();
const choose = (name: string | RegExp) => press(name, 'menuitem');
const check =
  (name: RegExp): Step =>
  (page) =>
    page.getByRole('checkbox', { name }).first().click();
const fill =
  (label: string, value: string): Step =>
  (page) =>
    page
      .getByRole('textbox', { name: label })
      .or(page.getByRole('searchbox', { name: label }))
      .fill(value);
const key =
  (name: string): Step =>
  (page) =>
    page.keyboard.press(name);
const close: Step = async (page) => {
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog').or(page.getByRole('menu'))).toHaveCount(0);
};
const onPhone: Step = (page) => page.setViewportSize({ width: 375, height: 800 });
const widely: Step = (page) => page.setViewportSize({ width: 1440, height: 900 });

/** What is not there until it is opened: a text that is read then, and what leads there from the line before. */
type Opened = readonly (readonly [shown: string | RegExp, ...steps: Step[]])[];

const expectEach = async (page: Page, opened: Opened) => {
  await widely(page);
  for (const [shown, ...steps] of opened)
    await test.step(String(shown), async () => {
      for (const step of steps) await step(page);
      await expect(page.getByText(shown).filter({ visible: true }).first()).toBeVisible();
      await expectNamesAsRead(page);
    });
};

const inPortal: Readonly<Record<string, Opened>> = {
  dashboard: [
    ['Media folder'],
    ['Keyboard shortcuts', key('?')],
    ['Confirmed: Ada Ferrer', close, press('Confirm Ada Ferrer')],
    ['Media Library', onPhone, press('More')],
  ],
  media: [
    ['Copy URLs', press(/^ring-1\.jpg/, 'row')],
    ['Copy file names', press('More ways to copy')],
    ['Rename…', close, press('Change')],
    ['Rename file', choose('Rename…')],
    ['Folder', close, press('Change'), choose('Move to a folder…')],
    [/^Choose what replaces/, close, press('Change'), choose(/^Replace with/)],
    [
      'Quick look',
      close,
      (page) => page.getByRole('row', { name: /^ring-1\.jpg/ }).click({ button: 'right' }),
    ],
    ['640 × 480 px', choose('Quick look')],
    ['Compare 2 pictures', close, press(/^ring-2\.jpeg/, 'row'), press(/^Compare/)],
    ['New folder…', close, press('Organize')],
    ['Make folder', choose('New folder…')],
    ['End now', close, press('From the phone')],
    [
      'Everything in the library',
      close,
      (page) => page.getByLabel('Files to upload').setInputFiles('media/gallery/diamond-ring.jpg'),
    ],
    ['Undo', press('Change'), choose(/^Delete/)],
    ['Restore', press('Organize'), choose('Recently deleted…')],
    ['Copy URLs', close, press(/^Opal/, 'row'), onPhone],
  ],
  requests: [
    ['Answered', check(/^Select Grace Holloway/)],
    ['Private note', press(/^Grace Holloway/, 'link')],
    ['Mark as unread', press('More')],
    ['Remind', choose('Remind me on…')],
    ['New saved reply', press('Saved replies')],
    ['Title', press('Edit “Offer a time”')],
    ['Discard what you typed?', fill('Title', 'Another'), key('Escape')],
    [/^What .* stores about/, press('Discard'), press('Show this person’s data')],
    ['Delete everything about this person?', close, press('Delete this person’s data')],
    [/^Delete request/, close, press('Delete this request…')],
    ['Answered', close, press('Mark as answered')],
    ['Reply', onPhone],
  ],
  'requests?kind=appointment': [
    ['Propose this time', press(/^Luis Cabrera/, 'link'), press('Propose another time')],
    ['Sends a confirmation', press('Never mind'), press('More')],
    ['Move and confirm', choose(/^Move/)],
    ['Undo', press('Never mind'), press('Decline')],
  ],
  agenda: [
    ['Name', press('Add booking')],
    ['Whole day', close, press('Block')],
    ['Unblock', press(/^Whole day/)],
    [/^Ada/, press('Week', 'radio')],
    ['Mark as no-show', press(/^Ada Ferrer/)],
    ['Move and confirm', press('Move')],
  ],
  'catalogue/products': [
    ['See it on the website', press(/^More for Round Solitaire/)],
    ['Change…', close, check(/^Select Round/)],
    ['By how many percent', press('Change…')],
    ['Apply to', fill('By how many percent', '-5'), press('Show what changes')],
    ['Undo', press(/^Apply to/)],
    ['They can be undone', press('Changes to several pieces'), choose('Recent changes…')],
    ['Filters', close, onPhone],
    ['Collection', press(/^Filters/)],
  ],
  'catalogue/products/1': [
    ['From the left', (page) => page.getByText('What stays in view').first().click()],
    ['Choose a picture', press('Choose: First picture')],
    ['End now', close, press('From the phone: First picture')],
    ['Phone', close, press('Show the page')],
    ['Delete this piece?', press('Delete…')],
    ['Back on sale', close, press('Mark as sold')],
    ['Publish', press('Hide')],
    ['Day', press('Schedule publication…')],
    ['Copy', press(/preview/i)],
    ['Save', onPhone],
  ],
  'catalogue/products/new': [['Please enter', press('Save as draft')]],
  'catalogue/categories/1': [['Hide this category and its', press('Hide')]],
  prizes: [['Undo', fill('Code, name or phone number of a prize', 'Ada'), press('Redeem')]],
  subscribers: [
    ['Given', (page) => page.getByText('Consent').first().click()],
    ['Unsubscribe this address?', press(/^Unsubscribe/)],
  ],
  mail: [['About', press(/^desk@/)]],
  settings: [['Remove break', press('Opening hours', 'link'), press('Add a break on Monday')]],
  people: [
    ['Username', press('Invite')],
    [/^Remove .*\?/, close, press(/^Remove/)],
  ],
  account: [['Your password', press('Set up')]],
};

test('and on what is opened in the portal', async ({ portal, request, complaints }) => {
  // Some seventy looks.
  test.slow();
  const { page } = portal;
  // Of mails and of pages as typed: what they show runs no scripts.
  complaints.expected(/^console: Blocked script execution in /);
  for (const [path, data] of [
    ['/api/contact', contactMessage({ name: 'Grace Holloway', email: 'grace@example.com' })],
    ['/api/appointment', appointmentRequest({ appointmentDate: TOMORROW })],
    [
      '/api/appointment',
      appointmentRequest({
        appointmentDate: TOMORROW,
        appointmentTime: '11:00',
        name: 'Luis Cabrera',
        email: 'luis@example.com',
        phone: '561 555 0177',
      }),
    ],
    ['/api/prize-claims', prizeClaim({ email: 'claim@example.com' })],
    ['/api/subscribe', subscription({ email: 'paul@example.com' })],
  ] as const)
    expect((await request.post(path, { data })).status()).toBe(201);
  for (const [screen, opened] of Object.entries(inPortal))
    await test.step(screen, async () => {
      await portal.open(`/admin/${screen}`);
      await expectEach(page, opened);
    });
});

const onSite: Readonly<Record<string, Opened>> = {
  '/': [
    ['Engagement Rings', press('Engagement: show links')],
    ['Restyling', key('Escape'), onPhone, press('Open menu')],
  ],
  '/category/engagement-rings': [
    ['Halo', (page) => page.locator('summary', { hasText: 'Style' }).click()],
    ['1 piece', press(/^Halo/, 'link')],
  ],
  '/product/round-solitaire-in-yellow-gold': [['Round', press(/Enlarge the picture$/, 'link')]],
  '/appointment': [
    [
      '11:00 AM',
      press('Go to the Next Month'),
      (page) => page.getByRole('gridcell').locator('button:enabled').first().click(),
    ],
    ['Please', press('Request Appointment')],
  ],
  '/services': [['Chain', (page) => page.getByRole('tab').nth(2).click()]],
  '/contact': [
    ['Please', press('Send Message')],
    [
      'Message Sent Successfully',
      fill('Name', 'Ada'),
      fill('Email', 'ada@example.com'),
      fill('Message', 'Can you re-tip a ring?'),
      press('Send Message'),
    ],
  ],
  '/account': [['Create', (page) => page.getByRole('tab').nth(1).click()]],
};

test('and on what is opened on public pages', async ({ page }) => {
  for (const [path, opened] of Object.entries(onSite))
    await test.step(path, async () => {
      await visit(page, path);
      await expectEach(page, opened);
    });
  await test.step('the wheel', async () => {
    await widely(page);
    await openWheel(page);
    await expectNamesAsRead(page);
    await winPrize(page);
    await expectNamesAsRead(page);
    await press('Claim Prize')(page);
    await expectEach(page, [['Full Name']]);
  });
});
