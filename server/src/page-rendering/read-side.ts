import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Handler, Request, Response } from 'express';
import { type PreparedResponse, sendPrepared } from '../http/prepared-response.ts';
import { catalogueAnswers } from '../routes/catalogue/catalogue-answers.ts';
import { desktopHandler } from '../routes/desktop/desktop-handler.ts';
import { imageHandler } from '../routes/images/image-handler.ts';
import { mediaHandler } from '../routes/media/media-handler.ts';
import { siteAnswers } from '../routes/site/site-answers.ts';
import { clientFiles } from './client-files.ts';
import { pageAnswer, portalAnswer } from './page-answer.ts';
import { pageTarget } from './page-target.ts';
import { ReadCache } from './read-cache.ts';
import type { ReadSideDeps } from './read-side-deps.ts';
import { securityHeaders } from './security-headers.ts';

const PAGE_CACHE_BYTES = 96 * 1024 * 1024;
const MISS_CACHE_BYTES = 8 * 1024 * 1024;
const PORTAL = /^\/admin(?:[/?]|$)/;

/** Everything that is only read; two doors, because the first has to be fast. */
export interface ReadSide {
  /**
   * Sends the answer if it lies ready, else returns false. Meant to be asked before Express, whose
   * own work on a request costs twice as much as sending a cached page.
   */
  answerPrepared: (req: IncomingMessage, res: ServerResponse) => boolean;
  /** Answers or passes on to `next`; the first middleware of the app. */
  handler: Handler;
}

/**
 * The read side of the server: pages, the site's files, catalogue JSON, media, image variants, the
 * console's installers, sitemap and robots.
 */
export const createReadSide = (deps: ReadSideDeps): ReadSide => {
  const { catalogue, clock, config, log, web } = deps;
  const headers = securityHeaders(config.siteUrl);
  const cache = new ReadCache({ maxBytes: PAGE_CACHE_BYTES, maxMissBytes: MISS_CACHE_BYTES, clock });
  catalogue.onChange(() => cache.clear());

  const fixedAnswers = new Map([...catalogueAnswers(deps, headers), ...siteAnswers(deps, headers)]);
  const files = clientFiles(web.clientFolder, headers);
  const media = mediaHandler(config.mediaDir, headers);
  const desktop = desktopHandler(config.dataDir, headers);
  const images = imageHandler({ ...config, log }, headers);

  const send = async (req: Request, res: Response, key: string, make: () => Promise<PreparedResponse>) =>
    sendPrepared(req, res, await cache.getOrMake(key, make));

  const answerPrepared: ReadSide['answerPrepared'] = (req, res) => {
    if (!isRead(req) || req.url === undefined) return false;
    const ready = cache.get(req.url);
    if (ready === undefined) return false;
    sendPrepared(req, res, ready);
    return true;
  };

  const handler: Handler = (req, res, next) => {
    if (!isRead(req)) return next();
    if (!req.url.startsWith('/')) return next();

    const path = req.path;
    const fixed = fixedAnswers.get(path);
    if (fixed !== undefined) return send(req, res, path, fixed);
    if (path === '/api' || path.startsWith('/api/')) return next();
    if (path.startsWith('/media/')) return media(req, res, next);
    if (path.startsWith('/images/')) return images(req, res, next);
    if (path.startsWith('/desktop/')) return desktop(req, res, next);
    if (files.has(path)) return files.serve(req, res, next);

    const { url, moved } = pageTarget(req.url);
    if (moved) {
      res.writeHead(301, { ...headers, Location: url, 'Content-Length': 0 }).end();
      return;
    }
    if (PORTAL.test(url)) return send(req, res, '/admin', () => portalAnswer(deps, headers));
    const page = web.normaliseUrl(url);
    return send(req, res, page, () => pageAnswer(page, deps, headers));
  };

  return { answerPrepared, handler };
};

const isRead = ({ method }: IncomingMessage): boolean => method === 'GET' || method === 'HEAD';
