/** What a figure must keep to; the bound itself is allowed. */
export type Target = { readonly atLeast: number } | { readonly atMost: number };

/** One measured number. `ratio` is value / baseline of the same run, and is then what the target is about. */
export interface Figure {
  readonly benchmark: string;
  readonly name: string;
  readonly unit: string;
  readonly value: number;
  readonly baseline: number | null;
  readonly ratio: number | null;
  /** Null for a figure that is only told. */
  readonly target: Target | null;
  readonly pass: boolean | null;
}

interface Measured {
  readonly name: string;
  readonly unit: string;
  readonly value: number;
  readonly baseline?: number;
  readonly target?: Target;
}

/** Completes a measurement: its ratio, and whether it keeps to its target. */
export const figure = (benchmark: string, { name, unit, value, baseline, target }: Measured): Figure => {
  const ratio = baseline === undefined ? null : value / baseline;
  return {
    benchmark,
    name,
    unit,
    value,
    baseline: baseline ?? null,
    ratio,
    target: target ?? null,
    pass: target ? reachesTarget(ratio ?? value, target) : null,
  };
};

const reachesTarget = (measured: number, target: Target): boolean =>
  'atLeast' in target ? measured >= target.atLeast : measured <= target.atMost;

/** A benchmark: measures, and returns what it found. `name` is how it is asked for. */
export interface Benchmark {
  readonly name: string;
  readonly measure: () => Promise<Figure[]>;
}
