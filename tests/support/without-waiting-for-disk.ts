import Sqlite from 'better-sqlite3';

/** What a process has written is there also when it is killed; the disk is only waited for in tests/process. */
const { exec } = Sqlite.prototype;
Sqlite.prototype.exec = function (source) {
  return exec.call(this, source.replace('synchronous = FULL', 'synchronous = OFF'));
};
