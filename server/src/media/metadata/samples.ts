import { type Box, boxesIn, contentOf } from './boxes.ts';
import { MAX_PATCHES } from './findings.ts';
import { PAUSE, type Parser, UnreadableMetadataError } from './parser.ts';

interface ByteSpan {
  readonly start: number;
  readonly end: number;
}

/**
 * Where the content of a track is in its file, one span per chunk.
 * @param media the boxes of its `mdia`
 * @throws UnreadableMetadataError when its tables cannot be read
 */
export function* samplesOf(media: readonly Box[]): Parser<ByteSpan[]> {
  const information = media.find(({ type }) => type === 'minf');
  const table = information && (yield* find('stbl', information));
  if (!table) return [];
  const [sizes, chunks, longOffsets, offsets] = [
    yield* contents('stsz', table),
    yield* contents('stsc', table),
    yield* contents('co64', table),
    yield* contents('stco', table),
  ];
  const places = longOffsets ?? offsets;
  if (!sizes || !chunks || !places) throw new UnreadableMetadataError();
  return yield* toSpans(sizes, chunks, places, longOffsets ? 8 : 4);
}

/** Samples whose sizes are added up at a time. */
const SAMPLES_A_STEP = 100_000;

/** Tables of ISO 14496-12, section 8.7, each after four bytes of version and flags. */
function* toSpans(sizes: Buffer, chunks: Buffer, places: Buffer, width: 4 | 8): Parser<ByteSpan[]> {
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
        if (sample % SAMPLES_A_STEP === 0) yield PAUSE;
      }
    spans.push({ start, end: start + length });
  }
  return spans;
}

function* find(type: string, parent: Box): Parser<Box | undefined> {
  return (yield* boxesIn(parent.content, parent.end)).find((box) => box.type === type);
}

function* contents(type: string, parent: Box): Parser<Buffer | undefined> {
  const box = yield* find(type, parent);
  return box && (yield* contentOf(box));
}
