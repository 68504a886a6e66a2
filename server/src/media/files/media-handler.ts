import { extname } from 'node:path';
import type { Handler } from 'express';
import { SANDBOX_CSP } from '../../http/security-headers.ts';
import { PublicContent } from '../metadata/public-content.ts';
import { sendVisibleFile, withDrive } from './file-handler.ts';
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
export const mediaHandler = (folder: VisibleFolder): Handler => {
  const headers = {
    'Cross-Origin-Resource-Policy': 'cross-origin',
    // As for variants: a file may be replaced under its name.
    'Cache-Control': 'public, no-cache',
  };
  const sandboxed = { ...headers, 'Content-Security-Policy': SANDBOX_CSP };
  const content = new PublicContent(folder);
  return withDrive((request, response) => {
    // A browser that shows a film or a PDF file by itself does so in a document with the file's policy.
    response.removeHeader('Content-Security-Policy');
    return sendVisibleFile(response, {
      folder,
      content,
      path: request.path.slice(PREFIX.length),
      describe: ({ file }) => {
        const extension = extname(file).toLowerCase();
        const isDownload = !passive.has(extension);
        return {
          type: extension || 'application/octet-stream',
          isDownload,
          headers: isDownload ? sandboxed : headers,
        };
      },
    });
  });
};
