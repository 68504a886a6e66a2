import type { Findings } from './findings.ts';

const ORIENTATION = 0x0112;
const GPS = 0x8825;
const GPS_LATITUDE = 0x0002;
const SHORT = 3;
const ENTRY_BYTES = 12;

/**
 * What is needed of Exif data, which are in the form of a TIFF file: the orientation is 1 to 8, 1 is upright. Damaged
 * data count as upright, without a location.
 */
const readExif = (tiff: Buffer): { orientation: number; hasLocation: boolean } => {
  const isLittle = tiff.toString('latin1', 0, 2) === 'II';
  const short = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const long = (at: number) => (isLittle ? tiff.readUInt32LE(at) : tiff.readUInt32BE(at));
  const valueAt = (directory: number, wanted: number): number | undefined => {
    const count = short(directory);
    for (let at = directory + 2; at < directory + 2 + count * ENTRY_BYTES; at += ENTRY_BYTES)
      if (short(at) === wanted) return at + 8;
    return undefined;
  };
  let orientation = 1;
  let hasLocation = false;
  try {
    const directory = long(4);
    const place = valueAt(directory, ORIENTATION);
    if (place !== undefined) orientation = short(place);
    const gps = valueAt(directory, GPS);
    hasLocation = gps !== undefined && valueAt(long(gps), GPS_LATITUDE) !== undefined;
  } catch {
    // It ends too early: what was read before is right.
  }
  return { orientation: orientation >= 1 && orientation <= 8 ? orientation : 1, hasLocation };
};

/** Exif data that contain an orientation and nothing else: 26 bytes. */
const onlyOrientation = (orientation: number): Buffer => {
  const tiff = Buffer.alloc(26);
  tiff.write('II*\0', 'latin1');
  tiff.writeUInt32LE(8, 4);
  tiff.writeUInt16LE(1, 8);
  tiff.writeUInt16LE(ORIENTATION, 10);
  tiff.writeUInt16LE(SHORT, 12);
  tiff.writeUInt32LE(1, 14);
  tiff.writeUInt16LE(orientation, 18);
  return tiff;
};

/** Inspects Exif data, and returns what replaces them: nothing where the picture is upright anyway. */
export const replacementOf = (findings: Findings, tiff: Buffer): Buffer | undefined => {
  const { orientation, hasLocation } = readExif(tiff);
  findings.hasLocation ||= hasLocation;
  return orientation === 1 ? undefined : onlyOrientation(orientation);
};
