import { test } from 'vitest';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { play, type Story, shrink } from './story.ts';

const perform = async (story: Story) => {
  const { folder, remove } = temporaryFolder();
  try {
    return await play(story, folder);
  } finally {
    remove();
  }
};

/** A story that fails says with which few of its acts it still fails, as a test to paste. */
const expectKept = async (story: Story) => {
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

const { SIMULATION_SEED: seed, SIMULATION_ACTS: acts = '100' } = process.env;
/** Three that are always the same, and the one of the day. */
const seeds = seed === undefined ? [1, 2, 3, Math.floor(Date.now() / 86_400_000)] : [Number(seed)];

test.each(seeds)('the year of seed %i keeps every promise', (each) =>
  expectKept({ seed: each, acts: Number(acts) }),
);
