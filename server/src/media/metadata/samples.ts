import { type Box, boxesIn, contentOf } from './boxes.ts';
import { MAX_PATCHES } from './findings.ts';
import { type ReadAt, UnreadableMetadataError } from './section-reader.ts';

interface ByteSpan {
  readonly start: number;
  readonly end: number;
}

/**
 * Where the content of a track is in its file, one span per chunk.
 * @param media the boxes of its `mdia`
 * @throws UnreadableMetadataError when its tables cannot be read
 */
export const samplesOf = async (read: ReadAt, media: readonly Box[]): Promise<ByteSpan[]> => {
  const information = media.find(({ type }) => type === 'minf');
  const table = information && (await find(read, 'stbl', information));
  if (!table) return [];
  const [sizes, chunks, longOffsets, offsets] = [
    await contents(read, 'stsz', table),
    await contents(read, 'stsc', table),
    await contents(read, 'co64', table),
    await contents(read, 'stco', table),
  ];
  const places = longOffsets ?? offsets;
  if (!sizes || !chunks || !places) throw new UnreadableMetadataError();
  return await toSpans(read, sizes, chunks, places, longOffsets ? 8 : 4);
};

/** Samples whose sizes are added up at a time. */
const SAMPLES_A_STEP = 100_000;

/** Tables of ISO 14496-12, section 8.7, each after four bytes of version and flags. */
const toSpans = async (
  read: ReadAt,
  sizes: Buffer,
  chunks: Buffer,
  places: Buffer,
  width: 4 | 8,
): Promise<ByteSpan[]> => {
  const commonSize = sizes.readUInt32BE(4);
  const count = places.readUInt32BE(4);
  if (count > MAX_PATCHES) throw new UnreadableMetadataError();
  const spans: ByteSpan[] = [];
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
        if (sample % SAMPLES_A_STEP === 0) await read(0, 0);
      }
    spans.push({ start, end: start + length });
  }
  return spans;
};

const find = async (read: ReadAt, type: string, parent: Box): Promise<Box | undefined> => {
  return (await boxesIn(read, parent.content, parent.end)).find((box) => box.type === type);
};

const contents = async (read: ReadAt, type: string, parent: Box): Promise<Buffer | undefined> => {
  const box = await find(read, type, parent);
  return box && (await contentOf(read, box));
};
