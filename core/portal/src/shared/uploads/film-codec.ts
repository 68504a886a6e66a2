/** Larger than the index of any film that may be uploaded. */
const MAX_INDEX_BYTES = 32_000_000;

interface Box {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

const ascii = new TextDecoder('latin1');

/** The box of an MP4 or MOV file that starts at `start`; undefined at the end, and in other files. */
const readBox = async (file: Blob, start: number): Promise<Box | undefined> => {
  const head = new DataView(await file.slice(start, start + 16).arrayBuffer());
  if (head.byteLength < 8) return undefined;
  const short = head.getUint32(0);
  const size =
    short === 1 && head.byteLength === 16
      ? Number(head.getBigUint64(8))
      : short === 0
        ? file.size - start
        : short;
  if (size < 8) return undefined;
  return { type: ascii.decode(new Uint8Array(head.buffer, 4, 4)), start, end: start + size };
};

/**
 * Whether a film is one of an iPhone in HEVC (H.265): its index names the codec. Reads only the heads of the file's
 * boxes and the index, wherever it is.
 */
export const isHevcFilm = async (file: Blob & { name: string }): Promise<boolean> => {
  if (!/\.(?:mov|mp4|m4v)$/i.test(file.name)) return false;
  try {
    let box = await readBox(file, 0);
    while (box && box.type !== 'moov') box = await readBox(file, box.end);
    if (!box || box.end - box.start > MAX_INDEX_BYTES) return false;
    return /hvc1|hev1/.test(ascii.decode(await file.slice(box.start, box.end).arrayBuffer()));
  } catch {
    // It cannot be read, which sending it will say.
    return false;
  }
};
