import type { Metadata } from 'sharp';

/**
 * Bytes that decoding a picture takes for each of its pixels. Measured as the growth of the process's peak
 * memory for pictures of 14 and 54 megapixels, made into the smallest and the largest variant:
 *
 * | picture | measured |
 * | --- | --- |
 * | JPEG in one scan | 0.1 to 1.2 |
 * | JPEG in several scans (progressive), which keeps all coefficients in memory, 4:2:0 | 3.1 to 3.6 |
 * | the same 4:4:4, CMYK | 6.1, 8.2 |
 * | PNG, 8 and 16 bits, four channels | 1.2 to 2.0, 2.2 to 2.9 |
 * | interlaced PNG, 8 bits, four channels | 4.8 |
 * | GIF | 5.7 |
 * | WebP, lossy and lossless | 0.1 to 1.2, 4.1 |
 */
const bytesPerPixel = (original: Buffer, metadata: Metadata): number => {
  const { format, channels, depth, isProgressive, chromaSubsampling } = metadata;
  const samples = channels * (depth === 'ushort' ? 2 : 1);
  switch (format) {
    case 'jpeg': {
      if (!isProgressive) return 1.3;
      // A coefficient has two bytes; in 4:2:0 two of the three channels have a quarter of them.
      return 0.6 + 2 * (chromaSubsampling === '4:2:0' ? 1.5 : channels);
    }
    case 'png':
      return isProgressive ? 1.2 * samples : 0.5 * samples;
    case 'gif':
      return 6;
    default:
      return isLossyWebp(original) ? 1.3 : 4.2;
  }
};

/** The simplest of the three container formats; the metadata do not tell what the other two contain. */
const isLossyWebp = (original: Buffer): boolean => original.toString('latin1', 12, 16) === 'VP8 ';

/** Upper bound of the memory that decoding a picture takes, in bytes. */
export const decodingMemory = (original: Buffer, metadata: Metadata): number =>
  metadata.width * metadata.height * bytesPerPixel(original, metadata);
