import { readFileSync } from 'node:fs';
import type { APIRequestContext, Locator } from '@playwright/test';
import { inRoot } from '../../scripts/lib/paths.mjs';
import { expectNoViolations } from './support/axe.ts';
import { expectNoCutText, expectNoSidewaysScroll } from './support/layout.ts';
import { expect, getCode, takePhotos, test } from './support/phone-test.ts';

const heic = {
  name: 'IMG_0001.HEIC',
  mimeType: 'image/heic',
  buffer: readFileSync(inRoot('tests/support/pictures/located.heic')),
};

test('a new ring on the website, from Today, with a picture from the phone, in the steps that a jeweler has patience for', {
  tag: '@journey',
}, async ({ portal, openPhone, complaints }) => {
  // Most pictures of the sample catalogue are not in this server's folder.
  complaints.expected(/404/);
  await portal.open('/admin/dashboard');
  const { page } = portal;
  const photos = await takePhotos(3);
  // Each click, each choice in a list and each text typed is one.
  let steps = 0;
  const step = async (work: Promise<unknown>) => {
    steps += 1;
    await work;
  };
  const click = (target: Locator) => step(target.click());
  const type = async (label: string, text: string) => {
    const field = page.getByLabel(label, { exact: true });
    await click(field);
    await step(field.fill(text));
  };
  await click(page.getByRole('navigation', { name: 'Portal' }).getByRole('link', { name: 'Catalogue' }));
  await click(page.getByRole('link', { name: 'New piece' }));
  await type('Name', 'Élan & Co. Ring');
  await type('Price in dollars', '$4,250');
  const category = page.getByLabel('Category', { exact: true }).last();
  await click(category);
  await step(category.selectOption({ label: 'Engagement Rings' }));
  await type('Description', 'A new ring, made in our workshop.');

  await click(page.getByRole('button', { name: 'From the phone: First picture' }));
  const { dialog, address } = await getCode(page);
  const phone = await openPhone(address);
  await expect(dialog.getByText('Phone connected.')).toBeVisible();
  await click(phone.page.getByRole('button', { name: 'Choose photos' }));
  await phone.choose(photos);
  await expect(phone.state).toHaveText('All 3 received. You can send more, or close this page.');
  await expect(dialog.getByText('3 files received.')).toBeVisible();
  await expect(dialog.getByRole('button', { name: /^Choose elan-and-co-ring/, pressed: true })).toHaveCount(
    1,
  );
  await click(dialog.getByRole('button', { name: 'Choose elan-and-co-ring-3.jpg' }));
  await click(dialog.getByRole('button', { name: 'Done' }));
  await expect(dialog).toBeHidden();

  await click(page.getByRole('button', { name: 'Publish', exact: true }));
  await expect(page.getByText('Visitors see it.')).toBeVisible();
  expect(steps).toBeLessThanOrEqual(24);
  const visitor = await page.context().newPage();
  await visitor.goto('/product/elan-and-co-ring');
  await expect(visitor.getByRole('heading', { level: 1, name: 'Élan & Co. Ring' })).toBeVisible();
  await expect(visitor.getByText('$4,250').first()).toBeVisible();
  await expect(visitor.locator('img[src*="elan-and-co-ring-3.jpg"]').first()).toBeVisible();
  await visitor.goto('/category/engagement-rings');
  await expect(visitor.getByRole('link', { name: 'Élan & Co. Ring' }).first()).toBeVisible();
});

/** A link for a phone; each case has a folder of its own. */
const link = async (request: APIRequestContext, token: string, folder: string): Promise<string> => {
  const headers = { authorization: `Bearer ${token}` };
  const response = await request.post('/api/admin/phone-uploads', { headers, data: { folder } });
  return ((await response.json()) as { url: string }).url;
};
/** What has arrived by the present link. */
const received = async (request: APIRequestContext, token: string): Promise<string[]> => {
  const headers = { authorization: `Bearer ${token}` };
  const response = await request.get('/api/admin/phone-uploads', { headers });
  const answer = (await response.json()) as { link: { received: { publicUrl: string }[] } };
  return answer.link.received.map(({ publicUrl }) => publicUrl);
};

