import { Agent, request } from 'node:http';

// Lighter than fetch: under a flood the client must not be the bottleneck.
const agent = new Agent({ keepAlive: true });

/** POSTs JSON and resolves with the status; 0 when the connection broke. */
export const postJson = (url: string, payload: unknown): Promise<number> =>
  new Promise((resolve) => {
    const body = JSON.stringify(payload);
    const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
    request(url, { method: 'POST', headers, agent }, (response) => {
      response.resume().once('close', () => resolve(response.complete ? (response.statusCode ?? 0) : 0));
    })
      .once('error', () => resolve(0))
      .end(body);
  });

/** Runs `work` for 0 to count - 1, at most `lanes` at a time. */
export const inLanes = async (
  count: number,
  lanes: number,
  work: (index: number) => Promise<void>,
): Promise<void> => {
  let next = 0;
  const lane = async () => {
    while (next < count) {
      next += 1;
      await work(next - 1);
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
};
