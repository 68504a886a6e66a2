import { renderNoPhonePage, renderPhonePage } from '@jeweler/core/private-pages';
import type { Router } from 'express';
import { NotFoundError } from '../errors.ts';
import type { PrivatePages } from '../http/private-page.ts';
import { limitPerAddress } from '../http/rate-limit.ts';
import type { PhoneLinks } from './phone-links.ts';

/** The page that a code leads to: `/phone/TOKEN`. */
export const PHONE_PAGE = '/phone';

/** Page views from one address in 15 minutes; more means that somebody is guessing tokens. */
const VIEWS_IN_15_MINUTES = 300;

export interface LinkPageDeps {
  readonly pages: PrivatePages;
  readonly site: { readonly phoneScript: string };
}

/**
 * Adds the page of a kind of link, which sends pictures without signing in, and the one that says that it has ended.
 * @param find the request that the link adds to; undefined for one into the library. Throws NotFoundError
 * @param email where a visitor's photos can be sent instead
 */
export const addLinkPage = (
  router: Router,
  path: `/${string}`,
  { pages, site }: LinkPageDeps,
  find: (token: string) => Promise<string | undefined>,
  email?: () => string,
): void => {
  router.get(`${path}/:token`, limitPerAddress(VIEWS_IN_15_MINUTES), async (request, response) => {
    const language = request.acceptsLanguages('en', 'es') === 'es' ? 'es' : 'en';
    try {
      const reference = await find(String(request.params.token));
      const page = renderPhonePage(language, site.phoneScript, email?.(), reference);
      pages.send(response, 200, page, { runsScripts: true });
    } catch (error) {
      if (!(error instanceof NotFoundError)) throw error;
      pages.send(response, 404, renderNoPhonePage(language, email?.()));
    }
  });
};

/**
 * The page on a phone, which sends pictures without signing in. Fetching it does not open the link: programs that
 * look at addresses before people do must not use up its time.
 */
export const addPhonePage = (
  router: Router,
  { phoneLinks, ...deps }: LinkPageDeps & { readonly phoneLinks: PhoneLinks },
): void => addLinkPage(router, PHONE_PAGE, deps, async (token) => void (await phoneLinks.find(token)));
