import type { Compilable, CompiledQuery, Kysely, QueryResult } from 'kysely';
import type { Tables } from './tables.ts';

/** Stands in a compiled statement for a value that each run brings. */
class Placeholder {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

/** Runs one statement, again and again, with these values in the places of their names. */
export type CompiledStatement<Values, Row> = (
  query: Kysely<Tables>,
  values: Values,
) => Promise<QueryResult<Row>>;

/**
 * A statement that Kysely turns into text at its first run only, for those that run with everything
 * that is stored: making the text anew takes as long as SQLite does.
 * @param build gives the statement; `value` takes the place of what each run brings
 */
export const compiledStatement = <Values extends object, Row = unknown>(
  build: (
    query: Kysely<Tables>,
    value: <Name extends keyof Values & string>(name: Name) => Values[Name],
  ) => Compilable<Row>,
): CompiledStatement<Values, Row> => {
  let compiled: CompiledQuery<Row> | undefined;
  return (query, values) => {
    // A placeholder has the type of what it stands for until the statement is run.
    compiled ??= build(query, (name) => new Placeholder(name) as never).compile();
    const parameters = compiled.parameters.map((parameter) =>
      parameter instanceof Placeholder ? values[parameter.name as keyof Values] : parameter,
    );
    return query.executeQuery({ ...compiled, parameters });
  };
};
