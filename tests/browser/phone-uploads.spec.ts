import { readFileSync } from 'node:fs';
import { inRoot } from '../../scripts/lib/paths.mjs';
import { newRing, publishNewRing } from '../catalogue-suite/new-ring.ts';
import { expectNoViolations } from './support/axe.ts';
import { expectNoCutText, expectNoSidewaysScroll } from './support/layout.ts';
import { START } from './support/own-server-test.ts';
import { expect, getCode, takePhotos, test } from './support/phone-test.ts';

const heic = {
  name: 'IMG_0001.HEIC',
  mimeType: 'image/heic',
  buffer: readFileSync(inRoot('tests/support/pictures/located.heic')),
};

test('from the button to the picture of a new ring on the website, in a few steps', async ({
  portal,
  openSession,
  openPhone,
  complaints,
}) => {
  // Most pictures of the sample catalogue are not in this server's folder.
  complaints.expected(/404/);
  await portal.store(await openSession());
  await portal.open('/admin/dashboard');
  const { page } = portal;
  const photos = await takePhotos(3);
  await publishNewRing(page, async (click) => {
    await click(page.getByRole('button', { name: 'From the phone: First picture' }));
    const { dialog, address } = await getCode(page);
    await expectNoViolations(page);
    const phone = await openPhone(address);
    await expect(dialog.getByText('Phone connected.')).toBeVisible();
    await click(phone.page.getByRole('button', { name: 'Choose photos' }));
    await phone.choose(photos);
    await expect(phone.state).toHaveText('All 3 received. You can send more, or close this page.');
    await expect(dialog.getByText('3 files received.')).toBeVisible();
    await expect(dialog.getByRole('button', { name: /^Choose IMG_/, pressed: true })).toHaveCount(1);
    await click(dialog.getByRole('button', { name: 'Choose IMG_1002.jpg' }));
    await expectNoViolations(page);
    await click(dialog.getByRole('button', { name: 'Done' }));
    await expect(dialog).toBeHidden();
  });
  const visitor = await page.context().newPage();
  await visitor.goto(newRing.page);
  await expect(visitor.getByRole('heading', { level: 1, name: newRing.name })).toBeVisible();
  await expect(visitor.locator('img[src*="IMG_1002.jpg"]').first()).toBeVisible();
});

