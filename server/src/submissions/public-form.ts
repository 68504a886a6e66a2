import type { ApiReceipt } from '@jeweler/core/schemas';
import type { Request, RequestHandler, Router } from 'express';
import type { z } from 'zod';
import type { ShopData } from '../database/database.ts';
import { ValidationError } from '../errors.ts';
import { jsonBody } from '../http/json-body.ts';
import { clientAddress, limitPerAddress } from '../http/rate-limit.ts';
import { validate } from '../validate.ts';
import { type FormPayload, receiveSubmission, type StorageRules } from './receive-submission.ts';
import type { Origin } from './store-submission.ts';

export interface PublicFormDeps extends ShopData {
  readonly config: { readonly formRateLimit: number };
}

/** The rules of one public form; everything else about receiving a submission is the same for all. */
interface PublicForm<Payload> extends StorageRules<Payload> {
  readonly path: `/api/${string}`;
  readonly schema: z.ZodType<Payload>;
  /** Rules that need the clock: a message for each invalid field. */
  readonly faults?: (payload: Payload, now: Date) => Record<string, string>;
  /** The message for the visitor once the submission is on disk (SPEC section 8). */
  readonly receipt: (payload: Payload, stored: { readonly isHeld: boolean }) => string;
}

/** Adds one public form to the router: limit, read, validate, store, acknowledge. */
export type AddPublicForm = (router: Router, deps: PublicFormDeps) => void;

export const publicForm =
  <Payload extends FormPayload>(form: PublicForm<Payload>): AddPublicForm =>
  (router, { config: { formRateLimit }, database, clock }) => {
    const receive: RequestHandler = async (request, response) => {
      const payload = validate(form.schema, request.body);
      const receivedAt = clock();
      const faults = form.faults?.(payload, receivedAt) ?? {};
      if (Object.keys(faults).length > 0) throw new ValidationError(faults);

      const origin = getOrigin(request);
      const stored = await receiveSubmission(database, form, { payload, receivedAt, origin, formRateLimit });
      response
        .status(201)
        .json({ success: true, message: form.receipt(payload, stored) } satisfies ApiReceipt);
    };
    router.post(form.path, limitPerAddress(formRateLimit), jsonBody, receive);
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
