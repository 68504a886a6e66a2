import { previewCalls } from '@jeweler/core/calls';
import {
  fieldsSchemas,
  hasPage,
  type PreviewKind,
  previewKinds,
  storedFieldsSchema,
} from '@jeweler/core/schemas';
import type { SitePlace } from '@jeweler/web/render-contract';
import type { Router } from 'express';
import type { ZodType } from 'zod';
import { staffAnswers } from '../accounts/staff-answers.ts';
import type { ShopData } from '../database/database.ts';
import { NotFoundError } from '../errors.ts';
import { type FinishedResponse, finishResponse, sendFinished } from '../http/finished-response.ts';
import type { PrivatePages } from '../http/private-page.ts';
import { limitPerAddress } from '../http/rate-limit.ts';
import { readId, validate } from '../validate.ts';
import type { CatalogueStore } from './catalogue-store.ts';
import { createPreview, findPreview, revokePreviews, showTyped } from './previews.ts';
import { toCatalogue } from './public-catalogue.ts';
import { applyChanges } from './record-fields.ts';
import { pagePath } from './record-pages.ts';
import { toShopFacts } from './shop-facts.ts';
import { readRecord, type StoredRecord, slugOf } from './stored-record.ts';

/** Page views from one address in 15 minutes: somebody types, and the page follows each second. */
const VIEWS_IN_15_MINUTES = 2000;
/** The address of a page that has none yet. */
const NO_SLUG = 'preview';

/** Renders a page of the site from this catalogue. Never cached. */
export type RenderPreview = (path: string, catalogue: CatalogueStore['current']) => Promise<FinishedResponse>;

/** What a record that is not stored yet has for an id. */
const NOT_STORED_ID = Number.MAX_SAFE_INTEGER;

/** The public catalogue with this record in place of its own, which need not be public. */
const catalogueWith = (catalogue: CatalogueStore, record: StoredRecord): CatalogueStore['current'] => {
  const slug = slugOf(record.fields);
  // Of two with one address, as they may be typed, a page shows the first.
  const isOther = ({ kind, id, fields }: StoredRecord) =>
    kind !== record.kind || (id !== record.id && (slug === null || slugOf(fields) !== slug));
  const others = catalogue.allRecords().filter(isOther);
  const shown = { ...record, id: record.id || NOT_STORED_ID, revision: record.revision || 1 };
  return { ...toCatalogue([...others, shown]), shop: toShopFacts([...others, shown]) };
};

/** The page that shows a record; undefined if there is none. */
const pageShowing = ({ kind, fields }: StoredRecord, places: readonly SitePlace[]): string | undefined => {
  const slug = slugOf(fields);
  if (hasPage(kind)) return slug === null ? undefined : pagePath(kind, slug);
  return places.find(({ place }) => 'place' in fields && place === fields.place)?.page;
};

interface PreviewDeps extends ShopData {
  readonly catalogue: CatalogueStore;
  readonly pages: PrivatePages;
  readonly site: { readonly preview: RenderPreview; readonly sitePlaces: readonly SitePlace[] };
}

/**
 * `/preview/TOKEN`: the page of a record as visitors would see it, without its scripts, which would look for it in
 * the public catalogue. What is being typed is shown in a frame of the portal: nothing in it can be followed or sent.
 */
export const addPreviewPages = (router: Router, deps: PreviewDeps): void => {
  const { database, clock, catalogue, site } = deps;
  router.get('/preview/:token', limitPerAddress(VIEWS_IN_15_MINUTES), async (request, response) => {
    const found = await findPreview(database.query, String(request.params.token), clock());
    const path = found && pageShowing(found.record, site.sitePlaces);
    if (!found || path === undefined) throw new NotFoundError('This preview has ended.');
    const page = await site.preview(path, catalogueWith(catalogue, found.record));
    const html = page.body.toString().replaceAll(/<script[\s\S]*?<\/script>/g, '');
    const policy = String(page.headers['Content-Security-Policy'])
      .replace(/script-src [^;]+/, "script-src 'none'")
      .replace(/form-action [^;]+/, "form-action 'none'")
      .replace(/frame-ancestors [^;]+/, "frame-ancestors 'self'");
    const finished = await finishResponse({
      status: page.status,
      contentType: String(page.headers['Content-Type']),
      body: found.isTyped ? html.replace('<body>', '<body inert>') : html,
      headers: {
        ...deps.pages.headers,
        'Content-Security-Policy': policy,
        'X-Frame-Options': 'SAMEORIGIN',
      },
    });
    sendFinished(request, response, finished);
  });
};

/** The changes without those that could not be saved: their fields stay as they were. */
const validChanges = (kind: PreviewKind, changes: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    Object.entries(changes).flatMap(([field, value]) => {
      if (value === null) return [[field, null]];
      const schema = (fieldsSchemas[kind].shape as Record<string, ZodType>)[field];
      const parsed = schema?.safeParse(value);
      return parsed?.success ? [[field, parsed.data]] : [];
    }),
  );

/** Such pages, made and ended by staff: for a link, and of what stands in a form. */
export const addPreviewRoutes = (router: Router, { database, clock }: ShopData): void => {
  const add = staffAnswers(router, clock);
  for (const kind of previewKinds) {
    const calls = previewCalls(kind);

    add(calls.createPreviewLink, ({ params, now }) => createPreview(database, now, kind, readId(params.id)));
    add(calls.revokePreviewLinks, ({ params }) => revokePreviews(database, kind, readId(params.id)));

    add(calls.previewDraft, async ({ params, sent, now, session }) => {
      const id = params.id === 'new' ? 0 : readId(params.id);
      const stored = id === 0 ? undefined : await readRecord(database.query, kind, id);
      if (id !== 0 && (!stored || stored.deletedAt !== undefined)) throw new NotFoundError();
      const typed = applyChanges(stored?.fields ?? {}, validChanges(kind, sent.changes));
      const fields = hasPage(kind) ? { ...typed, slug: slugOf(typed) ?? NO_SLUG } : typed;
      // A page cannot do without what is required.
      return showTyped(database, now, session, {
        kind,
        id,
        fields: validate(storedFieldsSchema(kind, true), fields),
      });
    });
  }
};
