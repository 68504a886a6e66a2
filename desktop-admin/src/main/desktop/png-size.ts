const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** The header chunk comes first: its length, its name, then width and height. */
const HEADER = 'IHDR';
const HEADER_END = 33;

/** Width and height in a PNG's header, in pixels; undefined for bytes that do not start like a PNG. */
export const pngSize = (bytes: Uint8Array): { width: number; height: number } | undefined => {
  const start = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, HEADER_END));
  if (start.length < HEADER_END || !start.subarray(0, 8).equals(SIGNATURE)) return undefined;
  if (start.toString('latin1', 12, 16) !== HEADER) return undefined;
  const [width, height] = [start.readUInt32BE(16), start.readUInt32BE(20)];
  return width > 0 && height > 0 ? { width, height } : undefined;
};
