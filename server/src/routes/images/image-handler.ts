import type { Handler } from 'express';
import type { Logger } from 'pino';
import { sendNotFound } from '../../http/not-found.ts';
import { names } from '../../http/prepared-response.ts';
import {
  isPictureName,
  isVariantWidth,
  NoPictureError,
  type VariantWidth,
} from '../../media/image-variant.ts';
import { ImageVariants, variantKey } from '../../media/image-variants.ts';
import { findVisibleFile, withVisibleFile } from '../../media/visible-file.ts';
import { QueueFullError } from '../../media/work-queue.ts';

interface ImageHandlerOptions {
  mediaDir: string;
  dataDir: string;
  log: Pick<Logger, 'warn'>;
}

const IMAGE_PATH = /^\/images\/(\d{1,4})\/(.+)$/;
const RETRY_SECONDS = 5;
/** Larger than any photograph; it is read into memory, a few at a time. In bytes. */
const MAX_ORIGINAL = 128 * 1024 * 1024;

/** `GET /images/<width>/<path>`: WebP variants of the media folder's pictures. */
export const imageHandler = (
  { mediaDir, dataDir, log }: ImageHandlerOptions,
  securityHeaders: Readonly<Record<string, string>>,
): Handler => {
  const variants = new ImageVariants({ dataDir, log });
  const headers = {
    ...securityHeaders,
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'Cache-Control': 'public, max-age=86400, stale-while-revalidate=604800',
  };
  return async (req, res) => {
    const [, digits = '', path = ''] = IMAGE_PATH.exec(req.path) ?? [];
    const width = Number(digits);
    if (!isVariantWidth(width) || digits !== `${width}`) return sendNotFound(res, securityHeaders);
    const media = await findVisibleFile(mediaDir, path);
    if (media === undefined || !isPictureName(media.file)) return sendNotFound(res, securityHeaders);

    const key = variantKey(media, width);
    const etag = `"${key}"`;
    const known = req.headers['if-none-match'];
    // Only a variant that was made and sent can be known by its tag.
    if (known !== undefined && known !== '*' && names(known, etag)) {
      res.writeHead(304, { ...headers, ETag: etag }).end();
      return;
    }
    try {
      const variant = await variants.get(key, width, () => readOriginal(mediaDir, path, key, width));
      res
        .writeHead(200, {
          ...headers,
          ETag: etag,
          'Content-Type': 'image/webp',
          'Content-Length': variant.length,
        })
        .end(req.method === 'HEAD' ? undefined : variant);
    } catch (error) {
      if (error instanceof NoPictureError) return sendNotFound(res, securityHeaders);
      if (!(error instanceof QueueFullError)) throw error;
      res.writeHead(503, { ...securityHeaders, 'Retry-After': RETRY_SECONDS }).end();
    }
  };
};

/** Opened only now: pictures may have waited, and whoever waits holds no file open. */
const readOriginal = async (
  mediaDir: string,
  path: string,
  key: string,
  width: VariantWidth,
): Promise<Buffer> => {
  const original = await withVisibleFile(mediaDir, path, (media, handle) => {
    if (media.stats.size > MAX_ORIGINAL) throw new NoPictureError('the file is too large');
    return variantKey(media, width) === key ? handle.readFile() : undefined;
  });
  if (!original) throw new NoPictureError('the file has changed or gone');
  return original;
};
