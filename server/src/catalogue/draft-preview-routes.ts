import {
  draftPreviewSchema,
  fieldsSchemas,
  type PageKind,
  pageKinds,
  type RecordFields,
  requiredFields,
} from '@jeweler/core/schemas';
import type { Router } from 'express';
import type { ZodType } from 'zod';
import type { Database } from '../database/database.ts';
import { NotFoundError, ValidationError } from '../errors.ts';
import { finishResponse, sendFinished } from '../http/finished-response.ts';
import { jsonBody } from '../http/json-body.ts';
import type { PrivatePages } from '../http/private-page.ts';
import { limitPerAddress } from '../http/rate-limit.ts';
import { getSession } from '../staff/require-staff.ts';
import { validate } from '../validate.ts';
import type { CatalogueStore } from './catalogue-store.ts';
import { DRAFT_PREVIEW, type DraftPreviews, type TypedRecord } from './draft-previews.ts';
import { catalogueWith, type RenderPreview } from './preview-routes.ts';
import { readRecordId } from './record-deps.ts';
import { applyChanges } from './record-fields.ts';
import { pagePath } from './record-pages.ts';
import { readRecord, type StoredRecord, slugOf } from './stored-record.ts';

/** Page views from one address in 15 minutes: somebody types, and the page follows each second. */
const LOOKS = 2000;
/** The address of a page that has none yet. */
const NO_SLUG = 'preview';

interface DraftPreviewDeps {
  readonly database: Database;
  readonly catalogue: Pick<CatalogueStore, 'records' | 'current'>;
  readonly drafts: DraftPreviews;
  readonly pages: PrivatePages;
  readonly site: { readonly preview: RenderPreview };
}

/** The changes without those that could not be saved: their fields stay as they were. */
const validChanges = (kind: PageKind, changes: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    Object.entries(changes).flatMap(([field, value]) => {
      if (value === null) return [[field, null]];
      const schema = (fieldsSchemas[kind].shape as Record<string, ZodType>)[field];
      const parsed = schema?.safeParse(value);
      return parsed?.success ? [[field, parsed.data]] : [];
    }),
  );

/** @throws ValidationError with what a page cannot do without */
const checkPage = (kind: PageKind, fields: RecordFields): void => {
  const given = fields as Readonly<Record<string, unknown>>;
  const shape = fieldsSchemas[kind].shape as Record<string, ZodType>;
  const faults = requiredFields[kind].flatMap((field) => {
    const result = given[field] === undefined ? shape[field]?.safeParse(undefined) : undefined;
    return result?.success === false ? [[field, result.error.issues[0]?.message ?? '']] : [];
  });
  if (faults.length > 0) throw new ValidationError(Object.fromEntries(faults));
};

const asLive = ({ kind, id, fields }: TypedRecord, stored: StoredRecord | undefined): StoredRecord => ({
  kind,
  id,
  // A new one comes last.
  position: stored?.position ?? Number.MAX_SAFE_INTEGER,
  state: stored?.state === 'sold' ? 'sold' : 'live',
  revision: stored?.revision ?? 0,
  fields,
  changedAt: stored?.changedAt ?? '',
  publishAt: undefined,
  soldAt: stored?.soldAt,
  deletedAt: undefined,
});

/**
 * `/preview/draft/TOKEN`: the page of a record as it is being typed. The portal shows it in a frame: nothing in it runs,
 * and nothing can be followed or sent.
 */
export const addDraftPreviewPages = (router: Router, deps: DraftPreviewDeps): void => {
  const { catalogue, drafts, pages, site } = deps;
  router.get(`${DRAFT_PREVIEW}/:token`, limitPerAddress(LOOKS), async (request, response) => {
    const typed = await drafts.find(String(request.params.token));
    if (!typed) throw new NotFoundError('This preview has ended.');
    const stored = catalogue.records(typed.kind).get(typed.id);
    const slug = slugOf(typed.fields) ?? NO_SLUG;
    const page = await site.preview(
      pagePath(typed.kind, slug),
      catalogueWith(catalogue, asLive(typed, stored)),
    );
    const policy = String(page.headers['Content-Security-Policy'])
      .replace(/script-src [^;]+/, "script-src 'none'")
      .replace(/form-action [^;]+/, "form-action 'none'")
      .replace(/frame-ancestors [^;]+/, "frame-ancestors 'self'");
    const finished = await finishResponse({
      status: page.status,
      contentType: String(page.headers['Content-Type']),
      body: page.body
        .toString()
        .replaceAll(/<script[\s\S]*?<\/script>/g, '')
        .replace('<body>', '<body inert>'),
      headers: {
        ...pages.headers,
        'Content-Security-Policy': policy,
        'X-Frame-Options': 'SAMEORIGIN',
      },
    });
    sendFinished(request, response, finished);
  });
};

/** What staff have in a form becomes such a page. */
export const addDraftPreviewRoutes = (
  router: Router,
  { database, drafts }: Pick<DraftPreviewDeps, 'database' | 'drafts'>,
): void => {
  for (const kind of pageKinds) {
    router.post(`/api/admin/catalogue/${kind}/:id/draft-preview`, jsonBody, async (request, response) => {
      const id = request.params.id === 'new' ? 0 : readRecordId(request.params.id);
      const { changes } = validate(draftPreviewSchema, request.body);
      const stored = id === 0 ? undefined : await readRecord(database.query, kind, id);
      if (id !== 0 && (!stored || stored.deletedAt !== undefined)) throw new NotFoundError();
      const typed = applyChanges(stored?.fields ?? {}, validChanges(kind, changes));
      const fields = { ...typed, slug: slugOf(typed) ?? NO_SLUG };
      checkPage(kind, fields);
      response.status(201).json(drafts.show(getSession(response), { kind, id, fields }));
    });
  }
};
