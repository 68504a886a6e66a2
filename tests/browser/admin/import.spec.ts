import type { Page } from '@playwright/test';
import { expect, test } from '../support/catalogue-test.ts';
import { expectUsable } from '../support/usable.ts';

test.use({ actionTimeout: 20_000 });

interface TestFile {
  readonly name: string;
  readonly text: string | Buffer;
}

/** Drops a file on the window, as from a folder of the computer. */
const drop = async (page: Page, { name, text }: TestFile) => {
  const data = await page.evaluateHandle(
    ([fileName, bytes]) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([new Uint8Array(bytes)], fileName));
      return transfer;
    },
    [name, [...Buffer.from(text)]] as const,
  );
  await expect(page.getByRole('heading', { name: 'Import or export' })).toBeVisible();
  await page.dispatchEvent('body', 'dragover', { dataTransfer: data });
  await page.dispatchEvent('body', 'drop', { dataTransfer: data });
};

const choose = (page: Page, { name, text }: TestFile) =>
  page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });

const table = (...lines: string[]) => `${lines.join('\r\n')}\r\n`;
const SOLITAIRE = 'round-solitaire-in-yellow-gold';
const OTHER = 'pear-in-yellow-gold';

test('a dropped table: its faults, then exactly what it changes, applied, seen by a visitor and in the history', {
  tag: '@journey',
}, async ({ portal, request }) => {
  const { page } = portal;
  await portal.open('/admin/catalogue/products');
  await page.getByRole('link', { name: 'Import or export' }).click();
  await portal.expectUrl('/admin/catalogue/import');
  const lines = [
    'Address;Name;Price',
    `${SOLITAIRE};Round Solitaire, Gr\xf6\xdfe 52;5.250`,
    'new-hoops;Hoops;',
  ];
  await drop(page, { name: 'pieces.csv', text: Buffer.from(table(...lines), 'latin1') });
  await expect(page.getByText('pieces.csv has one error')).toBeFocused();
  const faults = page.getByRole('group', { name: 'Errors' });
  await expect(faults).toContainText('Line 2, Price“5.250” can be 5250 or 5.25. Please write one of these.');
  await expect(page.getByRole('button', { name: 'Apply exactly this' })).toHaveCount(0);

  const right = table(...lines).replace('5.250', '5250,00');
  await drop(page, { name: 'pieces.csv', text: Buffer.from(right, 'latin1') });
  const changed = page.getByRole('group', { name: 'Changed' });
  await expect(changed.getByRole('listitem').first()).toContainText('Round Solitaire, Größe 52');
  await expect(changed).toContainText('$4,850→$5,250');
  await expect(page.getByRole('group', { name: 'New' })).toContainText('Hoops');
  const responseBefore = await request.get(`/product/${SOLITAIRE}`);
  expect(await responseBefore.text()).toContain('$4,850');
  await page.getByRole('button', { name: 'Apply exactly this' }).click();
  await expect(page.getByText('pieces.csv has been imported')).toBeVisible();
  await expect(page.getByText('1 new, 1 changed, 0 unchanged.')).toBeVisible();
  const visited = await (await request.get(`/product/${SOLITAIRE}`)).text();
  expect(visited).toContain('$5,250');
  expect(visited).toContain('Round Solitaire, Größe 52');

  await page.getByRole('link', { name: 'Back to the catalogue' }).click();
  await page.getByRole('row', { name: /Round Solitaire, Größe 52/ }).click();
  await expect(page.getByText(/imported it/)).toBeVisible();
});

test('what stands there is usable at any width, light and dark', async ({ portal: { open, page } }) => {
  await open('/admin/catalogue/import');
  await expect(page.getByRole('button', { name: 'Choose a file…' })).toBeVisible();
  await expectUsable(page);
  const text = table(
    'Address,Name,Price,Description,Picture,Category',
    `another-ring,${'Longname'.repeat(20)},5100,${'Words and words. '.repeat(30)},/media/other.jpg,bands`,
  );
  await choose(page, { name: 'faulty.csv', text: text.replace('5100', '5.100') });
  await expect(page.getByRole('group', { name: 'Errors' })).toBeVisible();
  await expectUsable(page);
  const changed = text.replace('another-ring', OTHER).replace('bands', 'engagement-rings');
  await choose(page, { name: 'pieces.csv', text: changed });
  await expect(page.getByRole('group', { name: 'Changed' })).toBeVisible();
  await expectUsable(page);
});
