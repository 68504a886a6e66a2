import { extname } from 'node:path';
import type { Handler } from 'express';
import type { Headers } from '../../http/representation.ts';
import { PublicContent } from '../metadata/public-content.ts';
import { fileHandler, sendFile } from './file-answer.ts';
import type { VisibleFolder } from './visible-file.ts';

const PREFIX = '/media/';

/** Types that browsers display without running anything; all others can only be downloaded. */
const passive = new Set(
  '.jpg .jpeg .png .gif .webp .avif .bmp .ico .mp4 .m4v .mov .webm .avi .mp3 .m4a .wav .ogg .pdf .txt'.split(
    ' ',
  ),
);

/**
 * `GET /media/<path>`: originals with ranges, ETag and Last-Modified, without their metadata. They are public
 * and may be embedded by other sites, hence the open Cross-Origin-Resource-Policy. A picture whose metadata
 * cannot be removed is not sent.
 */
export const mediaHandler = (folder: VisibleFolder, securityHeaders: Headers): Handler => {
  const headers = {
    ...securityHeaders,
    'Cross-Origin-Resource-Policy': 'cross-origin',
    // As for variants: a file may be replaced under its name.
    'Cache-Control': 'public, no-cache',
  };
  const content = new PublicContent();
  const sandboxed = { ...headers, 'Content-Security-Policy': "sandbox; default-src 'none'" };
  return fileHandler(securityHeaders, (req, res) =>
    sendFile(req, res, {
      folder,
      content,
      path: req.path.slice(PREFIX.length),
      describe: ({ file }) => {
        const extension = extname(file).toLowerCase();
        const isDownload = !passive.has(extension);
        const type = extension || 'application/octet-stream';
        return { type, isDownload, headers: isDownload ? sandboxed : headers };
      },
    }),
  );
};
