/** The middle value; for an even count, the mean of the two middle ones. */
export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const half = Math.floor(sorted.length / 2);
  const [upper = Number.NaN, lower = Number.NaN] = [sorted[half], sorted[half - 1]];
  return sorted.length % 2 === 1 ? upper : (lower + upper) / 2;
};

/** Measures a rate over this many seconds. */
export type Measurement = (seconds: number) => Promise<number>;

interface Rounds {
  readonly rounds: number;
  readonly seconds: number;
  readonly warmUpSeconds: number;
}

const USUAL: Rounds = { rounds: 5, seconds: 4, warmUpSeconds: 2 };

/**
 * Medians of baseline and subject, measured alternately after a warm-up of each, so that other load on the
 * machine affects both.
 */
export const compare = async (
  baseline: Measurement,
  subject: Measurement,
  { rounds, seconds, warmUpSeconds }: Rounds = USUAL,
): Promise<{ baseline: number; value: number }> => {
  await baseline(warmUpSeconds);
  await subject(warmUpSeconds);
  const baselines: number[] = [];
  const values: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    baselines.push(await baseline(seconds));
    values.push(await subject(seconds));
  }
  return { baseline: median(baselines), value: median(values) };
};
