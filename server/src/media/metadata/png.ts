import { crc32 } from 'node:zlib';
import { readExif, withoutAllButOrientation } from './exif.ts';
import { Findings, hasXmpLocation, MAX_SEARCHED_BYTES, type PrivateMetadata } from './findings.ts';
import { MAX_PARSED_BYTES, type Parser, UnreadableMetadataError } from './parser.ts';

export const PNG_SIGNATURE = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
/** Chunks that the picture needs: size, pixels, transparency, colours, animation. */
const needed = new Set(
  'IHDR PLTE IDAT tRNS cHRM gAMA iCCP sRGB sBIT bKGD hIST pHYs sPLT cICP mDCV cLLI acTL fcTL fdAT'.split(' '),
);
/** An unknown chunk, which decoders skip. */
const PADDING = Buffer.from('paDd', 'latin1');
const ZEROS = Buffer.alloc(64 * 1024);

/** Everything that is not needed to show the picture: texts, XMP, Exif but its orientation, dates. */
export function* pngMetadata(size: number): Parser<PrivateMetadata> {
  const findings = new Findings();
  for (let at = PNG_SIGNATURE.length; at < size; ) {
    const head = yield { offset: at, length: 8 };
    const type = head.toString('latin1', 4, 8);
    if (head.length < 8 || type === 'IEND') {
      findings.replace(type === 'IEND' ? at + 12 : at, size);
      break;
    }
    const end = at + 8 + head.readUInt32BE(0);
    if (!needed.has(type)) yield* inspect(findings, type, at, Math.min(end, size));
    at = end + 4;
  }
  return findings.metadata;
}

function* inspect(findings: Findings, type: string, start: number, end: number): Parser<void> {
  // Its checksum is computed anew.
  if (end - start > MAX_PARSED_BYTES) throw new UnreadableMetadataError();
  const data = yield { offset: start + 8, length: Math.min(end - start - 8, MAX_SEARCHED_BYTES) };
  if (type === 'eXIf') {
    const exif = readExif(data);
    findings.hasLocation ||= exif.hasLocation;
    const kept = withoutAllButOrientation(exif);
    if (kept) return replaceChunk(findings, start, end, Buffer.from('eXIf', 'latin1'), kept);
  } else findings.hasLocation ||= hasXmpLocation(data);
  return replaceChunk(findings, start, end, PADDING);
}

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
