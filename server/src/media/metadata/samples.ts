import { type Box, boxesIn, contentOf } from './boxes.ts';
import { type Findings, MAX_PATCHES } from './findings.ts';
import { UnreadableMetadataError } from './section-reader.ts';

/** Samples whose sizes are added up at a time. */
const SAMPLES_A_STEP = 100_000;

/**
 * Overwrites the content of a track, wherever it is in its file. Its tables are those of ISO 14496-12, section 8.7, each
 * after four bytes of version and flags.
 * @param media the boxes of its `mdia`
 * @throws UnreadableMetadataError when its tables cannot be read
 */
export const removeSamples = async (findings: Findings, media: readonly Box[]): Promise<void> => {
  const { read } = findings;
  const information = media.find(({ type }) => type === 'minf');
  const parts = information ? await boxesIn(read, information.content, information.end) : [];
  const table = parts.find(({ type }) => type === 'stbl');
  if (!table) return;
  const tables = await boxesIn(read, table.content, table.end);
  const contents = async (wanted: string): Promise<Buffer | undefined> => {
    const box = tables.find(({ type }) => type === wanted);
    return box && contentOf(read, box);
  };
  const [sizes, chunks] = [await contents('stsz'), await contents('stsc')];
  const [longOffsets, offsets] = [await contents('co64'), await contents('stco')];
  const places = longOffsets ?? offsets;
  if (!sizes || !chunks || !places) throw new UnreadableMetadataError();
  const width = longOffsets ? 8 : 4;
  const commonSize = sizes.readUInt32BE(4);
  const count = places.readUInt32BE(4);
  if (count > MAX_PATCHES) throw new UnreadableMetadataError();
  let sample = 0;
  let entry = 0;
  const entries = chunks.readUInt32BE(4);
  for (let chunk = 1; chunk <= count; chunk += 1) {
    // An entry holds for its first chunk and those after it, up to the next entry's.
    while (entry + 1 < entries && chunks.readUInt32BE(8 + (entry + 1) * 12) <= chunk) entry += 1;
    const inChunk = chunks.readUInt32BE(8 + entry * 12 + 4);
    const at = 8 + (chunk - 1) * width;
    const start = width === 8 ? Number(places.readBigUInt64BE(at)) : places.readUInt32BE(at);
    let length = commonSize * inChunk;
    if (commonSize === 0)
      for (let left = inChunk; left > 0; left -= 1, sample += 1) {
        length += sizes.readUInt32BE(12 + sample * 4);
        if (sample % SAMPLES_A_STEP === 0) await findings.read(0, 0);
      }
    findings.replace(start, start + length);
  }
};
