import { test } from 'vitest';
import { expectKept } from './story.ts';

const { SIMULATION_SEED: seed, SIMULATION_ACTS: acts = '60' } = process.env;
/** Of one seed, or of all from one to another: `101-160`. */
const [from = 0, to = from] = seed?.split('-').map(Number) ?? [];
const chosen = Array.from({ length: to - from + 1 }, (_, index) => from + index);
/** Three that are always the same, and the one of the day. */
const seeds = seed === undefined ? [1, 2, 3, Math.floor(Date.now() / 86_400_000)] : chosen;

test.each(seeds)('the year of seed %i keeps every promise', (each) =>
  expectKept({ seed: each, acts: Number(acts) }),
);