test('30 photos over a slow connection, the screen dark five times: none lost, none twice', async ({
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
  const made = await request.post('/api/admin/phone-uploads', { headers, data: { folder: 'rings' } });
  const { url } = (await made.json()) as { url: string };
  const phone = await openPhone(url);
  await expect(phone.page.getByText('“rings”')).toBeVisible();
  await phone.throttle(1000);
  await phone.choose(await takePhotos(30));
  for (const received of [2, 7, 12, 17, 22]) {
    await expect
      .poll(async () => Number.parseInt((await phone.state.textContent()) ?? '', 10), { intervals: [50] })
      .toBeGreaterThanOrEqual(received);
    await phone.hideAndReturn();
  }
  await expect(phone.state).toHaveText('All 30 received. You can send more, or close this page.');
  const listed = async () => {
    const { files } = (await (await request.get('/api/admin/media', { headers })).json()) as {
      files: { relativePath: string }[];
    };
    return files.map(({ relativePath }) => relativePath).filter((path) => path.startsWith('rings/IMG_'));
  };
  const names = Array.from({ length: 30 }, (_, index) => `rings/IMG_${1001 + index}.jpg`);
  await expect.poll(async () => (await listed()).sort()).toEqual(names);

  // At the computer they are in the library, and the code can be ended.
  await portal.store({ token, expiresAt: new Date(START.getTime() + 3_600_000).toISOString() });
  await portal.open('/admin/media?folder=rings');
  await portal.page.getByRole('button', { name: 'From the phone' }).click();
  const dialog = portal.page.getByRole('dialog', { name: 'From the phone' });
  await expect(dialog.getByText('30 files received.')).toBeVisible();
  await dialog.getByRole('button', { name: 'End now' }).click();
  await expect(dialog.getByText('This code has ended.')).toBeVisible();
  await phone.choose(await takePhotos(1, 40));
  await expect(phone.state).toContainText('This code has ended, and 1 photo was not sent.');
});

test('after a reload the page says what is missing, and a photo chosen twice is sent once', async ({
  openSession,
  openPhone,
  request,
}) => {
  const headers = { authorization: `Bearer ${(await openSession()).token}` };
  const made = await request.post('/api/admin/phone-uploads', { headers, data: { folder: '' } });
  const phone = await openPhone(((await made.json()) as { url: string }).url);
  const { page, state, choose } = phone;
  const [first, second] = [await takePhotos(1), await takePhotos(1, 2)];
  await choose(first);
  await expect(state).toHaveText('Received. You can send more, or close this page.');
  await page.route('**/api/phone-uploads/**', (route) => route.abort());
  await choose(second);
  await expect(state).toContainText('1 of 2 received. No connection');
  await page.unroute('**/api/phone-uploads/**');
  await page.reload();
  await expect(page.getByText('Not sent when this page was loaded again: IMG_1002.jpg.')).toBeVisible();
  await expect(state).toHaveText('1 received so far.');
  await choose([...first, ...second]);
  await expect(state).toHaveText('Received. You can send more, or close this page.');
  await expect(page.getByText('Chosen twice, sent once: IMG_1001.jpg.')).toBeVisible();
  await expect(page.getByText('Not sent when')).toBeHidden();
  const { link } = (await (await request.get('/api/admin/phone-uploads', { headers })).json()) as {
    link: { received: unknown[] };
  };
  expect(link.received).toHaveLength(2);
});

test('where the browser can read HEIC, as Safari does, a JPEG is sent', async ({
  openSession,
  openPhone,
  request,
}) => {
  const headers = { authorization: `Bearer ${(await openSession()).token}` };
  const made = await request.post('/api/admin/phone-uploads', { headers, data: { folder: '' } });
  const { page, choose, state } = await openPhone(((await made.json()) as { url: string }).url);
  await page.evaluate(() => {
    const read = window.createImageBitmap;
    const readAny = async (file: Blob) =>
      file.type === 'image/heic' ? read(new ImageData(60, 40)) : read(file);
    Object.defineProperty(window, 'createImageBitmap', { value: readAny });
  });
  await choose([heic]);
  await expect(state).toHaveText('Received. You can send more, or close this page.');
  const { link } = (await (await request.get('/api/admin/phone-uploads', { headers })).json()) as {
    link: { received: { publicUrl: string }[] };
  };
  expect(link.received.map(({ publicUrl }) => publicUrl)).toEqual(['/media/IMG_0001.jpg']);
  const sent = await (await request.get('/media/IMG_0001.jpg')).body();
  expect([...sent.subarray(0, 3)]).toEqual([0xff, 0xd8, 0xff]);
});

for (const [locale, colorScheme, width] of [
  ['en-US', 'light', 320],
  ['es-MX', 'dark', 375],
] as const) {
  test(`the page is readable at ${width} px, in ${locale} and ${colorScheme}`, async ({
    openSession,
    openPhone,
    request,
  }) => {
    const headers = { authorization: `Bearer ${(await openSession()).token}` };
    const made = await request.post('/api/admin/phone-uploads', { headers, data: { folder: 'rings' } });
    const { url } = (await made.json()) as { url: string };
    const { page, choose } = await openPhone(url, {
      locale,
      colorScheme,
      viewport: { width, height: 640 },
    });
    await choose([...(await takePhotos(2)), heic]);
    const isSpanish = locale === 'es-MX';
    await expect(page.locator('html')).toHaveAttribute('lang', isSpanish ? 'es' : 'en');
    await expect(
      page.getByText(isSpanish ? /Este navegador no puede leer HEIC/ : /This browser cannot read HEIC/),
    ).toBeVisible();
    await expect(page.getByRole('status')).toContainText(isSpanish ? '2 de 3 recibidas' : '2 of 3 received');
    await expectNoViolations(page);
    await expectNoSidewaysScroll(page);
    await expectNoCutText(page);
    for (const button of await page.getByRole('button').all())
      expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await page.getByRole('button', { name: isSpanish ? 'English' : 'Español' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      isSpanish ? 'Add photos' : 'Añadir fotos',
    );
    await page.goto('/phone/unknown');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      isSpanish ? 'Este código ya no es válido' : 'This code has ended',
    );
    await expectNoViolations(page);
  });
}

test('without JavaScript the page says what it needs', async ({ openSession, openPhone, request }) => {
  const headers = { authorization: `Bearer ${(await openSession()).token}` };
  const made = await request.post('/api/admin/phone-uploads', { headers, data: { folder: 'rings' } });
  const { url } = (await made.json()) as { url: string };
  const { page } = await openPhone(url, { javaScriptEnabled: false });
  await expect(page.locator('noscript p')).toBeVisible();
  await expect(page.locator('noscript p')).toContainText('This page needs JavaScript to send photos.');
});
