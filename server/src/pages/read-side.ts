import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { SiteMedium } from '@jeweler/web/render-contract';
import type { Handler, Request, Response } from 'express';
import type { Logger } from 'pino';
import type { OpeningHoursCache } from '../appointments/opening-hours-cache.ts';
import { catalogueAnswers } from '../catalogue/catalogue-answers.ts';
import { isRead, refuseWrite } from '../http/methods.ts';
import { type PreparedResponse, sendPrepared } from '../http/prepared-response.ts';
import { securityHeaders } from '../http/security-headers.ts';
import { sendPlain } from '../http/send-plain.ts';
import { desktopHandler } from '../media/files/desktop-handler.ts';
import { mediaHandler } from '../media/files/media-handler.ts';
import { VisibleFolder } from '../media/files/visible-file.ts';
import { imageHandler } from '../media/images/image-handler.ts';
import type { MediaFiles } from '../media/media-files.ts';
import { ASSETS, loadClientFiles } from './client-files.ts';
import { busyAnswer, pageAnswer, portalAnswer, type RenderDeps } from './page-answer.ts';
import { pageTarget } from './page-target.ts';
import { ReadCache } from './read-cache.ts';
import { RenderBudget } from './render-budget.ts';
import { siteAnswers } from './site-answers.ts';

const CACHE_BYTES = 64 * 1024 * 1024;
/** Separate, so that no number of requests for filters displaces the pages that everybody asks for. */
const FILTERED_CACHE_BYTES = 32 * 1024 * 1024;
const PORTAL = /^\/admin(?:[/?]|$)/;

/** Dependencies of the read side. */
interface ReadSideDeps extends RenderDeps {
  readonly config: RenderDeps['config'] & { readonly dataDir: string };
  readonly files: MediaFiles;
  readonly hours: OpeningHoursCache;
  readonly log: Pick<Logger, 'error' | 'info' | 'warn'>;
  /** In development: answers requests for the site's files and pages instead of the build. */
  readonly developmentSite?: Handler;
}

/** Everything that is read-only; two entry points, because the first has to be fast. */
export interface ReadSide {
  /**
   * Sends the response if it is already prepared, otherwise returns false. To be called before Express, whose
   * own work on a request costs twice as much as sending a cached page.
   */
  answerPrepared: (req: IncomingMessage, res: ServerResponse) => boolean;
  /** Answers the request or calls `next`; the first middleware of the app. */
  handler: Handler;
  /** `@font-face` rules of the site's fonts, for pages rendered by the server itself. */
  fontFaceCss: string;
  /** The media that the site itself shows. */
  siteMedia: readonly SiteMedium[];
}

/**
 * The read side of the server: pages, the site's files, catalogue JSON, media, image variants, the console's
 * installers, sitemap and robots. Handles every request that is not an API call.
 * @throws the file system's error when the site's files cannot be read
 */
export const createReadSide = async (deps: ReadSideDeps): Promise<ReadSide> => {
  const { catalogue, clock, config, hours, log, web } = deps;
  const headers = securityHeaders(config.siteUrl);
  const plain = new ReadCache({ maxBytes: CACHE_BYTES, clock });
  const filtered = new ReadCache({ maxBytes: FILTERED_CACHE_BYTES, clock });
  const cacheOf = (key: string) => (key.includes('?') ? filtered : plain);
  const clear = () => {
    plain.clear();
    filtered.clear();
  };
  catalogue.onChange(clear);
  hours.onChange(clear);
  const budget = new RenderBudget(clock);
  // Made once: it is sent when there is no time to make anything.
  const busy = await busyAnswer(headers);

  const clientFiles = await loadClientFiles(web, headers);
  const fixedAnswers = new Map([...catalogueAnswers(catalogue, headers), ...siteAnswers(deps, headers)]);
  const { folder: mediaFolder, variants } = deps.files;
  const desktopFolder = new VisibleFolder(join(config.dataDir, 'desktop'), log);
  const folders: readonly [prefix: string, handler: Handler][] = [
    ['/media/', mediaHandler(mediaFolder, headers)],
    ['/images/', imageHandler(mediaFolder, variants, headers)],
    ['/desktop/', desktopHandler(desktopFolder, headers)],
  ];

  const send = async (req: Request, res: Response, key: string, make: () => Promise<PreparedResponse>) =>
    sendPrepared(req, res, await cacheOf(key).getOrMake(key, make));

  const answerPrepared: ReadSide['answerPrepared'] = (req, res) => {
    if (!isRead(req) || req.url === undefined) return false;
    const ready = cacheOf(req.url).get(req.url) ?? clientFiles.get(req.url);
    if (ready === undefined) return false;
    sendPrepared(req, res, ready);
    return true;
  };

  const sendPage = (req: Request, res: Response) => {
    const { url, moved } = pageTarget(req.url);
    if (moved) {
      res.writeHead(301, { ...headers, Location: url, 'Content-Length': 0 }).end();
      return;
    }
    if (PORTAL.test(url)) return send(req, res, '/admin', () => portalAnswer(deps, headers));
    const page = web.pageUrl(url, catalogue.current);
    return send(req, res, page, async () =>
      page.includes('?') && !budget.take() ? busy : pageAnswer(page, deps, headers),
    );
  };

  const handler: Handler = (req, res, next) => {
    if (!req.url.startsWith('/')) return next();
    const { path } = req;
    const fixed = fixedAnswers.get(path);
    const isApi = path === '/api' || path.startsWith('/api/');
    // Unknown API paths are answered by the API itself, in JSON.
    if (isApi && (fixed === undefined || !isReadOrOptions(req))) return next();
    if (!isRead(req)) return refuseWrite(req, res, headers);
    if (fixed !== undefined) return send(req, res, path, fixed);

    const folder = folders.find(([prefix]) => path.startsWith(prefix));
    if (folder !== undefined) return folder[1](req, res, next);
    if (deps.developmentSite) return deps.developmentSite(req, res, next);
    const file = clientFiles.get(path);
    if (file !== undefined) return sendPrepared(req, res, file);
    if (path.startsWith(ASSETS)) return sendPlain(res, 404, headers);
    return sendPage(req, res);
  };

  return { answerPrepared, handler, fontFaceCss: web.fontFaceCss, siteMedia: web.siteMedia };
};

const isReadOrOptions = (req: IncomingMessage): boolean => isRead(req) || req.method === 'OPTIONS';
