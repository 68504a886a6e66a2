import { crc32 } from 'node:zlib';
import { replacementOf } from './exif.ts';
import { type Findings, hasXmpLocation, MAX_SEARCHED_BYTES } from './findings.ts';
import { MAX_PARSED_BYTES, UnreadableMetadataError } from './section-reader.ts';

export const PNG_SIGNATURE = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
/** Chunks that the picture needs: size, pixels, transparency, colours, animation. */
const needed = new Set(
  'IHDR PLTE IDAT tRNS cHRM gAMA iCCP sRGB sBIT bKGD hIST pHYs sPLT cICP mDCV cLLI acTL fcTL fdAT'.split(' '),
);
/** An unknown chunk, which decoders skip. */
const PADDING = Buffer.from('paDd', 'latin1');
const ZEROS = Buffer.alloc(64 * 1024);

/** Everything that is not needed to show the picture: texts, XMP, Exif but its orientation, dates. */
export const inspectPng = async (findings: Findings): Promise<void> => {
  const { size } = findings;
  for (let at = PNG_SIGNATURE.length; at < size; ) {
    const head = await findings.read(at, 8);
    const type = head.toString('latin1', 4, 8);
    if (head.length < 8 || type === 'IEND') {
      findings.replace(type === 'IEND' ? at + 12 : at, size);
      break;
    }
    const end = at + 8 + head.readUInt32BE(0);
    if (!needed.has(type)) await inspect(findings, type, at, Math.min(end, size));
    at = end + 4;
  }
};

const inspect = async (findings: Findings, type: string, start: number, end: number): Promise<void> => {
  // Its checksum is computed anew.
  if (end - start > MAX_PARSED_BYTES) throw new UnreadableMetadataError();
  const data = await findings.read(start + 8, Math.min(end - start - 8, MAX_SEARCHED_BYTES));
  if (type === 'eXIf') {
    const kept = replacementOf(findings, data);
    if (kept) return replaceChunk(findings, start, end, Buffer.from('eXIf', 'latin1'), kept);
  } else findings.hasLocation ||= hasXmpLocation(data);
  return replaceChunk(findings, start, end, PADDING);
};

const replaceChunk = (
  findings: Findings,
  start: number,
  end: number,
  type: Buffer,
  data: Buffer = Buffer.alloc(0),
): void => {
  const bytes = Buffer.concat([type, data]).subarray(0, end - start - 4);
  findings.replace(start + 4, end, bytes);
  let sum = crc32(bytes);
  for (let left = end - start - 4 - bytes.length; left > 0; left -= ZEROS.length)
    sum = crc32(ZEROS.subarray(0, left), sum);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(sum);
  findings.replace(end, end + 4, checksum);
};
