import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { UPLOAD_CHUNK_BYTES } from '@jeweler/core/schemas';
import type { Page } from '@playwright/test';
import { libraryAdmin } from '../../library-suite/library-server.ts';
import { expect, test } from '../support/library-test.ts';
import { choose, expectDone, filmFile, holdSecondPiece } from '../support/upload-files.ts';

const expectStored = async (page: Page, address: string, content: Buffer) => {
  const response = await page.request.get(address);
  expect(response.status()).toBe(200);
  const body = await response.body();
  expect(body.length).toBe(content.length);
  // The server removes metadata at the beginning.
  expect(body.subarray(1_000_000).equals(content.subarray(1_000_000))).toBe(true);
};

test('after a reload the same file, chosen again, goes on from where it was', async ({ library }, info) => {
  const { page, origin } = library;
  await library.open('?folder=films');
  const { offsets, release } = await holdSecondPiece(page);
  const film = filmFile('walk.mp4', 20, 12);
  // On the disk, where it keeps the time of its last change.
  const onDisk = (name: string) => path.join(info.outputDir, name);
  mkdirSync(info.outputDir, { recursive: true });
  writeFileSync(onDisk('walk.mp4'), film.buffer);
  await choose(page, onDisk('walk.mp4'));
  await expect.poll(() => offsets).toEqual([0, UPLOAD_CHUNK_BYTES]);
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  await page.reload();
  expect(asked).toEqual(['beforeunload']);
  release();
  await choose(page, onDisk('walk.mp4'));
  await expectDone(page, 'walk.mp4');
  expect(offsets.filter((offset) => offset === 0)).toHaveLength(1);
  await expectStored(page, `${origin}/media/films/walk.mp4`, film.buffer);
});

test('a session that ends pauses an upload, and signing in goes on with it', async ({ library, context }) => {
  const { page, origin } = library;
  const response = await page.request.post(`${origin}/api/admin/login`, { data: libraryAdmin });
  const session = await response.json();
  await context.addInitScript(({ token, expiresAt }) => {
    localStorage.setItem('adminToken', token);
    localStorage.setItem('adminTokenExpiry', expiresAt);
  }, session);
  await library.open('?folder=films');
  const { offsets, release } = await holdSecondPiece(page);
  const film = filmFile('signed.mp4', 20, 13);
  await choose(page, [film]);
  await expect.poll(() => offsets).toEqual([0, UPLOAD_CHUNK_BYTES]);
  await page.request.post(`${origin}/api/admin/logout`, {
    headers: { authorization: `Bearer ${session.token}` },
  });
  release();
  await expect(page.getByText('Your session has ended. Please sign in again.')).toBeVisible();
  await page.getByLabel('Username').fill(libraryAdmin.username);
  await page.getByLabel('Password', { exact: true }).fill(libraryAdmin.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expectDone(page, 'signed.mp4');
  expect(offsets.filter((offset) => offset === 0)).toHaveLength(1);
  await expectStored(page, `${origin}/media/films/signed.mp4`, film.buffer);
});
