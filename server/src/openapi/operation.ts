import type { ApiCall } from '@jeweler/core/calls';

/** A call of the API, and what it is for. */
export interface Operation extends ApiCall {
  readonly summary: string;
}

type Named<Name extends string, Value> = Readonly<Record<Name, Value>>;

/** The calls of a table in its order; one without a sentence does not compile. */
export const describe = <Name extends string>(
  calls: Named<Name, ApiCall>,
  summaries: Named<Name, string>,
): Operation[] => {
  const names: readonly string[] = Object.keys(calls);
  const isName = (name: string): name is Name => names.includes(name);
  return names.filter(isName).map((name) => ({ ...calls[name], summary: summaries[name] }));
};
