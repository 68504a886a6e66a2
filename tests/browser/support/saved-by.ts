import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';

/** The text file that the browser downloads when `save` is called. */
export const savedBy = async (
  page: Page,
  save: () => Promise<void>,
): Promise<{ name: string; text: string }> => {
  const [download] = await Promise.all([page.waitForEvent('download'), save()]);
  return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') };
};
