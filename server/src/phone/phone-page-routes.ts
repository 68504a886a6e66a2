import { renderNoPhonePage, renderPhonePage } from '@jeweler/core/private-pages';
import type { Request, Router } from 'express';
import { NotFoundError } from '../errors.ts';
import type { PrivatePages } from '../http/private-page.ts';
import { limitPerAddress } from '../http/rate-limit.ts';
import type { PhoneLinks } from './phone-links.ts';

/** The page that a code leads to: `/phone/TOKEN`. */
export const PHONE_PAGE = '/phone';

/** Page views from one address in 15 minutes; more means that somebody is guessing tokens. */
const VIEWS_IN_15_MINUTES = 300;

interface PhonePageDeps {
  readonly pages: PrivatePages;
  readonly phoneLinks: PhoneLinks;
  readonly site: { readonly phoneScript: string };
}

const language = (request: Request): 'en' | 'es' =>
  request.acceptsLanguages('en', 'es') === 'es' ? 'es' : 'en';

/**
 * The page on a phone, which sends pictures without signing in. Fetching it does not open the link: programs that
 * look at addresses before people do must not use up its time.
 */
export const addPhonePage = (router: Router, { pages, phoneLinks, site }: PhonePageDeps): void => {
  router.get(`${PHONE_PAGE}/:token`, limitPerAddress(VIEWS_IN_15_MINUTES), async (request, response) => {
    try {
      await phoneLinks.find(String(request.params.token));
    } catch (error) {
      if (!(error instanceof NotFoundError)) throw error;
      pages.send(response, 404, renderNoPhonePage(language(request)));
      return;
    }
    pages.send(response, 200, renderPhonePage(language(request), site.phoneScript), { runsScripts: true });
  });
};
