// The minimum cost of a durable write: one row, one commit, on disk before the next one starts.
import Sqlite from 'better-sqlite3';

let insert;

const open = ({ file, row }) => {
  const database = new Sqlite(file);
  database.pragma('journal_mode = WAL');
  database.pragma('synchronous = FULL');
  const columns = Object.keys(row);
  database.exec(`create table submissions (id integer primary key, ${columns.join(', ')})`);
  const statement = database.prepare(
    `insert into submissions (${columns.join(', ')}) values (${columns.map((column) => `@${column}`).join(', ')})`,
  );
  insert = () => statement.run(row);
};

/** Rows per second. */
const rate = (seconds) => {
  const start = performance.now();
  const end = start + seconds * 1000;
  let rows = 0;
  while (performance.now() < end) {
    insert();
    rows += 1;
  }
  return (rows * 1000) / (performance.now() - start);
};

process.on('message', (message) => {
  if ('file' in message) process.send(open(message) ?? 'open');
  else process.send(rate(message.seconds));
});
