import { readFileSync } from 'node:fs';
import autocannon from 'autocannon';

/** The same for all baselines and subjects. */
const CONNECTIONS = 32;

export interface Request {
  readonly url: string;
  readonly method?: 'GET' | 'POST';
  readonly headers?: Record<string, string>;
  readonly body?: string;
}

/** Responses per second under constant load. Throws when any request is not answered with a 2xx. */
export const answersPerSecond = async (request: Request, seconds: number): Promise<number> => {
  const result = await autocannon({ ...request, connections: CONNECTIONS, duration: seconds });
  const bad = result.non2xx + result.errors + result.timeouts;
  if (bad > 0) throw new Error(`${bad} requests to ${request.url} were not answered with a 2xx.`);
  return result['2xx'] / result.duration;
};

/** Clock ticks in a second, in which Linux counts the time of processes. */
const TICKS = 100;

/** Seconds of processor time that a process has taken, on Linux. */
const processorSeconds = (pid: number): number => {
  // After the name, which may contain spaces: its state and ten more fields, then user and system time.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / TICKS;
};

/** Responses for each second of processor time that the server's process takes. */
export const answersPerProcessorSecond = async (
  request: Request,
  seconds: number,
  pid: number,
): Promise<number> => {
  const before = processorSeconds(pid);
  const rate = await answersPerSecond(request, seconds);
  return (rate * seconds) / (processorSeconds(pid) - before);
};
