const SPACE = 'Adobe RGB';
/** The exponent of its curve, and its primaries adapted to D50. */
const GAMMA = 2.199_218_75;
const RED = [0.609_74, 0.311_11, 0.019_47];
const GREEN = [0.205_28, 0.625_67, 0.060_87];
const BLUE = [0.149_19, 0.063_22, 0.744_57];
const D50 = [0.9642, 1, 0.8249];

const fixed = (...values: readonly number[]): Buffer => {
  const bytes = Buffer.alloc(4 * values.length);
  for (const [index, value] of values.entries()) bytes.writeInt32BE(Math.round(value * 65_536), 4 * index);
  return bytes;
};

/** An ICC profile (version 2) of a display with Adobe RGB: three primaries and one curve. */
export const adobeRgbProfile = (): Buffer => {
  const xyz = (values: readonly number[]) => Buffer.concat([Buffer.from('XYZ \0\0\0\0'), fixed(...values)]);
  const curve = Buffer.from('curv\0\0\0\0\0\0\0\u0001\0\0\0\0', 'latin1');
  curve.writeUInt16BE(Math.round(GAMMA * 256), 12);
  const text = Buffer.alloc(100);
  text.write('desc');
  text.writeUInt32BE(SPACE.length + 1, 8);
  text.write(SPACE, 12);
  const tags: [string, Buffer][] = [
    ['desc', text],
    ['cprt', Buffer.from('text\0\0\0\0none\0\0\0\0', 'latin1')],
    ['wtpt', xyz(D50)],
    ['rXYZ', xyz(RED)],
    ['gXYZ', xyz(GREEN)],
    ['bXYZ', xyz(BLUE)],
    ['rTRC', curve],
    ['gTRC', curve],
    ['bTRC', curve],
  ];
  const table = Buffer.alloc(4 + 12 * tags.length);
  table.writeUInt32BE(tags.length);
  let offset = 128 + table.length;
  for (const [index, [name, content]] of tags.entries()) {
    table.write(name, 4 + 12 * index, 'latin1');
    table.writeUInt32BE(offset, 8 + 12 * index);
    table.writeUInt32BE(content.length, 12 + 12 * index);
    offset += content.length;
  }
  const header = Buffer.alloc(128);
  header.writeUInt32BE(offset);
  header.writeUInt32BE(0x02_10_00_00, 8);
  header.write('mntrRGB XYZ ', 12, 'latin1');
  header.write('acsp', 36, 'latin1');
  fixed(...D50).copy(header, 68);
  return Buffer.concat([header, table, ...tags.map(([, content]) => content)]);
};
