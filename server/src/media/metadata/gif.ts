import { type Findings, hasXmpLocation, MAX_SEARCHED_BYTES } from './findings.ts';
import { MAX_PARSED_BYTES, UnreadableMetadataError } from './section-reader.ts';

const EXTENSION = 0x21;
const IMAGE = 0x2c;
const COMMENT = 0xfe;
const APPLICATION = 0xff;
/** Extensions of programs that the picture needs: repetition and colours. */
const needed = new Set(['NETSCAPE2.0', 'ANIMEXTS1.0', 'ICCRGBG1012']);
const HEADER_BYTES = 13;
const IMAGE_HEADER_BYTES = 10;
/** Bytes of blocks that are walked through at a time. */
const STRIDE_BYTES = 16 * 1024;

/** Comments, XMP and other data of programs, and what follows the picture. */
export const inspectGif = async (findings: Findings): Promise<void> => {
  const { size } = findings;
  const header = await findings.read(0, HEADER_BYTES);
  let at = HEADER_BYTES + paletteLength(header[10] ?? 0);
  while (at < size) {
    const head = await findings.read(at, 14);
    const start = at;
    if (head[0] === IMAGE) {
      const data = at + IMAGE_HEADER_BYTES + paletteLength(head[IMAGE_HEADER_BYTES - 1] ?? 0);
      at = await afterBlocks(findings, data + 1);
    } else if (head[0] === EXTENSION) {
      at = await afterBlocks(findings, at + 2);
      const isNeeded =
        head[1] !== COMMENT && (head[1] !== APPLICATION || needed.has(head.toString('latin1', 3, 14)));
      if (isNeeded) continue;
      if (at - start > MAX_PARSED_BYTES) throw new UnreadableMetadataError();
      const bytes = await findings.read(start, Math.min(at - start, MAX_SEARCHED_BYTES));
      findings.hasLocation ||= hasXmpLocation(bytes);
      // A comment of zeros: XMP is no sequence of blocks, so their lengths are written anew.
      findings.replace(start + 1, at, Buffer.concat([Buffer.from([COMMENT]), emptyBlocks(at - start - 2)]));
    } else {
      findings.replace(at + 1, size);
      break;
    }
  }
};

const paletteLength = (flags: number): number => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);

/** Offset after a sequence of blocks, each of which begins with its length; the last has none. */
const afterBlocks = async ({ size, read }: Findings, from: number): Promise<number> => {
  for (let at = from; at < size; ) {
    const bytes = await read(at, Math.min(STRIDE_BYTES, size - at));
    const start = at;
    while (at - start < bytes.length) {
      const length = bytes[at - start] ?? 0;
      at += 1 + length;
      if (length === 0) return Math.min(at, size);
    }
    if (bytes.length === 0) break;
  }
  return size;
};

/** A sequence of blocks of zeros, with its end. */
const emptyBlocks = (length: number): Buffer => {
  const blocks = Buffer.alloc(length);
  for (let at = 0; at < length - 1; ) {
    const left = length - 1 - at;
    // A block has at least two bytes.
    const block = left === 257 ? 255 : Math.min(256, left);
    blocks[at] = block - 1;
    at += block;
  }
  return blocks;
};
