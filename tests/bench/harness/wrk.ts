import { execFile, execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { temporaryFolder } from '../../support/temporary-folder.ts';

/** A request of the mix, and how often it is sent in comparison with the others. */
export interface MixedRequest {
  readonly path: string;
  readonly weight: number;
  readonly method?: 'GET' | 'POST';
  readonly body?: string;
}

export interface LoadResult {
  readonly perSecond: number;
  /** Milliseconds within which this share of the requests was answered. */
  readonly p50: number;
  readonly p99: number;
  /** Broken connections, timeouts, and responses that are no 2xx. */
  readonly errors: number;
}

export const hasWrk = (): boolean => {
  try {
    execFileSync('which', ['wrk'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
};

/** One entry for each unit of weight, in an order that is the same in every run. */
const script = (mix: readonly MixedRequest[]): string => `
local requests = {}
init = function()
  ${mix
    .map(({ path: target, weight, method = 'GET', body }) => {
      const headers = `{["Accept-Encoding"]="br"${body ? ',["Content-Type"]="application/json"' : ''}}`;
      const made = `wrk.format(${JSON.stringify(method)}, ${JSON.stringify(target)}, ${headers}, ${body ? JSON.stringify(body) : 'nil'})`;
      return `for i = 1, ${weight} do requests[#requests + 1] = ${made} end`;
    })
    .join('\n  ')}
  math.randomseed(7)
end
request = function() return requests[math.random(#requests)] end
done = function(summary, latency)
  local e = summary.errors
  io.write(string.format('{"perSecond":%f,"p50":%f,"p99":%f,"errors":%d}',
    summary.requests / summary.duration * 1e6, latency:percentile(50) / 1000, latency:percentile(99) / 1000,
    e.connect + e.read + e.write + e.status + e.timeout))
end
`;

/** Sends a mix of requests on so many connections, each as soon as the one before is answered. */
export const runWrk = async (
  url: string,
  mix: readonly MixedRequest[],
  { connections, seconds }: { readonly connections: number; readonly seconds: number },
): Promise<LoadResult> => {
  const { folder, remove } = temporaryFolder();
  try {
    const file = path.join(folder, 'mix.lua');
    writeFileSync(file, script(mix));
    const options = ['-t', '1', '-c', `${connections}`, '-d', `${seconds}s`, '--timeout', '10s', '-s', file];
    const { stdout } = await promisify(execFile)('wrk', [...options, url]);
    return JSON.parse(stdout.slice(stdout.lastIndexOf('{"perSecond"'))) as LoadResult;
  } finally {
    remove();
  }
};
