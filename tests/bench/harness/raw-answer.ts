import { get, type IncomingMessage } from 'node:http';

/** Node adds these itself, for the baseline too. */
const WRITTEN_BY_NODE = new Set(['connection', 'date', 'keep-alive', 'transfer-encoding']);

export interface RawAnswer {
  readonly headers: Record<string, string>;
  /** The bytes as transferred, compressed or not; base64. */
  readonly body: string;
}

/** One response, with its body as transferred. Throws unless the status is 200. */
export const rawAnswer = async (url: string, headers: Record<string, string>): Promise<RawAnswer> => {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get(url, { headers }, resolve).once('error', reject);
  });
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk as Buffer);
  if (response.statusCode !== 200) throw new Error(`${url} answered ${response.statusCode}.`);
  const kept = Object.entries(response.headersDistinct)
    .filter(([name]) => !WRITTEN_BY_NODE.has(name))
    .map(([name, values = []]) => [name, values.join(', ')]);
  return { headers: Object.fromEntries(kept), body: Buffer.concat(chunks).toString('base64') };
};
