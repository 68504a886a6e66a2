import type { Handler, Request } from 'express';
import { evaluateConditions } from '../../http/conditional-request.ts';
import { describeRepresentation, type Headers, sendBytes } from '../../http/representation.ts';
import { fileHandler } from '../files/file-answer.ts';
import type { VisibleFolder } from '../files/visible-file.ts';
import {
  checkPictureStart,
  isPictureName,
  isVariantWidth,
  NoPictureError,
  type VariantWidth,
} from './image-variant.ts';
import { type ImageVariants, variantKey } from './image-variants.ts';

const IMAGE_PATH = /^\/images\/(\d{1,4})\/(.+)$/;
/** Larger than any photograph; originals are read into memory, a few at a time. In bytes. */
const MAX_ORIGINAL = 128 * 1024 * 1024;
const NOTHING = Buffer.alloc(0);

/** `GET /images/<width>/<path>`: WebP variants of the media folder's pictures. */
export const imageHandler = (
  folder: VisibleFolder,
  variants: ImageVariants,
  securityHeaders: Headers,
): Handler => {
  const headers = {
    ...securityHeaders,
    'Cross-Origin-Resource-Policy': 'cross-origin',
    // Asked for again each time, and mostly answered with 304: a picture may be replaced under its name.
    'Cache-Control': 'public, no-cache',
  };
  const lasting = { ...headers, 'Cache-Control': 'public, max-age=86400' };
  return fileHandler(securityHeaders, async (req, res) => {
    const [, digits = '', path = ''] = IMAGE_PATH.exec(req.path) ?? [];
    const width = Number(digits);
    if (!isVariantWidth(width) || digits !== `${width}`) return false;
    const media = await folder.find(path);
    if (media === undefined || !isPictureName(media.file)) return false;

    const key = variantKey(media, width);
    const etag = `"${key}"`;
    const send = (variant: Buffer) => {
      const contentHeaders = { 'Content-Type': 'image/webp' };
      const size = variant.length;
      const answer = { etag, size, headers: hasVersion(req) ? lasting : headers, contentHeaders };
      sendBytes(req, res, describeRepresentation(answer), variant);
    };
    try {
      // A client can only have the tag of a variant that was made and sent, so it need not be made again.
      const isKnown = req.get('if-none-match') !== '*' && evaluateConditions(req, { etag }) === 304;
      const read = () => readOriginal(folder, path, key, width);
      send(isKnown ? NOTHING : await variants.get(key, width, read, media.relativePath));
      return true;
    } catch (error) {
      if (error instanceof NoPictureError) return false;
      throw error;
    }
  });
};

/** The portal's addresses change with the file. */
const hasVersion = ({ query }: Request): boolean => typeof query.v === 'string' && query.v !== '';

/** Opened only now, so that pictures waiting in the queue hold no file open. */
const readOriginal = async (
  folder: VisibleFolder,
  path: string,
  key: string,
  width: VariantWidth,
): Promise<Buffer> => {
  const original = await folder.open(path, async (media, read) => {
    const { size } = media.stats;
    if (size > MAX_ORIGINAL) throw new NoPictureError('the file is too large');
    if (variantKey(media, width) !== key) return undefined;
    const chunks: Buffer[] = [];
    for await (const chunk of read({ start: 0, end: size - 1 })) {
      chunks.push(chunk);
      // A chunk holds the header of nearly every picture: what it refuses is not read any further.
      if (chunks.length === 1) await checkPictureStart(chunk);
    }
    return Buffer.concat(chunks);
  });
  if (!original) throw new NoPictureError('the file has changed or gone');
  return original;
};
