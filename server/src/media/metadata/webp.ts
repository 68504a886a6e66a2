import { readExif, withoutAllButOrientation } from './exif.ts';
import { Findings, hasXmpLocation, MAX_SEARCHED_BYTES, type PrivateMetadata } from './findings.ts';
import type { Parser } from './parser.ts';

const needed = new Set(['VP8 ', 'VP8L', 'ALPH', 'ANIM', 'ANMF', 'ICCP']);
/** An unknown chunk, which decoders skip. */
const PADDING = Buffer.from('PADD', 'latin1');
/** Bits of the first byte of VP8X. */
const HAS_XMP = 0x04;
const HAS_EXIF = 0x08;
const PREFIX = 'Exif\0\0';

/** Everything that is not needed to show the picture: Exif but its orientation, XMP, unknown chunks. */
export function* webpMetadata(size: number): Parser<PrivateMetadata> {
  const findings = new Findings();
  const riff = yield { offset: 0, length: 12 };
  const contentEnd = Math.min(size, 8 + riff.readUInt32LE(4));
  let flags: { at: number; value: number } | undefined;
  let hasExif = false;
  for (let at = 12; at < contentEnd; ) {
    const head = yield { offset: at, length: 9 };
    if (head.length < 8) break;
    const type = head.toString('latin1', 0, 4);
    const length = head.readUInt32LE(4);
    const end = Math.min(at + 8 + length, size);
    if (type === 'VP8X') flags = { at: at + 8, value: head[8] ?? 0 };
    else if (type === 'EXIF') hasExif = (yield* replaceExif(findings, at, end)) || hasExif;
    else if (!needed.has(type)) {
      const data = yield { offset: at + 8, length: Math.min(end - at - 8, MAX_SEARCHED_BYTES) };
      findings.hasLocation ||= hasXmpLocation(data);
      findings.replace(at, at + 4, PADDING);
      findings.replace(at + 8, end);
    }
    at += 8 + length + (length % 2);
  }
  findings.replace(contentEnd, size);
  if (flags) {
    const value = flags.value & ~HAS_XMP & ~(hasExif ? 0 : HAS_EXIF);
    if (value !== flags.value) findings.replace(flags.at, flags.at + 1, Buffer.from([value]));
  }
  return findings.metadata;
}

/** Returns whether an orientation is left. */
function* replaceExif(findings: Findings, start: number, end: number): Parser<boolean> {
  const data = yield { offset: start + 8, length: Math.min(end - start - 8, MAX_SEARCHED_BYTES) };
  const exif = readExif(data.toString('latin1', 0, 6) === PREFIX ? data.subarray(6) : data);
  findings.hasLocation ||= exif.hasLocation;
  const kept = withoutAllButOrientation(exif);
  if (!kept) findings.replace(start, start + 4, PADDING);
  findings.replace(start + 8, end, kept);
  return kept !== undefined;
}
