import { replacementOf } from './exif.ts';
import { type Findings, hasXmpLocation } from './findings.ts';

const SOI = 0xd8;
const EOI = 0xd9;
const SOS = 0xda;
const APP1 = 0xe1;
const EXIF = 'Exif\0\0';
const XMP = 'http://ns.adobe.com/';
/** Application segments that the picture needs, by marker: how they begin. */
const needed = new Map([
  [0xe0, 'JFIF\0'],
  [0xe2, 'ICC_PROFILE\0'],
  [0xee, 'Adobe'],
]);
/** Bytes of the picture that are searched for the next marker at a time. */
const STRIDE_BYTES = 256 * 1024;
/** Bytes in which the next marker mostly is, behind a segment. */
const NEAR_BYTES = 16;

const isWithoutLength = (marker: number) => marker === SOI || marker === 0x01 || isRestart(marker);
const isRestart = (marker: number) => marker >= 0xd0 && marker <= 0xd7;
/** Application data and comments; every other segment is part of the picture. */
const isApplication = (marker: number) => (marker >= 0xe0 && marker <= 0xef) || marker >= 0xf0;

/**
 * Everything that is not needed to show the picture: Exif but its orientation, XMP, IPTC, comments, and what
 * follows the picture, such as a film or a second picture with data of its own. A damaged part is removed.
 * @param isHeaderOnly stops before the picture's own data
 */
export const inspectJpeg = async (findings: Findings, isHeaderOnly: boolean): Promise<void> => {
  const { size } = findings;
  for (let at = 2; at < size; ) {
    const start = await nextMarker(findings, at, () => true);
    // What no marker introduces is skipped by decoders.
    findings.replace(at, start);
    if (start >= size) break;
    const head = await findings.read(start, 4);
    const marker = head[1] ?? EOI;
    at = start + 2;
    if (isWithoutLength(marker)) continue;
    if (marker === EOI || head.length < 4) {
      findings.replace(at, size);
      break;
    }
    const end = at + Math.max(2, head.readUInt16BE(2));
    if (isApplication(marker)) await inspect(findings, marker, at + 2, Math.min(end, size));
    at = end;
    if (marker !== SOS) continue;
    if (isHeaderOnly) break;
    at = await nextMarker(findings, end, (found) => !isRestart(found));
  }
};

const inspect = async (findings: Findings, marker: number, start: number, end: number): Promise<void> => {
  const bytes = await findings.read(start, end - start);
  const begin = needed.get(marker);
  if (begin !== undefined && bytes.toString('latin1', 0, begin.length) === begin) return;
  const name = marker === APP1 ? bytes.toString('latin1', 0, XMP.length) : '';
  if (name.startsWith(EXIF)) {
    const kept = replacementOf(findings, bytes.subarray(EXIF.length));
    findings.replace(start, end, kept && Buffer.concat([Buffer.from(EXIF), kept]));
    return;
  }
  if (name === XMP) findings.hasLocation ||= hasXmpLocation(bytes);
  findings.replace(start, end);
};

/** Offset of the next marker from `from` on; `size` when there is none. */
const nextMarker = async (
  { size, read }: Findings,
  from: number,
  isWanted: (marker: number) => boolean,
): Promise<number> => {
  for (let at = from; at + 1 < size; ) {
    const bytes = await read(at, Math.min(at === from ? NEAR_BYTES : STRIDE_BYTES, size - at));
    for (let place = bytes.indexOf(0xff); place !== -1; place = bytes.indexOf(0xff, place + 1)) {
      const marker = bytes[place + 1];
      // 0xff00 is a byte of the picture, and 0xff before a marker is a filler.
      if (marker !== undefined && marker !== 0 && marker !== 0xff && isWanted(marker)) return at + place;
    }
    if (bytes.length < 2) break;
    at += bytes.length - 1;
  }
  return size;
};
