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
