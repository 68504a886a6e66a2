import type { Chance } from './chance.ts';
import type { Answer, Sending } from './shop.ts';

type Ask = (address: string, sending: Sending) => Promise<Answer | undefined>;

interface Upload {
  readonly address: string;
  readonly metadata: Readonly<Record<string, string>>;
  /** What is sent of it: if that is not all, it stays half sent. */
  readonly bytes: Buffer;
  readonly length?: number;
}

/**
 * Sends bytes in one piece or in several: whoever sends them asks how far they came, and goes on. Resolves with the last
 * answer; undefined if that was lost.
 */
export const sendInParts = async (
  chance: Chance,
  ask: Ask,
  { address, metadata, bytes, length = bytes.length }: Upload,
) => {
  const type = { 'tus-resumable': '1.0.0', 'content-type': 'application/offset+octet-stream' };
  const send = (method: string, to: string, headers: Record<string, string> = {}, part?: Buffer) =>
    ask(to, { method, headers: { ...type, ...headers }, bytes: part });
  const encoded = Object.entries(metadata).map(
    ([name, value]) => `${name} ${Buffer.from(value).toString('base64')}`,
  );
  const lengths = { 'upload-length': String(length), 'upload-metadata': encoded.join(',') };
  const begun = await send('POST', address, lengths);
  const place = begun?.headers.get('location');
  if (!place) return begun;
  for (let attempt = 0; attempt < 6; attempt += 1) {
    const known = await send('HEAD', place);
    const offset = Number(known?.headers.get('upload-offset'));
    if (!known?.ok || offset === bytes.length) return known;
    const end = chance.is(0.3) ? chance.between(offset + 1, bytes.length) : bytes.length;
    const sent = await send('PATCH', place, { 'upload-offset': String(offset) }, bytes.subarray(offset, end));
    if (sent && !sent.ok) return sent;
  }
  return undefined;
};
