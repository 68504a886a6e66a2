import { temporaryFolder } from '../support/temporary-folder.ts';
import { newDatabase } from '../support/test-server.ts';
import { play, type Story, shrink } from './story.ts';

const perform = async (story: Story) => {
  const { folder, remove } = temporaryFolder();
  try {
    return await play(story, folder, await newDatabase());
  } finally {
    remove();
  }
};

/** A story that fails says with which few of its acts it still fails, as a test to paste. */
export const expectKept = async (story: Story) => {
  const failure = await perform(story);
  if (!failure) return;
  const { act: until, reason } = failure;
  if (process.env.SIMULATION_SHRINK === '0') throw new Error(`Act ${until}, ${reason}`);
  const all = story.only ?? Array.from({ length: until + 1 }, (_, act) => act);
  const only = await shrink(all, async (fewer) => Boolean(await perform({ ...story, until, only: fewer })));
  const shortest = { ...story, until, only };
  const again = await perform(shortest);
  throw new Error(
    `Act ${until}, ${reason}\nThe same with ${only.length} acts (${again?.reason}):\n` +
      `test('…', () => expectKept(${JSON.stringify(shortest)}));`,
  );
};
