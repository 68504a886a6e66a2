import { hasPage, pageKinds, recordKinds } from '@jeweler/core/schemas';
import type { Router } from 'express';
import type { Database } from '../database/database.ts';
import { NotFoundError } from '../errors.ts';
import { type FinishedResponse, sendFinished } from '../http/finished-response.ts';
import type { PrivatePages } from '../http/private-page.ts';
import { limitPerAddress } from '../http/rate-limit.ts';
import type { CatalogueStore } from './catalogue-store.ts';
import type { DraftPreviews } from './draft-previews.ts';
import { asVisible, createPreview, findPreview, revokePreviews } from './previews.ts';
import { toCatalogue } from './public-catalogue.ts';
import { type RecordDeps, readRecordId } from './record-deps.ts';
import { pagePath } from './record-pages.ts';
import { type StoredRecord, slugOf } from './stored-record.ts';

/** Page views from one address in 15 minutes; more means that somebody is guessing tokens. */
const LOOKS = 300;

/** Renders a page of the site from this catalogue. Never cached. */
export type RenderPreview = (path: string, catalogue: CatalogueStore['current']) => Promise<FinishedResponse>;

/** The public catalogue with this record in place of its own, which need not be public. */
export const catalogueWith = (
  catalogue: Pick<CatalogueStore, 'records' | 'current'>,
  record: StoredRecord,
): CatalogueStore['current'] => {
  const { shop } = catalogue.current;
  const all = recordKinds.flatMap((kind) => [...catalogue.records(kind).values()]);
  const others = all.filter(({ kind, id }) => kind !== record.kind || id !== record.id);
  return { ...toCatalogue([...others, record]), ...(shop && { shop }) };
};

interface PreviewDeps {
  readonly database: Database;
  readonly clock: () => Date;
  readonly catalogue: Pick<CatalogueStore, 'records' | 'current'>;
  readonly pages: PrivatePages;
  readonly site: { readonly preview: RenderPreview };
}

/**
 * `/preview/TOKEN`: the page of a record as visitors would see it, without its scripts, which would look for it in
 * the public catalogue.
 */
export const addPreviewPages = (router: Router, deps: PreviewDeps): void => {
  const { database, clock, catalogue, site } = deps;
  router.get('/preview/:token', limitPerAddress(LOOKS), async (request, response) => {
    const record = await findPreview(database.query, String(request.params.token), clock());
    const slug = record && slugOf(record.fields);
    if (!record || !slug || !hasPage(record.kind)) throw new NotFoundError('This preview has ended.');
    const page = await site.preview(pagePath(record.kind, slug), catalogueWith(catalogue, asVisible(record)));
    const policy = String(page.headers['Content-Security-Policy']).replace(
      /script-src [^;]+/,
      "script-src 'none'",
    );
    const headers = { ...page.headers, ...deps.pages.headers, 'Content-Security-Policy': policy };
    sendFinished(request, response, { ...page, headers });
  });
};

/** Links to such pages, made and ended by staff. */
export const addPreviewRoutes = (
  router: Router,
  { database, clock, drafts }: RecordDeps & { readonly drafts: Pick<DraftPreviews, 'revoke'> },
): void => {
  for (const kind of pageKinds) {
    router.post(`/api/admin/catalogue/${kind}/:id/preview-link`, async (request, response) => {
      const id = readRecordId(request.params.id);
      response.status(201).json(await createPreview(database, clock(), kind, id));
    });
    router.post(`/api/admin/catalogue/${kind}/:id/preview-link/revoke`, async (request, response) => {
      const id = readRecordId(request.params.id);
      await revokePreviews(database, kind, id);
      drafts.revoke(kind, id);
      response.status(204).end();
    });
  }
};
