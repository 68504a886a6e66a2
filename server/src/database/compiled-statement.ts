import type { Compilable, CompiledQuery, Kysely, QueryResult } from 'kysely';
import type { Tables } from './tables.ts';

/** A placeholder in a compiled statement for a value that is bound on each run. */
class Placeholder {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

/** Runs the compiled statement with these values bound to its placeholders by name. */
export type CompiledStatement<Values, Row> = (
  query: Kysely<Tables>,
  values: Values,
) => Promise<QueryResult<Row>>;

/**
 * A statement that Kysely compiles only on its first run. For statements that run with every write: compiling
 * one takes as long as SQLite takes to run it.
 * @param build returns the statement; `value` marks what is bound on each run
 */
export const compiledStatement = <Values extends object, Row = unknown>(
  build: (
    query: Kysely<Tables>,
    value: <Name extends keyof Values & string>(name: Name) => Values[Name],
  ) => Compilable<Row>,
): CompiledStatement<Values, Row> => {
  let compiled: CompiledQuery<Row> | undefined;
  return (query, values) => {
    // Until the statement runs, a placeholder has the type of the value it replaces.
    compiled ??= build(query, (name) => new Placeholder(name) as never).compile();
    const parameters = compiled.parameters.map((parameter) =>
      parameter instanceof Placeholder ? values[parameter.name as keyof Values] : parameter,
    );
    return query.executeQuery({ ...compiled, parameters });
  };
};
