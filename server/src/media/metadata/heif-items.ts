import { type Box, boxesIn, contentOf } from './boxes.ts';
import { replacementOf } from './exif.ts';
import { type Findings, hasXmpLocation, MAX_SEARCHED_BYTES } from './findings.ts';
import { type ReadAt, UnreadableMetadataError } from './section-reader.ts';

/** Items of a HEIC or AVIF picture that are not part of it; its orientation is a property, not Exif. */
const removed = new Set(['Exif', 'mime', 'uri ']);
const VERSION_AND_FLAGS = 4;
/** Parts of items that a picture may have: one of 100 megapixels in tiles has some hundred. */
const MAX_EXTENTS = 10_000;

/**
 * Overwrites Exif and XMP of a HEIC or AVIF picture.
 * @param meta the file's `meta` box
 * @returns whether it is such a picture's; everything else stays as it is then
 * @throws UnreadableMetadataError when its tables cannot be read
 */
export const removeHeifItems = async (findings: Findings, meta: Box): Promise<boolean> => {
  const boxes = await boxesIn(findings.read, meta.content + VERSION_AND_FLAGS, meta.end);
  const contents = (type: string) => boxes.find((box) => box.type === type);
  const handler = contents('hdlr');
  if (!handler || (await contentOf(findings.read, handler)).toString('latin1', 8, 12) !== 'pict')
    return false;
  const [information, locations, data] = [contents('iinf'), contents('iloc'), contents('idat')];
  if (!information || !locations) return true;
  const types = await itemTypes(findings.read, information);
  const table = await contentOf(findings.read, locations);
  for (const { item, start, end } of readExtents(table, data?.content ?? 0)) {
    const type = types.get(item) ?? '';
    if (!removed.has(type)) continue;
    const bytes = await findings.read(start, Math.min(end - start, MAX_SEARCHED_BYTES));
    // Exif begins with the offset of its TIFF header.
    if (type === 'Exif' && bytes.length > 4)
      replacementOf(findings, bytes.subarray(4 + bytes.readUInt32BE(0)));
    else findings.hasLocation ||= hasXmpLocation(bytes);
    findings.replace(start, end);
  }
  return true;
};

/** Types of the items, by their numbers. */
const itemTypes = async (read: ReadAt, information: Box): Promise<Map<number, string>> => {
  const head = await read(information.content, 8);
  const countLength = head[0] === 0 ? 2 : 4;
  const types = new Map<number, string>();
  for (const entry of await boxesIn(
    read,
    information.content + VERSION_AND_FLAGS + countLength,
    information.end,
  )) {
    const content = await contentOf(read, entry);
    // Two bytes for the number of the item, in version 3 four; two for its protection; its type.
    const isLong = content[0] === 3;
    if (content.length < (isLong ? 14 : 12)) continue;
    if (isLong) types.set(content.readUInt32BE(4), content.toString('latin1', 10, 14));
    else types.set(content.readUInt16BE(4), content.toString('latin1', 8, 12));
  }
  return types;
};

/** The table `iloc` of ISO 14496-12, section 8.11.3. @throws RangeError when it is cut off */
const readExtents = (table: Buffer, dataStart: number) => {
  let at = 4;
  const number = (width: number): number => {
    at += width;
    if (width === 0) return 0;
    return width === 8 ? Number(table.readBigUInt64BE(at - 8)) : table.readUIntBE(at - width, width);
  };
  const version = table[0] ?? 0;
  const widths = number(2);
  const [offsetWidth, lengthWidth, baseWidth] = [widths >> 12, (widths >> 8) & 15, (widths >> 4) & 15];
  const indexWidth = version === 0 ? 0 : widths & 15;
  const extents: { item: number; start: number; end: number }[] = [];
  let read = 0;
  for (let items = number(version < 2 ? 2 : 4); items > 0; items -= 1) {
    const item = number(version < 2 ? 2 : 4);
    const method = version === 0 ? 0 : number(2) & 15;
    number(2);
    const base = number(baseWidth) + (method === 1 ? dataStart : 0);
    for (let extent = number(2); extent > 0; extent -= 1) {
      // They may take no bytes of the table, so its length does not bound them.
      read += 1;
      if (read > MAX_EXTENTS) throw new UnreadableMetadataError();
      number(indexWidth);
      const start = base + number(offsetWidth);
      const length = number(lengthWidth);
      if (method < 2) extents.push({ item, start, end: start + length });
    }
  }
  return extents;
};
