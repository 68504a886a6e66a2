import { replacementOf } from './exif.ts';
import { type Findings, hasXmpLocation, MAX_SEARCHED_BYTES } from './findings.ts';

const needed = new Set(['VP8 ', 'VP8L', 'ALPH', 'ANIM', 'ANMF', 'ICCP']);
/** An unknown chunk, which decoders skip. */
const PADDING = Buffer.from('PADD', 'latin1');
/** Bits of the first byte of VP8X. */
const HAS_XMP = 0x04;
const HAS_EXIF = 0x08;
const PREFIX = 'Exif\0\0';

/** Everything that is not needed to show the picture: Exif but its orientation, XMP, unknown chunks. */
export const inspectWebp = async (findings: Findings): Promise<void> => {
  const { size } = findings;
  const riff = await findings.read(0, 12);
  const contentEnd = Math.min(size, 8 + riff.readUInt32LE(4));
  let flags: { at: number; value: number } | undefined;
  let hasExif = false;
  for (let at = 12; at < contentEnd; ) {
    const head = await findings.read(at, 9);
    if (head.length < 8) break;
    const type = head.toString('latin1', 0, 4);
    const length = head.readUInt32LE(4);
    const end = Math.min(at + 8 + length, size);
    if (type === 'VP8X') flags = { at: at + 8, value: head[8] ?? 0 };
    else if (type === 'EXIF') hasExif = (await replaceExif(findings, at, end)) || hasExif;
    else if (!needed.has(type)) {
      const data = await findings.read(at + 8, Math.min(end - at - 8, MAX_SEARCHED_BYTES));
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
};

/** Returns whether an orientation is left. */
const replaceExif = async (findings: Findings, start: number, end: number): Promise<boolean> => {
  const data = await findings.read(start + 8, Math.min(end - start - 8, MAX_SEARCHED_BYTES));
  const hasPrefix = data.toString('latin1', 0, PREFIX.length) === PREFIX;
  const kept = replacementOf(findings, hasPrefix ? data.subarray(PREFIX.length) : data);
  if (!kept) findings.replace(start, start + 4, PADDING);
  findings.replace(start + 8, end, kept);
  return kept !== undefined;
};
