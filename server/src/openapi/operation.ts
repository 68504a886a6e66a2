import type { ApiCall } from '@jeweler/core/calls';

/** A call of the API, and what it is for. */
export interface Operation extends ApiCall {
  readonly summary: string;
}

/** The calls of a table in its order; one that is not described does not compile. */
export const describe = <Calls extends Readonly<Record<string, ApiCall>>>(
  calls: Calls,
  summaries: Readonly<Record<keyof Calls, string>>,
): Operation[] => {
  const byName: Readonly<Record<string, string>> = summaries;
  return Object.entries(calls).map(([name, call]) => ({ ...call, summary: byName[name] ?? '' }));
};
