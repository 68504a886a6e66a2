/** Rows read at a time, so that memory does not depend on their number. */
const BATCH_ROWS = 500;

/** All rows of the queries that `read` makes, each of the rows after the one with the id `last`. */
export async function* rowsById<Row extends { readonly id: number }>(
  read: (last: number | undefined) => { limit(rows: number): { execute(): Promise<Row[]> } },
): AsyncGenerator<Row> {
  for (let last: number | undefined; ; ) {
    const rows = await read(last).limit(BATCH_ROWS).execute();
    yield* rows;
    if (rows.length < BATCH_ROWS) return;
    last = rows.at(-1)?.id;
  }
}
