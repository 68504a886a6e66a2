import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { temporaryFolder } from '../../support/temporary-folder.ts';

/** As many as a shop keeps of one day's pictures. */
const FILES_PER_FOLDER = 250;
/** Longer than a new file has to stand still before it is listed, in milliseconds. */
const STAND_STILL = 1500;

/** Makes a media folder of `count` small files in folders of two levels, hands it to `use`, clears it away. */
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
