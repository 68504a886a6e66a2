import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { temporaryFolder } from '../../support/temporary-folder.ts';

/** About as many as a shop stores of one day's photographs. */
const FILES_PER_FOLDER = 250;
/** Longer than the stability threshold for new files, in milliseconds. */
const STAND_STILL = 1500;

/**
 * Creates a media folder of `count` small files in two levels of folders, passes it to `use`, and removes it.
 */
export const withMediaTree = async <Result>(
  count: number,
  use: (mediaDir: string) => Promise<Result>,
): Promise<Result> => {
  const { folder, remove } = temporaryFolder();
  try {
    for (let made = 0; made < count; made += FILES_PER_FOLDER) {
      const day = path.join(folder, `shoot ${Math.floor(made / 2500)}`, `day-${made / FILES_PER_FOLDER}`);
      mkdirSync(day, { recursive: true });
      for (let index = 0; index < Math.min(FILES_PER_FOLDER, count - made); index += 1) {
        writeFileSync(path.join(day, `IMG_${made + index}-ring.jpg`), 'x'.repeat(index));
      }
    }
    await delay(STAND_STILL);
    return await use(folder);
  } finally {
    remove();
  }
};