test.describe('with a library that no phone has sent to', () => {
  // The dialog shows the code of an earlier case for as long as it works.
  test.use({ freshServer: true });

  test('30 photos, the screen dark five times while one is sent: none lost, none twice', async ({
    portal,
    openSession,
    openPhone,
    request,
    complaints,
  }) => {
    // One of the pictures in the folder is damaged.
    complaints.expected(/404/);
    const { token } = await openSession();
    const headers = { authorization: `Bearer ${token}` };
    await portal.open('/admin/media?folder=rings');
    await portal.page.getByRole('button', { name: 'From the phone' }).click();
    const { dialog, address } = await getCode(portal.page);
    await expectNoViolations(portal.page);
    const phone = await openPhone(address);
    await expect(phone.page.getByText('“rings”')).toBeVisible();
    const darken = await phone.darkenAt([3, 8, 13, 18, 23]);
    await phone.choose(await takePhotos(30));
    await darken();
    // As long as the case may last: 30 pictures take a busy machine its time.
    const untilTheEnd = { timeout: 0 };
    await expect(phone.state).toHaveText(
      'All 30 received. You can send more, or close this page.',
      untilTheEnd,
    );
    const listed = async () => {
      const { files } = (await (await request.get('/api/admin/media', { headers })).json()) as {
        files: { relativePath: string }[];
      };
      return files.map(({ relativePath }) => relativePath).filter((path) => path.startsWith('rings/IMG_'));
    };
    const names = Array.from({ length: 30 }, (_, index) => `rings/IMG_${1001 + index}.jpg`);
    await expect.poll(async () => (await listed()).sort()).toEqual(names);

    // At the computer they are in the library, and the code can be ended.
    await expect(dialog.getByText('30 files received.')).toBeVisible();
    await expectNoViolations(portal.page);
    await dialog.getByRole('button', { name: 'End now' }).click();
    await expect(dialog.getByText('This code has ended.')).toBeVisible();
    await phone.choose(await takePhotos(1, 40));
    await expect(phone.state).toContainText('This code has ended, and 1 photo was not sent.');
  });
});

test('where the browser can read HEIC, as Safari does, a JPEG is sent', async ({
  openSession,
  openPhone,
  request,
}) => {
  const { token } = await openSession();
  const { page, choose, state } = await openPhone(await link(request, token, ''));
  await page.evaluate(() => {
    const read = window.createImageBitmap;
    const readAny = async (file: Blob) =>
      file.type === 'image/heic' ? read(new ImageData(60, 40)) : read(file);
    Object.defineProperty(window, 'createImageBitmap', { value: readAny });
  });
  await choose([heic]);
  await expect(state).toHaveText('Received. You can send more, or close this page.');
  await expect.poll(() => received(request, token)).toEqual(['/media/IMG_0001.jpg']);
  const response = await request.get('/media/IMG_0001.jpg');
  const answer = await response.body();
  expect([...answer.subarray(0, 3)]).toEqual([0xff, 0xd8, 0xff]);
});

test('the page is readable on a small phone, in English and light, and in Spanish and dark', async ({
  openSession,
  openPhone,
  request,
}) => {
  const { token } = await openSession();
  for (const [locale, colorScheme, width] of [
    ['en-US', 'light', 320],
    ['es-MX', 'dark', 375],
  ] as const) {
    const isSpanish = locale === 'es-MX';
    const viewport = { width, height: 640 };
    const url = await link(request, token, 'rings');
    const { page, choose } = await openPhone(url, { locale, colorScheme, viewport });
    await choose([...(await takePhotos(2, isSpanish ? 61 : 51)), heic]);
    await expect(page.locator('html')).toHaveAttribute('lang', isSpanish ? 'es' : 'en');
    await expect(
      page.getByText(isSpanish ? /Este navegador no puede leer HEIC/ : /This browser cannot read HEIC/),
    ).toBeVisible();
    await expect(page.getByRole('status')).toContainText(isSpanish ? '2 de 3 recibidas' : '2 of 3 received');
    await expectNoViolations(page);
    await expectNoSidewaysScroll(page);
    await expectNoCutText(page);
    for (const button of await page.getByRole('button').all())
      await expect.poll(async () => (await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await page.getByRole('button', { name: isSpanish ? 'English' : 'Español' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      isSpanish ? 'Add photos' : 'Añadir fotos',
    );
    await page.goto('/phone/unknown');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      isSpanish ? 'Este código ya no es válido' : 'This code has ended',
    );
    await expectNoViolations(page);
  }
});
