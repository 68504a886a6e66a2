import type { ApiCall } from '@jeweler/core/calls';

type Failure = 400 | 401 | 404 | 409 | 410 | 413 | 415 | 423 | 429 | 503 | 507;

/** A call of the API, what it is for, and failures beyond those that follow from its path, its query and its body. */
export interface Operation extends ApiCall {
  readonly summary: string;
  readonly failures?: readonly Failure[];
}

type Description = string | readonly [summary: string, failures: readonly Failure[]];

/** The calls of a table in its order; one that is not described does not compile. */
export const describe = <Calls extends Readonly<Record<string, ApiCall>>>(
  calls: Calls,
  descriptions: Readonly<Record<keyof Calls, Description>>,
): Operation[] => {
  const byName: Readonly<Record<string, Description>> = descriptions;
  return Object.entries(calls).map(([name, call]) => {
    const described = byName[name] ?? '';
    const [summary, failures = []] = typeof described === 'string' ? [described] : described;
    return { ...call, summary, failures };
  });
};
