import { test } from 'vitest';
import { expectKept } from './story.ts';

const { SIMULATION_SEED: seed, SIMULATION_ACTS: acts = '60' } = process.env;
/** Three that are always the same, and the one of the day. */
const seeds = seed === undefined ? [1, 2, 3, Math.floor(Date.now() / 86_400_000)] : [Number(seed)];

test.each(seeds)('the year of seed %i keeps every promise', (each) =>
  expectKept({ seed: each, acts: Number(acts) }),
);
