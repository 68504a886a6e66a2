import { type ReceivedDetails, renderReceivedPage } from '@jeweler/core/private-pages';
import type { ApiReceipt, Catalogue } from '@jeweler/core/schemas';
import type { Request, RequestHandler, Router } from 'express';
import type { z } from 'zod';
import type { CatalogueStore } from '../catalogue/catalogue-store.ts';
import { clientAddress } from '../client-network.ts';
import type { Config } from '../config.ts';
import type { Database, ShopData } from '../database/database.ts';
import { ValidationError } from '../errors.ts';
import { formOrJsonBody, isPostedForm, jsonBody } from '../http/json-body.ts';
import type { PrivatePages } from '../http/private-page.ts';
import { limitPerAddress } from '../http/rate-limit.ts';
import { heldReason } from '../mail/mail-mode.ts';
import { receiptMail } from '../mail/outbox.ts';
import { validate } from '../validate.ts';
import { type FormPayload, receiveSubmission, type StorageRules } from './receive-submission.ts';
import type { Origin } from './store-submission.ts';

export interface PublicFormDeps extends ShopData {
  readonly catalogue: Pick<CatalogueStore, 'current' | 'addressFor'>;
  readonly config: Pick<Config, 'formRateLimit' | 'siteUrl' | 'smtpUrl'>;
  readonly pages: PrivatePages;
}

/** The rules of one public form; everything else about receiving a submission is the same for all. */
interface PublicForm<Payload> extends StorageRules<Payload> {
  readonly path: `/api/${string}`;
  readonly schema: z.ZodType<Payload>;
  /** Rules that need the clock: a message for each invalid field. */
  readonly faults?: (payload: Payload, now: Date) => Record<string, string>;
  /** What is stored, if that is more than what was sent. */
  readonly complete?: (payload: Payload, catalogue: Catalogue) => Payload;
  /**
   * Title of the page that answers browsers which post the form by themselves, without scripts (SPEC section 8);
   * a form without one takes JSON only.
   */
  readonly title?: string;
  /** More to say at a field of such a form that was refused, where scripts would have shown it. */
  readonly advise?: (database: Database, error: unknown, payload: Payload, now: Date) => Promise<unknown>;
  /** What that page says beside the message; the reference without it. */
  readonly details?: (
    payload: Payload,
    receipt: ApiReceipt,
    shop: PublicFormDeps['catalogue'],
  ) => ReceivedDetails;
  /** The message for the visitor once the submission is on disk (SPEC section 8). */
  readonly receipt: (payload: Payload, stored: { readonly isHeld: boolean }) => string;
}

/** Adds one public form to the router: limit, read, validate, store, acknowledge. */
export type AddPublicForm = (router: Router, deps: PublicFormDeps) => void;

export const publicForm =
  <Payload extends FormPayload>(form: PublicForm<Payload>): AddPublicForm =>
  (router, { catalogue, config, database, clock, pages }) => {
    const { formRateLimit } = config;
    const isMailOn =
      heldReason(config, { kind: receiptMail(form.kind), submission_kind: form.kind }) === null;
    const store = async (request: Request, payload: Payload): Promise<ApiReceipt> => {
      const receivedAt = clock();
      const faults = form.faults?.(payload, receivedAt) ?? {};
      if (Object.keys(faults).length > 0) throw new ValidationError(faults);
      const origin = getOrigin(request);
      const received = { payload, receivedAt, origin, formRateLimit };
      const stored = await receiveSubmission(database, form, received);
      const { reference, isWithheld = false, prizeCode, links } = stored;
      return {
        success: true,
        message: form.receipt(payload, stored),
        reference,
        isMailed: isMailOn && !isWithheld,
        ...(prizeCode && { prizeCode }),
        ...links,
      };
    };
    const receive: RequestHandler = async (request, response) => {
      const sent = validate(form.schema, request.body);
      const payload = form.complete?.(sent, catalogue.current) ?? sent;
      if (form.title === undefined || !isPostedForm(request)) {
        response.status(201).json(await store(request, payload));
        return;
      }
      const receipt = await store(request, payload).catch(async (error: unknown) => {
        throw (await form.advise?.(database, error, payload, clock())) ?? error;
      });
      const details = form.details?.(payload, receipt, catalogue) ?? {
        facts: [['Reference', receipt.reference]],
      };
      const page = { ...details, photos: receipt.photos };
      pages.send(response, 201, renderReceivedPage(form.title, receipt.message, page));
    };
    const body = form.title === undefined ? jsonBody : formOrJsonBody;
    router.post(form.path, limitPerAddress(formRateLimit), body, receive);
  };

const MAX_PAGE_CHARACTERS = 500;
const MAX_USER_AGENT_CHARACTERS = 300;

const getOrigin = (request: Request): Origin => ({
  address: clientAddress(request),
  page: toPage(request.get('referer')),
  userAgent: request.get('user-agent')?.slice(0, MAX_USER_AGENT_CHARACTERS) ?? null,
});

const toPage = (referrer: string | undefined): string | null => {
  if (!referrer || !URL.canParse(referrer)) return null;
  const { origin, pathname } = new URL(referrer);
  return `${origin}${pathname}`.slice(0, MAX_PAGE_CHARACTERS);
};
