const END = 0x06054b50;
const END_64_LOCATOR = 0x07064b50;
const ENTRY = 0x02014b50;
const NAME_IS_UTF8 = 1 << 11;

export interface ZippedFile {
  readonly name: string;
  readonly content: Buffer;
  readonly modified: Date;
}

/** Offset of the archive's central directory, and its number of entries. */
const readDirectory = (zip: Buffer): { offset: number; count: number } => {
  const end = zip.length - 22;
  if (zip.readUInt32LE(end) !== END) throw new Error('The archive does not end as one.');
  const offset = zip.readUInt32LE(end + 16);
  if (offset !== 0xffffffff) return { offset, count: zip.readUInt16LE(end + 10) };
  if (zip.readUInt32LE(end - 20) !== END_64_LOCATOR) throw new Error('The archive lacks its zip64 trailer.');
  const end64 = Number(zip.readBigUInt64LE(end - 12));
  return {
    offset: Number(zip.readBigUInt64LE(end64 + 48)),
    count: Number(zip.readBigUInt64LE(end64 + 32)),
  };
};

/**
 * The files of an archive stored without compression, in archive order. Throws when the archive is
 * incomplete.
 */
export const readZip = (zip: Buffer): ZippedFile[] => {
  const { offset, count } = readDirectory(zip);
  const files: ZippedFile[] = [];
  for (let at = offset; files.length < count; ) {
    if (zip.readUInt32LE(at) !== ENTRY) throw new Error(`There is no entry at ${at}.`);
    const [flags, method] = [zip.readUInt16LE(at + 8), zip.readUInt16LE(at + 10)];
    if (method !== 0 || (flags & NAME_IS_UTF8) === 0)
      throw new Error('An entry is packed, or its name is not UTF-8.');
    const [size, header] = [zip.readUInt32LE(at + 24), zip.readUInt32LE(at + 42)];
    const [nameLength, extraLength] = [zip.readUInt16LE(at + 28), zip.readUInt16LE(at + 30)];
    const nameEnd = at + 46 + nameLength;
    const start = header + 30 + zip.readUInt16LE(header + 26) + zip.readUInt16LE(header + 28);
    files.push({
      name: zip.toString('utf8', at + 46, nameEnd),
      content: zip.subarray(start, start + size),
      // The first extra field: the modification time in UTC, independent of the time zone.
      modified: new Date(zip.readUInt32LE(nameEnd + 5) * 1000),
    });
    at = nameEnd + extraLength + zip.readUInt16LE(at + 32);
  }
  return files;
};
