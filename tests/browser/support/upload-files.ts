import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { deferred } from '../../support/deferred.ts';
import { expect } from './library-test.ts';

interface UploadFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** A picture; another `shade` is another content. */
export const pictureFile = async (name: string, shade = 90, side = 1200): Promise<UploadFile> => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await sharp({
    create: { width: side, height: side, channels: 3, background: { r: shade, g: 80, b: 40 } },
  })
    .jpeg()
    .toBuffer(),
});

/** A film of so many megabytes: the sample, and pictures that its index does not mention. */
export const filmFile = (name: string, megabytes: number, fill = 7): UploadFile => {
  const sample = readFileSync(path.join(root, 'media/videos/hero.mp4'));
  const padding = Buffer.alloc(megabytes * 1_000_000 - sample.length, fill);
  padding.writeUInt32BE(padding.length, 0);
  padding.write('mdat', 4, 'latin1');
  return { name, mimeType: 'video/mp4', buffer: Buffer.concat([sample, padding]) };
};

export const getPanel = (page: Page): Locator =>
  page.getByRole('region', { name: /^Upload|uploaded|finished|skipped|failed/ });
export const getUpload = (page: Page, name: string): Locator =>
  page.getByRole('list', { name: 'Uploads' }).getByRole('listitem').filter({ hasText: name });

/** Chooses files, or one of the disk, by the button of the library or of the dialog in which a picture is chosen. */
export const choose = async (page: Page, files: readonly UploadFile[] | string): Promise<void> => {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Upload', exact: true }).click(),
  ]);
  await chooser.setFiles(typeof files === 'string' ? files : [...files]);
};

export const expectDone = (page: Page, name: string): Promise<void> =>
  expect(getUpload(page, name)).toContainText('Done', { timeout: 60_000 });

/**
 * Lets the first piece of a file pass, of UPLOAD_CHUNK_BYTES, and holds back the second until the returned function is
 * called. `offsets` are those at which the page sends.
 */
export const holdSecondPiece = async (page: Page) => {
  const { promise: released, resolve: release } = deferred<void>();
  const offsets: number[] = [];
  await page.route('**/api/admin/uploads/*', async (route) => {
    const request = route.request();
    if (request.method() !== 'PATCH') return route.continue();
    offsets.push(Number(request.headers()['upload-offset']));
    if (offsets.length === 2) await released;
    // The page may have been left meanwhile.
    await route.continue().catch(() => undefined);
  });
  return { offsets, release };
};

/** Drops files of the disk, or folders, as the system does. */
export const drop = async (page: Page, onto: Locator, paths: readonly string[]): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  const box = await onto.boundingBox();
  if (!box) throw new Error('There is nothing to drop onto.');
  const event = { x: box.x + box.width / 2, y: box.y + Math.min(box.height, 200) / 2 };
  const data = { items: [], files: [...paths], dragOperationsMask: 1 };
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await session.send('Input.dispatchDragEvent', { type, ...event, data });
};
