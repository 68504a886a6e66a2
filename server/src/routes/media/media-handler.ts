import { extname } from 'node:path';
import type { Handler } from 'express';
import { sendNotFound } from '../../http/not-found.ts';
import { findMediaFile } from '../../media/media-file.ts';

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
  return async (req, res, next) => {
    const media = await findMediaFile(mediaDir, req.path.slice(PREFIX.length));
    if (media === undefined) return sendNotFound(res, securityHeaders);
    res.set(headers);
    // Set here, because `sendFile` makes one only where the whole app does.
    res.set('ETag', `"${media.stats.size.toString(16)}-${media.stats.mtimeMs.toString(16)}"`);
    if (!passive.has(extname(media.file).toLowerCase())) {
      res.set('Content-Security-Policy', "sandbox; default-src 'none'");
      res.attachment(media.relativePath);
    }
    // Hidden names were refused already; a hidden folder above the media folder is none of ours.
    res.sendFile(media.file, { dotfiles: 'allow', cacheControl: false }, (error?: SendError) => {
      if (error === undefined || res.headersSent || error.code === 'ECONNABORTED') return;
      if (error.status === 404) return sendNotFound(res, securityHeaders);
      if (error.status === 416 || error.status === 412) {
        res.writeHead(error.status, { ...securityHeaders, ...error.headers }).end();
        return;
      }
      next(error);
    });
  };
};

/** What `send` reports: 404 when the file went away meanwhile, 416 and 412 for ranges and conditions. */
type SendError = Error & { status?: number; code?: string; headers?: Record<string, string> };
