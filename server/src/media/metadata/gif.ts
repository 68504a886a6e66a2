import { Findings, hasXmpLocation, MAX_SEARCHED_BYTES, type PrivateMetadata } from './findings.ts';
import { MAX_PARSED_BYTES, type Parser, UnreadableMetadataError } from './parser.ts';

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
export function* gifMetadata(size: number): Parser<PrivateMetadata> {
  const findings = new Findings();
  const header = yield { offset: 0, length: HEADER_BYTES };
  let at = HEADER_BYTES + paletteLength(header[10] ?? 0);
  while (at < size) {
    const head = yield { offset: at, length: 14 };
    const start = at;
    if (head[0] === IMAGE) {
      const data = at + IMAGE_HEADER_BYTES + paletteLength(head[IMAGE_HEADER_BYTES - 1] ?? 0);
      at = yield* afterBlocks(data + 1, size);
    } else if (head[0] === EXTENSION) {
      at = yield* afterBlocks(at + 2, size);
      const isNeeded =
        head[1] !== COMMENT && (head[1] !== APPLICATION || needed.has(head.toString('latin1', 3, 14)));
      if (isNeeded) continue;
      if (at - start > MAX_PARSED_BYTES) throw new UnreadableMetadataError();
      const bytes = yield { offset: start, length: Math.min(at - start, MAX_SEARCHED_BYTES) };
      findings.hasLocation ||= hasXmpLocation(bytes);
      // A comment of zeros: XMP is no sequence of blocks, so their lengths are written anew.
      findings.replace(start + 1, at, Buffer.concat([Buffer.from([COMMENT]), emptyBlocks(at - start - 2)]));
    } else {
      findings.replace(at + 1, size);
      break;
    }
  }
  return findings.metadata;
}

const paletteLength = (flags: number): number => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);

/** Offset after a sequence of blocks, each of which begins with its length; the last has none. */
function* afterBlocks(from: number, size: number): Parser<number> {
  for (let at = from; at < size; ) {
    const bytes = yield { offset: at, length: Math.min(STRIDE_BYTES, size - at) };
    const start = at;
    while (at - start < bytes.length) {
      const length = bytes[at - start] ?? 0;
      at += 1 + length;
      if (length === 0) return Math.min(at, size);
    }
    if (bytes.length === 0) break;
  }
  return size;
}

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
