import { test } from 'vitest';
import { expectKept } from '../simulation/story.ts';

const { SIMULATION_SEED: seed = '1', SIMULATION_ACTS: acts = '200' } = process.env;

test(
  'a year with two servers on one database keeps every promise',
  () => expectKept({ seed: Number(seed), acts: Number(acts) }),
  30 * 60_000,
);
