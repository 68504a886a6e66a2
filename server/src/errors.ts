import type { ApiErrorCode, FieldConflicts, UploadClash } from '@jeweler/core/schemas';

/** A failure that its message explains completely, shown to whoever runs the command without a stack. */
export class OperatorError extends Error {
  override name = 'OperatorError';
}

/** A request that is answered with a stable `code` (DESIGN, HTTP); `message` is shown to the client. */
export abstract class RequestError extends Error {
  override readonly name: string = this.constructor.name;
  abstract readonly status: number;
  abstract readonly code: ApiErrorCode;
  /** Additional response headers. */
  readonly headers?: Readonly<Record<string, string>>;
  /** What the client is told besides: a message for each field concerned, and the state that is in the way. */
  readonly fields?: Readonly<Record<string, string>>;
  readonly present?: object;
  readonly conflicts?: FieldConflicts;

  constructor(
    message: string,
    details: Partial<Pick<RequestError, 'headers' | 'fields' | 'present' | 'conflicts'>> = {},
  ) {
    super(message);
    Object.assign(this, details);
  }
}

/** A class of errors that are answered with this status and code. */
const answeredWith = <Status extends number, Code extends ApiErrorCode>(status: Status, code: Code) =>
  class extends RequestError {
    readonly status = status;
    readonly code = code;
  };

/** 409: not possible as things are now. */
export class ConflictError extends answeredWith(409, 'conflict') {}

/** 400: readable, but invalid; `fields` maps each invalid field to its first message. */
export class ValidationError extends answeredWith(400, 'validation') {
  declare readonly fields: Readonly<Record<string, string>>;

  constructor(fields: Readonly<Record<string, string>>) {
    super(Object.values(fields)[0] ?? 'Invalid input', { fields });
  }
}

/** 400: cannot be parsed as what it claims to be. */
export class MalformedError extends answeredWith(400, 'malformed') {}

/** 401: no valid session, or wrong credentials. */
export class UnauthorizedError extends answeredWith(401, 'unauthorized') {}

/** 401: the password is right, and the code of the second factor missing or wrong. */
export class SecondFactorError extends answeredWith(401, 'second_factor') {}

/** 403: signed in, and everybody needs a second factor by now. */
export class SecondFactorDemandedError extends answeredWith(403, 'second_factor_demanded') {
  constructor() {
    super('The shop asks everybody for a second factor. Please set yours up.');
  }
}

/** 403: signed in, but the role lacks what this needs. */
export class ForbiddenError extends answeredWith(403, 'forbidden') {}

export class NotFoundError extends answeredWith(404, 'not_found') {
  constructor(message = 'There is nothing at this address.') {
    super(message);
  }
}

/** 409: changed by somebody else in the meantime; `present` is its current state. */
export class StaleRevisionError extends ConflictError {
  constructor(present: object) {
    super('Someone else has changed this in the meantime. Please look at it again.', { present });
  }
}

/** 409: not possible in the current state; `fields` maps the form field concerned to the reason. */
export class RefusedError extends ConflictError {
  constructor(field: string, message: string) {
    super(message, { fields: { [field]: message } });
  }
}

/** 412 or 416: a file that does not meet the request's condition, or does not have its range. */
export class UnmetConditionError extends RequestError {
  readonly status: 412 | 416;
  readonly code = 'malformed';

  constructor(status: 412 | 416, headers: Readonly<Record<string, string>> = {}) {
    super('The condition of this request is not met.', { headers });
    this.status = status;
  }
}

/** 409: the folder has a file of this name, `present`, and it was not said what to do. */
export class NameClashError extends ConflictError {
  declare readonly present: UploadClash;

  constructor(present: UploadClash) {
    const headers = { 'Upload-Outcome': 'conflict' };
    super(`There is a file at ${present.path} already.`, { present, headers });
  }
}

/** 507: the disk of the media folder would become full. */
export class DiskFullError extends answeredWith(507, 'too_large') {
  constructor() {
    super('The disk of the server is nearly full. Ask whoever runs it to make space; nothing is lost.');
  }
}

/** 413: the body exceeds the limit, in bytes; or, with a sentence, something else is too large. */
export class TooLargeError extends answeredWith(413, 'too_large') {
  constructor(limit: number | string = 100_000) {
    super(typeof limit === 'string' ? limit : `The request is larger than ${limit / 1000} kB.`);
  }
}

/** 415: the body is not uncompressed JSON in UTF-8; or, with a sentence, no file that is taken. */
export class UnsupportedMediaTypeError extends answeredWith(415, 'unsupported_media_type') {
  constructor(
    message = 'The request must be JSON (Content-Type: application/json) in UTF-8, not compressed.',
  ) {
    super(message);
  }
}

/** 429: too many requests; the client may try again after `seconds`. */
export class RateLimitedError extends answeredWith(429, 'rate_limited') {
  constructor(seconds: number) {
    const headers = { 'Retry-After': String(Math.max(1, Math.ceil(seconds))) };
    super('Too many requests. Please try again later.', { headers });
  }
}

/** 503: what the response is made from is temporarily unavailable. */
export class UnavailableError extends answeredWith(503, 'internal') {
  override readonly headers = { 'Retry-After': '5' };
}
