import { extname } from 'node:path';
import type { Handler } from 'express';
import { sendNotFound } from '../../http/not-found.ts';
import { sendOpenFile } from '../../http/send-open-file.ts';
import { withVisibleFile } from '../../media/visible-file.ts';

const PREFIX = '/media/';

/** Types a browser shows without running anything; all others are only ever downloaded. */
const passive = new Set(
  '.jpg .jpeg .png .gif .webp .avif .bmp .ico .mp4 .m4v .mov .webm .avi .mp3 .m4a .wav .ogg .pdf .txt'.split(
    ' ',
  ),
);

/**
 * `GET /media/<path>`: originals with ranges, ETag and Last-Modified. They are public and meant to be
 * shown elsewhere too, hence the open Cross-Origin-Resource-Policy.
 */
export const mediaHandler = (
  mediaDir: string,
  securityHeaders: Readonly<Record<string, string>>,
): Handler => {
  const headers = {
    ...securityHeaders,
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'Cache-Control': 'public, max-age=3600',
  };
  return async (req, res) => {
    const sent = await withVisibleFile(mediaDir, req.path.slice(PREFIX.length), async (media, handle) => {
      const extension = extname(media.file).toLowerCase();
      res.set(headers).type(extension || 'application/octet-stream');
      if (!passive.has(extension)) {
        res.set('Content-Security-Policy', "sandbox; default-src 'none'");
        res.attachment(media.relativePath);
      }
      await sendOpenFile(req, res, { handle, size: media.stats.size, modified: media.stats.mtimeMs });
      return true;
    });
    if (!sent) sendNotFound(res, securityHeaders);
  };
};
