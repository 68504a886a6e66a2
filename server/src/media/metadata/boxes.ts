import { MAX_PARSED_BYTES, type ReadAt, UnreadableMetadataError } from './section-reader.ts';

/** A box (atom) of an MP4, MOV, HEIC or AVIF file. */
export interface Box {
  /** Four characters. */
  readonly type: string;
  /** Offset of the box, of its content, and of the byte after it. */
  readonly start: number;
  readonly content: number;
  readonly end: number;
}

/**
 * The boxes from `start` up to `end`, in order.
 * @param isTop whether the file itself contains them: its last box may then be cut off, or have no length
 * @throws UnreadableMetadataError when something else is found
 */
export const boxesIn = async (read: ReadAt, start: number, end: number, isTop = false): Promise<Box[]> => {
  const boxes: Box[] = [];
  for (let at = start; at < end; ) {
    const head = await read(at, 16);
    if (at + 8 > end || head.length < 8) break;
    const type = head.toString('latin1', 4, 8);
    const short = head.readUInt32BE(0);
    const isLong = short === 1;
    if (isLong && head.length < 16) break;
    const length = isLong ? Number(head.readBigUInt64BE(8)) : short === 0 && isTop ? end - at : short;
    const content = at + (isLong ? 16 : 8);
    if (at + length < content || (at + length > end && !isTop)) throw new UnreadableMetadataError();
    boxes.push({ type, start: at, content, end: Math.min(at + length, end) });
    at += length;
  }
  return boxes;
};

/** The content of a box. @throws UnreadableMetadataError when it is longer than any that is parsed */
export const contentOf = async (read: ReadAt, { content, end }: Box): Promise<Buffer> => {
  if (end - content > MAX_PARSED_BYTES) throw new UnreadableMetadataError();
  return await read(content, end - content);
};
