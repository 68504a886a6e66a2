/** Types of picture in an .icns file with their side in pixels; each is a PNG. */
const ICNS_KINDS = [
  ['ic11', 32],
  ['ic12', 64],
  ['ic07', 128],
  ['ic13', 256],
  ['ic08', 256],
  ['ic14', 512],
  ['ic09', 512],
  ['ic10', 1024],
];

const ICO_HEADER = 6;
const ICO_ENTRY = 16;

/**
 * Windows icon with one PNG per size, a format supported since Vista.
 * @param {Map<number, Buffer>} pictures PNG by side in pixels, 256 at most
 * @returns {Buffer}
 */
export const icoFile = (pictures) => {
  const header = Buffer.alloc(ICO_HEADER + ICO_ENTRY * pictures.size);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(pictures.size, 4);
  let offset = header.length;
  let entry = ICO_HEADER;
  for (const [size, png] of pictures) {
    // A side of 256 is written as 0.
    header.writeUInt8(size % 256, entry);
    header.writeUInt8(size % 256, entry + 1);
    header.writeUInt16LE(1, entry + 4);
    header.writeUInt16LE(32, entry + 6);
    header.writeUInt32LE(png.length, entry + 8);
    header.writeUInt32LE(offset, entry + 12);
    offset += png.length;
    entry += ICO_ENTRY;
  }
  return Buffer.concat([header, ...pictures.values()]);
};

/**
 * macOS icon.
 * @param {Map<number, Buffer>} pictures PNG by side in pixels, one for each size of ICNS_KINDS
 * @returns {Buffer}
 */
export const icnsFile = (pictures) => {
  const parts = ICNS_KINDS.map(([kind, size]) => icnsPart(kind, pictures.get(size)));
  return icnsPart('icns', Buffer.concat(parts));
};

const icnsPart = (kind, content) => {
  const header = Buffer.alloc(8);
  header.write(kind, 'latin1');
  header.writeUInt32BE(header.length + content.length, 4);
  return Buffer.concat([header, content]);
};
