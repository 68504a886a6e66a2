import type { Handler, Request, Response } from 'express';
import { NotFoundError } from '../../errors.ts';
import { FOR_CDN } from '../../http/finished-response.ts';
import { withDrive } from '../files/file-handler.ts';
import type { MediaFiles } from '../media-files.ts';
import { isPictureName, isVariantWidth, NoPictureError, PREVIEW } from './image-variant.ts';
import { variantKey } from './image-variants.ts';

const IMAGE_PATH = /^\/images\/(\d{1,4}|preview)\/(.+)$/;

/** `GET /images/<width>/<path>`: WebP variants of the media folder's pictures; `/images/preview/<path>` for links. */
export const imageHandler = (files: MediaFiles): Handler =>
  withDrive((request, response) => sendVariant(files, request, response));

/** Answers as `handler` does, and with an empty frame where a public page has a picture that is not there. */
export const withEmptyFrame =
  (handler: Handler): Handler =>
  async (request, response, next) => {
    try {
      await handler(request, response, next);
    } catch (error) {
      if (!(error instanceof NotFoundError) || !isForPublicPage(request)) throw error;
      response.status(404).set('Cache-Control', 'no-store').type('svg').send(EMPTY_FRAME);
    }
  };

/**
 * Instead of a picture that is not there: a tone that fills the frame. Browsers show it although it comes with 404, and
 * no broken picture with its text across the page. It has no proportions, so the frame keeps those that it has.
 */
const EMPTY_FRAME =
  '<svg xmlns="http://www.w3.org/2000/svg"><rect width="100%" height="100%" fill="#857565" fill-opacity=".16"/></svg>';

/** The portal says itself what is missing. */
const isForPublicPage = ({ headers }: Request): boolean => {
  const { accept = '', referer = '', host } = headers;
  if (!accept.startsWith('image/') || !URL.canParse(referer)) return false;
  const page = new URL(referer);
  return page.host === host && !/^\/admin(?:\/|$)/.test(page.pathname);
};

const sendVariant = async (
  { folder, variants }: MediaFiles,
  request: Request,
  response: Response,
): Promise<void> => {
  const [, wanted = '', path = ''] = IMAGE_PATH.exec(request.path) ?? [];
  const form = wanted === PREVIEW ? PREVIEW : Number(wanted);
  if (form !== PREVIEW && (!isVariantWidth(form) || wanted !== `${form}`)) throw new NotFoundError();
  const media = await folder.find(path);
  if (media === undefined || !isPictureName(media.file)) throw new NotFoundError();

  response.set('ETag', `"${variantKey(media, form)}"`);
  // A client can only have the tag of a variant that was made and sent, so it need not be made again.
  const variant = request.fresh ? Buffer.alloc(0) : await variants.get(media, form).catch(asNotFound);
  // A browser shows a picture that is opened by itself in a document with the response's policy.
  response.removeHeader('Content-Security-Policy');
  response
    .set({
      'Cross-Origin-Resource-Policy': 'cross-origin',
      // Without a version it is asked for again each time, and mostly answered with 304: a picture may be
      // replaced under its name.
      ...(hasVersion(request)
        ? { 'Cache-Control': 'public, max-age=86400' }
        : { 'Cache-Control': 'public, no-cache', ...FOR_CDN }),
    })
    .type(form === PREVIEW ? 'jpeg' : 'webp')
    .send(variant);
};

const asNotFound = (error: unknown): never => {
  throw error instanceof NoPictureError ? new NotFoundError() : error;
};

/** The portal's addresses change with the file. */
const hasVersion = ({ query }: Request): boolean => typeof query.v === 'string' && query.v !== '';
