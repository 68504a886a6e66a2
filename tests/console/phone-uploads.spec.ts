import sharp from 'sharp';
import { expect, test } from './inbox-test.ts';

test('a phone sends to the server itself by the code that the console shows, and the console sees it', async ({
  portal,
  request,
}) => {
  await portal.open('/admin/media');
  await portal.page.getByRole('button', { name: 'From the phone' }).click();
  const dialog = portal.page.getByRole('dialog', { name: 'From the phone' });
  const address = (await dialog.locator('code').textContent()) ?? '';
  const page = await request.get(address);
  expect(page.status()).toBe(200);
  expect(page.url()).toMatch(/^http:\/\/localhost:\d+\/phone\/[\w-]{43}$/);

  const uploads = address.replace('/phone/', '/api/phone-uploads/');
  expect((await request.post(`${uploads}/open`)).status()).toBe(200);
  await expect(dialog.getByText('Phone connected.')).toBeVisible();
  const photo = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#a67c3d' } })
    .jpeg()
    .toBuffer();
  const created = await request.post(uploads, {
    headers: {
      'tus-resumable': '1.0.0',
      'upload-length': String(photo.length),
      'upload-metadata': `filename ${btoa('from-the-phone.jpg')},clash ${btoa('keep')}`,
    },
  });
  const location = new URL(created.headers().location ?? '', address).href;
  const sent = await request.patch(location, {
    headers: {
      'tus-resumable': '1.0.0',
      'upload-offset': '0',
      'content-type': 'application/offset+octet-stream',
    },
    data: photo,
  });
  expect(sent.status()).toBe(204);
  await expect(dialog.getByText('1 file received.')).toBeVisible();
  await expect(dialog.getByText('from-the-phone.jpg')).toBeVisible();
  await dialog.getByRole('button', { name: 'End now' }).click();
  await expect(dialog.getByText('This code has ended.')).toBeVisible();
});
