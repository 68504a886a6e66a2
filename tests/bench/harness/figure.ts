/** The limit of a figure, inclusive. */
export type Target = { readonly atLeast: number } | { readonly atMost: number };

/**
 * One measured value. `ratio` is value / baseline of the same run; if there is one, the target applies to it.
 */
export interface Figure {
  readonly benchmark: string;
  readonly name: string;
  readonly unit: string;
  readonly value: number;
  readonly baseline: number | null;
  readonly ratio: number | null;
  /** Null for a figure without a target. */
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

/** Completes a measurement with its ratio, and with whether it meets its target. */
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

/** A benchmark that measures and returns figures. It is selected by `name` on the command line. */
export interface Benchmark {
  readonly name: string;
  readonly measure: () => Promise<Figure[]>;
}
