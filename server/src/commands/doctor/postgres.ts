import { inspectPostgres } from '../../database/postgres/inspect-postgres.ts';
import { postgresAdvice } from '../../database/postgres/postgres-fault.ts';
import { OperatorError } from '../../errors.ts';
import { type Finding, fault, note, ok } from './finding.ts';

/** Clocks of servers that differ by more than this put what visitors send in the wrong order. */
const MAX_CLOCK_DIFFERENCE_SECONDS = 2;

/** The database of DATABASE_URL: connection, version, migrations, who leads, and the clock. */
export const checkPostgres = async (url: string): Promise<Finding[]> => {
  try {
    const { version, applied, pending, unknown, hears, leader, clockDifferenceMs } =
      await inspectPostgres(url);
    const findings = [
      unknown.length > 0
        ? fault('made by a newer version of this program. Update the program')
        : applied.length === 0
          ? note(`PostgreSQL ${version}; it is empty, and the first start fills it`)
          : pending.length > 0
            ? note(`PostgreSQL ${version}; the next start brings it up to date`)
            : ok(`PostgreSQL ${version}, up to date`),
    ];
    if (!hears)
      findings.push(
        fault(
          'announcements of other servers do not arrive: DATABASE_URL has to lead to PostgreSQL itself, or to a pooler in session mode',
        ),
      );
    const leads = leader === undefined ? note : ok;
    findings.push(leads(leader ?? 'none: no server is running', 'Leading server'));
    const seconds = Math.abs(clockDifferenceMs) / 1000;
    if (seconds > MAX_CLOCK_DIFFERENCE_SECONDS) {
      const text = `it differs by ${Math.round(seconds)} seconds from that of the database server. Let both be set by NTP`;
      findings.push(fault(text, 'Clock'));
    }
    return findings;
  } catch (error) {
    if (error instanceof OperatorError) return [fault(error.message)];
    const advice = postgresAdvice(error)?.advice ?? 'Check DATABASE_URL';
    return [fault(`it cannot be read (${(error as Error).message}). ${advice}`)];
  }
};
